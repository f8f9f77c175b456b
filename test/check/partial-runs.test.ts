/** One template's fault is that template's, and a problem of the run is no template's fault. */

import { describe, expect, it } from 'vitest'

import type { CheckResult } from '../../src/check/check-result.ts'
import { exitCodeOf } from '../../src/check/exit-code.ts'
import { sentenceOf } from '../../src/check/outcome-sentence.ts'
import { Secret } from '../../src/foundation/world/secret.ts'
import { runHeadline } from '../../src/report/headline.ts'
import { aTemplateSetting } from '../support/check-builders.ts'
import { aTemplate } from '../support/fake-ports.ts'
import { allInInbox, apiError, type RunOptions, run } from '../support/fake-run.ts'
import { somePreflight } from '../support/some-settings.ts'

const head = '---\nsubject: Hello\nfrom: Shop <shop@acme.example>\n---\n'
const unresolved = `${head}<p>Hello {{ name }},</p>\n`
const unrendered = `${head}<p>Hello {{ name }},</p>\n`
const good = { 'a.html': aTemplate, 'b.html': aTemplate, 'c.html': aTemplate }
const all = [aTemplateSetting({ pattern: '*' })]
const preflight = { ...somePreflight, level: 'error' } as const

async function runAll({ settings, ...options }: RunOptions): ReturnType<typeof run> {
  return await run({ scripts: [{ arrivals: allInInbox }], ...options, settings: { templates: all, ...settings } })
}

function outcomes({ tests }: CheckResult): Readonly<Record<string, string>> {
  return Object.fromEntries(tests.map(({ templatePath, outcome }) => [templatePath, outcome]))
}

describe('a template with a preflight error', () => {
  const texts = { ...good, 'bad.html': unresolved }

  it('is not sent and fails, and the others are sent and evaluated', async () => {
    const { result, ports } = await runAll({ texts, settings: { preflight } })
    expect(outcomes(result)).toEqual({ 'a.html': 'pass', 'b.html': 'pass', 'bad.html': 'fail', 'c.html': 'pass' })
    expect(ports.requests).toHaveLength(3)
    expect(sentenceOf(result)).toBe(
      'fail: 1 of 4 templates fails (bad.html: preflight found 1 error (bad.html:5: Unresolved placeholders: {{ name }}); not sent); 3 pass',
    )
    expect(runHeadline(result)).toBe('1 of 4 templates fails; 3 pass')
    expect(result.notSent).toBeUndefined()
  })

  it('fails with preflight: warning for a warning, too, and is sent with preflight: off', async () => {
    const rules = { 'unresolved-variable': { severity: 'warning', options: {} } } as const
    const strict = await runAll({ texts, settings: { preflight: { ...preflight, rules, level: 'warning' } } })
    expect(outcomes(strict.result)).toMatchObject({ 'bad.html': 'fail' })
    const off = await runAll({ texts, settings: { preflight: { ...preflight, level: 'off' } } })
    expect(outcomes(off.result)).toMatchObject({ 'bad.html': 'pass' })
  })

  it('does not fail the step with gate: warn, and is still not sent', async () => {
    const { result, ports } = await runAll({ texts, settings: { preflight, gate: 'warn' } })
    expect([result.outcome, exitCodeOf(result), ports.requests.length]).toEqual(['fail', 0, 3])
  })

  it('is named by a dry run, which renders the others', async () => {
    const { result, ports } = await runAll({ texts, settings: { preflight, isDryRun: true } })
    expect(outcomes(result)).toMatchObject({ 'a.html': 'pass', 'bad.html': 'fail' })
    expect(sentenceOf(result)).toMatch(/^fail: 1 of 4 templates fails \(bad\.html: .*\); 3 pass$/u)
    expect([runHeadline(result), ports.calls]).toEqual(['1 of 4 templates fails; 3 pass', []])
  })

  it('does not keep mode send from sending the others', async () => {
    const { result } = await runAll({ texts, settings: { preflight, mode: 'send' } })
    expect(runHeadline(result)).toBe('1 of 4 templates fails; 3 were sent')
  })

  it('leaves nothing to send if all templates have one, and no login is awaited', async () => {
    const { result, ports } = await runAll({
      texts: { 'a.html': unresolved, 'b.html': unresolved },
      settings: { preflight },
    })
    expect([runHeadline(result), ports.requests.length]).toEqual(['2 of 2 templates fail', 0])
  })
})

describe('a template that cannot be rendered', () => {
  const texts = { ...good, 'bad.liquid': unrendered }

  it('is misconfigured with its problem, and the others are sent and evaluated', async () => {
    const { result, ports } = await runAll({ texts })
    expect(outcomes(result)).toEqual({
      'a.html': 'pass',
      'b.html': 'pass',
      'bad.liquid': 'misconfigured',
      'c.html': 'pass',
    })
    expect(ports.requests).toHaveLength(3)
    expect([result.outcome, exitCodeOf(result)]).toEqual(['misconfigured', 2])
    expect(runHeadline(result)).toBe('1 of 4 templates is misconfigured; 3 pass')
    const [problem] = result.problems
    expect(result.problems).toHaveLength(1)
    expect(result.tests[2]?.problems).toEqual([problem])
    expect(problem?.place).toMatchObject({ file: 'bad.liquid' })
  })

  it('is not excused by gate: warn', async () => {
    const { result } = await runAll({ texts, settings: { gate: 'warn' } })
    expect(exitCodeOf(result)).toBe(2)
  })

  it('does not keep the other templates of a missing data set from being sent', async () => {
    const dataSets = [{ name: null, source: { kind: 'pattern' as const, pattern: 'data/{name}.json' } }]
    const { result } = await runAll({
      texts: { 'mails/a.html': aTemplate, 'mails/b.html': aTemplate, 'data/a.json': '{}' },
      settings: { templates: [aTemplateSetting({ pattern: 'mails/*', dataSets })] },
    })
    expect(outcomes(result)).toEqual({ 'mails/a.html': 'pass', 'mails/b.html': 'misconfigured' })
  })

  it('has the same words as before if it is the only one', async () => {
    const { result } = await runAll({ texts: { 'bad.liquid': unrendered } })
    expect(sentenceOf(result)).toMatch(/^misconfigured: .*bad\.liquid:5.*; nothing was sent$/u)
    expect(runHeadline(result)).toBe('1 problem in the settings or templates; nothing was sent')
  })
})

describe('a problem of the run', () => {
  const dkim = { domain: 'acme.example', selector: 's', privateKey: new Secret('no key') }

  it('of its settings leaves all templates not sent, except those that are at fault themselves', async () => {
    const { result, ports } = await runAll({
      texts: { ...good, 'bad.liquid': unrendered, 'worse.html': unresolved },
      settings: { dkim, preflight },
    })
    expect(outcomes(result)).toEqual({
      'a.html': 'not-sent',
      'b.html': 'not-sent',
      'bad.liquid': 'misconfigured',
      'c.html': 'not-sent',
      'worse.html': 'fail',
    })
    expect(result).toMatchObject({ outcome: 'misconfigured', notSent: { outcome: 'misconfigured' } })
    expect(runHeadline(result)).toBe('2 problems in the settings or templates; nothing was sent')
    expect(ports.requests).toEqual([])
  })

  it('is stated once when the login is rejected', async () => {
    const { result } = await runAll({
      texts: { ...good, 'bad.html': unresolved },
      settings: { preflight },
      verifyError: apiError('SMTP_AUTH_REFUSED', 'misconfigured'),
    })
    expect(sentenceOf(result)).toBe(
      'misconfigured: 3 of 4 templates were not sent (Asking: expected 200, got 503; try later), 1 fails',
    )
    expect(result.error?.code).toBe('SMTP_AUTH_REFUSED')
  })

  it('does not affect the templates that were sent before the login was rejected', async () => {
    const rejected = { submitError: apiError('SMTP_AUTH_REFUSED', 'misconfigured') }
    const texts = { ...good, 'd.html': aTemplate }
    const { result } = await runAll({ texts, scripts: [{ arrivals: allInInbox }, rejected, rejected, rejected] })
    expect(outcomes(result)).toEqual({
      'a.html': 'pass',
      'b.html': 'not-sent',
      'c.html': 'not-sent',
      'd.html': 'not-sent',
    })
    expect(result).toMatchObject({ outcome: 'misconfigured', error: { code: 'SMTP_AUTH_REFUSED' } })
    expect(runHeadline(result)).toBe('3 of 4 templates were not sent; 1 passes')
  })

  it('has the worst cause if there are several', async () => {
    const [down, refused] = [apiError('API_UNAVAILABLE'), apiError('API_TOKEN_REFUSED', 'misconfigured')]
    const { result } = await runAll({ texts: good, scripts: [{ createError: down }, { createError: refused }] })
    expect(result).toMatchObject({ outcome: 'misconfigured', error: { code: 'API_TOKEN_REFUSED' } })
  })
})
