/** Runs the command `presend preflight --json` with the settings in a config file. */

import { describe, expect, it } from 'vitest'

import { type PreflightRun, readPreflightJson } from '../support/run-preflight.ts'
import { runPreflightCommand } from './run-preflight-command.ts'

const head = '---\nsubject: Your bike is ready\nfrom: Fernhill Bikes <news@fernhill-bikes.com>\n---\n'

async function check(body: string, config: string): Promise<PreflightRun> {
  const texts = { 'mail.html': `${head}${body}`, '.github/presend.yml': `mail-type: transactional\n${config}` }
  const { exitCode, printed } = await runPreflightCommand(texts, { isJson: true })
  return readPreflightJson(exitCode, printed)
}

/** Switches off everything that the tested settings do not affect. */
function of(ruleId: string, { findings }: PreflightRun): readonly string[] {
  return findings.filter((line) => line.split(' ')[1] === ruleId)
}

const image = '<p>Hello.</p>\n<p><img src="https://fernhill-bikes.com/a.png" width="300" height="200"></p>\n'

describe('preflight-rules in the config file', () => {
  it('sets the severity of a rule, which decides the exit code', async () => {
    const [usual, raised, off] = await Promise.all([
      check(image, ''),
      check(image, 'preflight-rules:\n  image-alt: error\n'),
      check(image, 'preflight-rules:\n  image-alt: off\n'),
    ])
    expect([usual.exitCode, of('image-alt', usual)]).toEqual([
      0,
      ['warning image-alt mail.html:6 The image has no alt attribute'],
    ])
    expect([raised.exitCode, of('image-alt', raised)]).toEqual([
      1,
      ['error image-alt mail.html:6 The image has no alt attribute'],
    ])
    expect([off.exitCode, of('image-alt', off)]).toEqual([0, []])
  })

  it('sets the options of a rule, with or without a severity', async () => {
    const long = `<p>${'a'.repeat(91_000)}</p>\n`
    const [usual, wider, error] = await Promise.all([
      check(long, ''),
      check(long, 'preflight-rules:\n  html-clip:\n    margin: 12000\n'),
      check(long, 'preflight-rules:\n  html-clip:\n    margin: 2000\n    severity: error\n'),
    ])
    expect([usual, wider, error].map((run) => of('html-clip', run).map((line) => line.split(' ')[0]))).toEqual([
      [],
      ['warning'],
      ['error'],
    ])
    expect([usual.exitCode, wider.exitCode, error.exitCode]).toEqual([0, 0, 1])
  })

  it('rejects unknown rules, options and clients', async () => {
    const { exitCode, outcome, problems } = await check(
      image,
      'preflight-rules:\n  image-alts: off\n  html-clip:\n    margins: 1\nclients: gmial\n',
    )
    expect([exitCode, outcome]).toEqual([2, 'misconfigured'])
    expect(problems).toEqual([
      'preflight-rules: expected a rule id',
      'preflight-rules.html-clip: expected an option of the rule',
      'clients: expected a mail client listed on caniemail.com',
    ])
  })

  it('fails for warnings with preflight: warning, and for nothing with preflight: off', async () => {
    const broken = '<p>Hello {{ name }}.</p>\n'
    const [strict, off] = await Promise.all([check(image, 'preflight: warning\n'), check(broken, 'preflight: off\n')])
    expect([strict.exitCode, off.exitCode, of('unresolved-variable', off)]).toEqual([
      1,
      0,
      ['error unresolved-variable mail.html:5 Unresolved placeholders: {{ name }}'],
    ])
  })
})

describe('esp in the config file', () => {
  const body = '<p>Hello *|FNAME|*.</p>\n<p>Your code: {{var:code}} and -first_name-.</p>\n'

  it.each([
    ['', ['*|FNAME|*', '{{var:code}}']],
    ['esp: mailchimp\n', ['{{var:code}}']],
    ['esp: mailjet\n', ['*|FNAME|*']],
    ['esp: mailchimp mailjet\n', []],
  ])('%j leaves the placeholders %j', async (config, expected) => {
    const run = await check(body, config)
    const found = of('unresolved-variable', run).join('\n')
    expect(['*|FNAME|*', '{{var:code}}'].filter((name) => found.includes(name))).toEqual(expected)
  })

  it('must be a known provider', async () => {
    const { exitCode, problems } = await check(body, 'esp: mailchump\n')
    expect([exitCode, problems.length]).toEqual([2, 1])
    expect(problems[0]).toContain('mailchimp')
  })
})

describe('suppressions in a template', () => {
  it('suppress a finding, and are reported when they suppress none', async () => {
    const body = `<!-- presend-disable-next-line image-alt: decoration -->\n${image.split('\n')[1] ?? ''}\n<!-- presend-disable-next-line unresolved-variable: shown on purpose -->\n<p>Hello.</p>\n<!-- presend-disable-file image-alts -->\n`
    const run = await check(body, '')
    expect(of('image-alt', run)).toEqual([])
    expect(of('unused-suppression', run)).toEqual([
      'notice unused-suppression mail.html:7 the suppression comment for unresolved-variable matches no finding',
      'notice unused-suppression mail.html:9 the suppression comment names an unknown rule: image-alts',
    ])
  })

  it('report that their rule is off when the config file switches it off', async () => {
    const body = `<!-- presend-disable-file image-alt: decoration -->\n${image}`
    const run = await check(body, 'preflight-rules:\n  image-alt: off\n')
    expect(of('unused-suppression', run)).toEqual([
      'notice unused-suppression mail.html:5 the suppression comment for image-alt matches no finding, because the settings switch the rule off',
    ])
  })

  it('keep an error from failing the run', async () => {
    const body =
      '<p>Hello.</p>\n<p>{{ name }}</p> <!-- presend-disable-line unresolved-variable: shown on purpose -->\n'
    expect(await check(body, '')).toMatchObject({ exitCode: 0, outcome: 'pass' })
  })
})
