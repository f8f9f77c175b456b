import { describe, expect, it } from 'vitest'

import type { Settings } from '../../../src/check/settings/settings.ts'
import { settingsFolder } from '../../support/settings-folder.ts'

const inputs = { 'api-url': 'https://presend.example/api/v1', 'api-token': 't', mode: 'await' }

function output(...templates: readonly string[]): string {
  return JSON.stringify(
    templates.map((template, index) => ({ template, 'data-set': null, 'tracking-id': `pst_${index}` })),
  )
}

function gates({ awaitedTests }: Settings): readonly unknown[] {
  return awaitedTests.map(({ templatePath, mailType, thresholds: { overall } }) => [
    templatePath,
    mailType,
    overall.inbox?.percent,
  ])
}

const differing = `
min-inbox-rate: 70
templates:
  - emails/*.html
  - {template: emails/receipt.html, mail-type: transactional, min-inbox-rate: 99}
`

describe('the tests of a run with mode await', () => {
  it('have the thresholds of the run, and need no template', async () => {
    using folder = settingsFolder()
    const settings = await folder.settings({ ...inputs, 'tracking-id': 'pst_1 pst_2', 'min-inbox-rate': '90' })
    expect(gates(settings)).toEqual([
      [null, 'marketing', 90],
      [null, 'marketing', 90],
    ])
    expect([settings.templates, settings.notices]).toEqual([[], []])
  })

  it('ignore settings for sending that the environment of the job contains', async () => {
    using folder = settingsFolder()
    const sending = { 'smtp-host': 'smtp.example.com', 'smtp-username': 'u', 'dkim-domain': 'shop.example' }
    expect(await folder.problems({ ...inputs, ...sending, 'tracking-id': 'pst_1' })).toEqual([])
  })

  it('have the thresholds of the entry that their template matches', async () => {
    using folder = settingsFolder({ 'emails/receipt.html': '', 'other.html': '', '.github/presend.yml': differing })
    const tests = output('emails/a.html', 'emails/receipt.html', 'other.html')
    expect(gates(await folder.settings({ ...inputs, 'tracking-id': tests }))).toEqual([
      ['emails/a.html', 'marketing', 70],
      ['emails/receipt.html', 'transactional', 99],
      ['other.html', 'marketing', 70],
    ])
  })

  it('have the thresholds that the config file sets for all templates', async () => {
    const config = 'mail-type: transactional\ntemplates: [built/*.html]'
    using folder = settingsFolder({ '.github/presend.yml': config })
    expect(gates(await folder.settings({ ...inputs, 'tracking-id': 'pst_1' }))).toEqual([[null, 'transactional', 98]])
  })

  it('are rejected without paths if files outside the entries have other thresholds', async () => {
    const config = 'min-inbox-rate: 95\ntemplates: [{template: emails/*.html, min-inbox-rate: 50}]'
    using folder = settingsFolder({ '.github/presend.yml': config })
    expect(await folder.problems({ ...inputs, 'tracking-id': 'pst_1' })).toEqual([
      expect.stringContaining('got a list of tracking ids; pass the tests output'),
    ])
  })

  it('are rejected if a file that an entry lists is missing, because a later entry could match it', async () => {
    const config = 'templates: [{template: built/x.html, min-inbox-rate: 50}, {template: built/*.html}]'
    using folder = settingsFolder({ '.github/presend.yml': config })
    const given = { ...inputs, 'tracking-id': output('built/x.html') }
    expect(await folder.problems(given)).toEqual([expect.stringContaining('got "built/x.html"; check out')])
  })

  it('are rejected if it is unknown which thresholds apply', async () => {
    using folder = settingsFolder({ '.github/presend.yml': differing })
    expect(await folder.problems({ ...inputs, 'tracking-id': 'pst_1 pst_2' })).toEqual([
      'tracking-id: expected the tests output of the run with mode send, which names the templates, because the config file sets different thresholds or mail types for some templates, got a list of tracking ids; pass the tests output instead of the tracking-id output',
    ])
    expect(await folder.problems({ ...inputs, 'tracking-id': output('../x.html', 'gone.html') })).toEqual([
      expect.stringContaining('got "../x.html"; check out the repository'),
      expect.stringContaining('got "gone.html"; check out the repository'),
    ])
  })

  it('require the domain of postmaster data', async () => {
    using folder = settingsFolder()
    const given = { ...inputs, 'tracking-id': 'pst_1', 'postmaster-email': 'postmaster@shop.example' }
    expect(await folder.problems(given)).toEqual([
      expect.stringContaining('postmaster-domain is required without a template'),
    ])
    expect((await folder.settings({ ...given, 'postmaster-domain': 'shop.example' })).postmaster).not.toBeNull()
  })
})

describe('a run with mode send', () => {
  const sending = { ...inputs, mode: 'send', 'smtp-host': 'smtp.example.com' }

  it('leaves postmaster data to the run that decides the outcome', async () => {
    using folder = settingsFolder()
    const given = { ...sending, template: 'emails/a.html', 'postmaster-email': 'postmaster@shop.example' }
    const { postmaster, notices, awaitedTests } = await folder.settings(given)
    expect([postmaster, awaitedTests]).toEqual([null, []])
    expect(notices).toEqual(['Postmaster data was not read, because mode is send; a run with mode await evaluates it'])
  })

  it('requires a template', async () => {
    using folder = settingsFolder()
    expect(await folder.problems({ ...sending, 'postmaster-email': 'postmaster@shop.example' })).toEqual([
      expect.stringContaining('template: missing; expected at least one template'),
    ])
  })

  it('cannot be set in the config file, which a pull request can change', async () => {
    using folder = settingsFolder({ '.github/presend.yml': 'mode: send\ntracking-id: pst_1' })
    expect(await folder.problems({ template: 'emails/a.html' })).toHaveLength(2)
  })
})
