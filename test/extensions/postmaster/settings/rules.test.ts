import { describe, expect, it } from 'vitest'

import { settingsFolder } from '../../../support/settings-folder.ts'

const service = { 'api-url': 'https://presend.example/api/v1', 'api-token': 't' }
const server = { 'smtp-host': 'smtp.example.com' }
const account = { 'postmaster-email': 'postmaster@shop.example' }
const template = { template: 'emails/a.html' }
const domain = { 'postmaster-domain': 'shop.example' }

describe('postmaster settings', () => {
  it.each([
    ['with templates, whose From field has the domain', { ...service, ...server, ...template, ...account }],
    ['alone, without a template and without an SMTP server', { ...service, ...account, ...domain }],
  ])('are complete %s', async (_how, inputs) => {
    using folder = settingsFolder()
    expect(await folder.problems(inputs)).toEqual([])
  })

  it('are rejected without postmaster-email', async () => {
    using folder = settingsFolder()
    const inputs = { ...service, ...server, ...template, 'max-spam-rate': '0.2', 'postmaster-days': '9' }
    expect(await folder.problems(inputs)).toEqual([
      'postmaster-email is required when postmaster-days and max-spam-rate are set; set it to the address of a ' +
        'connected postmaster account, or remove the settings that require it',
    ])
  })

  it('are rejected with the embedded service', async () => {
    using folder = settingsFolder()
    expect(await folder.problems({ ...template, ...account })).toEqual([
      'api-url is required when postmaster-email is set, because the embedded service has no postmaster data; set api-url ' +
        'and api-token, or remove postmaster-email',
    ])
  })

  it('require postmaster-domain without a template, and reject dry-run', async () => {
    using folder = settingsFolder()
    const problems = await folder.problems({ ...service, ...account, 'dry-run': 'true' })
    expect(problems).toEqual([
      expect.stringMatching(/^postmaster-domain is required without a template, /u),
      expect.stringMatching(/^dry-run is not allowed without a template, /u),
    ])
  })

  it('are parsed into one setting with limits in percent', async () => {
    using folder = settingsFolder({
      '.github/presend.yml': 'postmaster-email: postmaster@shop.example\nmax-spam-rate: 0.2%\nmin-tls-ratio: 0.97\n',
    })
    const inputs = { ...service, ...domain, 'warn-spam-rate': 'none', 'min-auth-success-ratio': '99%' }
    const settings = await folder.settings(inputs)
    expect(settings.postmaster).toEqual({
      email: 'postmaster@shop.example',
      domains: ['shop.example'],
      dayCount: 7,
      thresholds: {
        maxSpamPercent: 0.2,
        warnSpamPercent: null,
        minAuthenticationPercent: 99,
        minTlsPercent: 97,
        maxDeliveryErrorPercent: null,
      },
    })
    expect(settings.templates).toEqual([])
    expect(settings.effective[0]).toMatchObject({ name: 'template', shown: 'none', source: 'default' })
    expect(settings.notices).toEqual(['No template is set, so no mail was tested; only postmaster data was evaluated'])
  })

  it('are ignored on a pull request from a fork, where the mail is still tested', async () => {
    using folder = settingsFolder()
    const inputs = { 'api-url': service['api-url'], ...server, ...template, ...account }
    const settings = await folder.settings(inputs, { isFork: true })
    expect([settings.service.kind, settings.postmaster]).toEqual(['embedded', null])
    expect(settings.notices[0]).toMatch(/folders are simulated, and postmaster data was not read$/u)
  })

  it('are kept on a fork if nothing else is checked, so that the run does not pass', async () => {
    using folder = settingsFolder()
    const inputs = { 'api-url': service['api-url'], ...account, ...domain }
    const settings = await folder.settings(inputs, { isFork: true })
    expect([settings.service.kind, settings.postmaster?.domains]).toEqual(['embedded', ['shop.example']])
  })

  it('require a template if postmaster-email is not set', async () => {
    using folder = settingsFolder()
    expect((await folder.problems({ ...service, ...server }))[0]).toMatch(
      /^template: missing; expected at least one template/u,
    )
  })
})
