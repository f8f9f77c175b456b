import { describe, expect, it } from 'vitest'

import { describeSetting, summarizeSetting } from '../../src/settings/describe-setting.ts'
import { settingsTable } from '../../src/settings/table.ts'

describe('describeSetting()', () => {
  it('adds example and default', () => {
    expect(describeSetting(settingsTable['smtp-connections'])).toBe(
      'The most connections to the SMTP server at a time, from 1 to 100. Default: 20.',
    )
    expect(describeSetting(settingsTable['sending-ip'])).toContain('Example: 192.0.2.10. Default: none: SPF is not')
  })

  it('says where a secret may come from', () => {
    expect(describeSetting(settingsTable['api-token'])).toContain(
      'A secret: from an input or from the environment variable PRESEND_API_TOKEN, never from the config file.',
    )
  })
})

describe('summarizeSetting()', () => {
  it.each([
    ['One thing. Another.', 'One thing'],
    ['Files (.html, .eml) and 0.5 of it. More.', 'Files (.html, .eml) and 0.5 of it'],
    ['true: plan, but send nothing.', 'true: plan, but send nothing'],
  ])('takes the first sentence of %j', (description, summary) => {
    expect(summarizeSetting({ description })).toBe(summary)
  })
})
