import { describe, expect, it } from 'vitest'
import { settingsTable } from '../../../../src/check/settings/rows/table.ts'
import { describeRow } from '../../../../tools/scripts/generate/describe-row.ts'

describe('describeRow()', () => {
  it('adds the example, the default and the environment variable', () => {
    expect(describeRow(settingsTable['smtp-connections'])).toMatch(/from 1 to 100\. Default: 20\.$/u)
    expect(describeRow(settingsTable['dkim-selector'])).toContain('Example: s1. Default: none.')
    expect(describeRow(settingsTable['api-token'])).toMatch(
      /Environment variable: PRESEND_API_TOKEN\. Secret: not allowed in the config file\.$/u,
    )
    expect(describeRow(settingsTable['smtp-host'])).toMatch(
      /Environment variable: PRESEND_SMTP_HOST\. Not allowed in the config file\.$/u,
    )
  })
})
