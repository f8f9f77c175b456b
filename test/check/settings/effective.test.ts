import { describe, expect, it } from 'vitest'

import { settingRows } from '../../../src/check/settings/rows/table.ts'
import { settingsFolder } from '../../support/settings-folder.ts'

const config = `
subject: Hello
headers: {X-A: b}
provider-types: [consumer, business]
templates:
  - emails/*.html
  - {template: emails/a.html, subject: Other, mail-type: transactional}
`

describe('listEffective()', () => {
  it('lists every setting in the order of the table', async () => {
    using folder = settingsFolder()
    const { effective } = await folder.settings({ template: 'emails/a.html' })
    expect(effective.map((one) => one.name)).toEqual(settingRows.map((row) => row.name))
  })

  it('lists the value and source of each setting', async () => {
    using folder = settingsFolder({ '.github/presend.yml': config })
    const { effective } = await folder.settings({ 'min-inbox-rate': '90%' })
    const shown = Object.fromEntries(
      effective.map((one) => [
        one.name,
        `${one.shown} (${one.source}${one.place === null ? '' : ` ${one.place.line}`})`,
      ]),
    )
    expect(shown).toMatchObject({
      template: 'emails/*.html, emails/a.html (config 6)',
      subject: 'Hello; overridden by 1 entry in templates (config 2)',
      headers: '{"X-A":"b"} (config 3)',
      'provider-types': 'consumer, business (config 4)',
      'mail-type': 'marketing; overridden by 1 entry in templates (default)',
      'min-inbox-rate': '90% (input)',
      config: '.github/presend.yml (default)',
      timeout: '60m (default)',
      'api-token': 'none (default)',
    })
  })

  it('masks secrets of any length as three stars', async () => {
    using folder = settingsFolder()
    const inputs = {
      template: 'emails/a.html',
      'github-token': 'ghs_0123456789',
      'api-url': 'https://p.example/api/v1',
    }
    const more = { 'api-token': 't', 'smtp-host': 'a.example' }
    const { effective } = await folder.settings({ ...inputs, ...more })
    const secrets = effective.filter((one) => ['github-token', 'api-token'].includes(one.name))
    expect(secrets.map((one) => one.shown)).toEqual(['***', '***'])
  })

  it('shows each value on one short line', async () => {
    using folder = settingsFolder()
    const { effective } = await folder.settings({
      template: 'emails/a.html',
      metadata: `a: 1\nb: "${'x'.repeat(500)}"`,
    })
    const shown = effective.find((one) => one.name === 'metadata')?.shown ?? ''
    expect(shown).toMatch(/^a: 1, b: /u)
    expect(shown.length).toBeLessThanOrEqual(80)
  })

  it('marks settings that a fork does not use', async () => {
    using folder = settingsFolder()
    const inputs = { template: 'emails/a.html', 'api-url': 'https://p.example/api/v1', 'dkim-domain': 'a.example' }
    const { effective } = await folder.settings(inputs, { isFork: true })
    const unused = effective.filter((one) => one.shown.includes('not used')).map((one) => one.name)
    expect(unused).toEqual(['api-url', 'dkim-domain'])
  })
})
