import { describe, expect, it } from 'vitest'
import type { Settings } from '../../../src/check/settings/settings.ts'
import { reportText, withoutComparison } from '../../support/baselines.ts'
import { aResult, aTemplateSetting } from '../../support/check-builders.ts'
import { aTemplate } from '../../support/fake-ports.ts'
import { allInInbox, arrivals, run, seeds } from '../../support/fake-run.ts'
import { somePreflight } from '../../support/some-settings.ts'

describe('runCheck() with a baseline', () => {
  it('compares the result with a baseline, without any effect on the outcome', async () => {
    const spam = arrivals(
      500,
      seeds.map((seed, index) => aResult(seed, index < 8 ? 'INBOX' : 'Spam')),
    )
    const settings = { quorumPercent: 100 }
    const { result: earlier } = await run({ scripts: [{ arrivals: spam }], settings })
    const texts = { 'mail.html': aTemplate, 'old.json': reportText(earlier) }
    const baselinePath = 'old.json'
    const { result } = await run({
      texts,
      scripts: [{ arrivals: allInInbox }],
      settings: { ...settings, baselinePath },
    })
    const { tests, baseline, ...rest } = result
    expect([result.outcome, baseline]).toEqual(['pass', { startedAt: new Date(earlier.startedAtMs).toISOString() }])
    expect(tests[0]?.comparison).toMatchObject({
      seeds: [{ address: seeds[8]?.address, from: 'Spam', to: 'INBOX' }],
      limit: null,
    })
    const { result: alone } = await run({ scripts: [{ arrivals: allInInbox }], settings })
    expect({ ...rest, tests: tests.map((test) => withoutComparison(test)) }).toEqual(alone)
  })

  it('has a notice about a data set that was deleted since the baseline, and passes', async () => {
    const sets = ['de', 'en'].map((name) => ({ name, source: { kind: 'none' as const } }))
    const templatesWith = (dataSets: typeof sets): Partial<Settings> => ({
      templates: [aTemplateSetting({ dataSets })],
    })
    const scripts = [{ arrivals: allInInbox }]
    const { result: earlier } = await run({ scripts, settings: templatesWith(sets) })
    const { result, ports } = await run({
      texts: { 'mail.html': aTemplate, 'old.json': reportText(earlier) },
      scripts,
      settings: { ...templatesWith(sets.slice(0, 1)), baselinePath: 'old.json' },
    })
    const day = new Date(earlier.startedAtMs).toISOString().slice(0, 10)
    expect(result.outcome).toBe('pass')
    expect(result.notices).toEqual([`1 message, 2 in the baseline of ${day}; no longer tested: mail.html [en]`])
    // Progress names the data set, too.
    const titles = ports.events.flatMap((event) => ('title' in event ? [event.title] : []))
    expect(new Set(titles)).toEqual(new Set(['mail.html [de]']))
  })

  it('compares no rule that is off in one of the runs', async () => {
    const texts = { 'mail.html': `${aTemplate}<img src="https://acme.example/a.png">` }
    const on = { quorumPercent: 100, preflight: { ...somePreflight, level: 'error' as const } }
    const off = {
      ...on,
      preflight: { ...on.preflight, rules: { 'image-alt': { severity: 'off' as const, options: {} } } },
    }
    for (const [first, second] of [
      [on, off],
      [off, on],
    ] as const) {
      const { result: earlier } = await run({ texts, scripts: [{ arrivals: allInInbox }], settings: first })
      const { result } = await run({
        texts: { ...texts, 'old.json': reportText(earlier) },
        scripts: [{ arrivals: allInInbox }],
        settings: { ...second, baselinePath: 'old.json' },
      })
      const findings = [earlier, result].flatMap(({ tests }) => tests.flatMap((test) => test.findings))
      expect(findings.filter(({ rule }) => rule === 'image-alt')).toHaveLength(1)
      expect(result.tests[0]?.comparison).toMatchObject({ limit: null, newFindings: [], goneFindings: [] })
    }
  })

  it('only notes that the baseline does not exist', async () => {
    const { result } = await run({ scripts: [{ arrivals: allInInbox }], settings: { baselinePath: 'old.json' } })
    expect(result.outcome).toBe('pass')
    expect(result.notices).toEqual(['baseline: old.json does not exist, so nothing was compared'])
    expect([result.baseline, result.tests[0]?.comparison]).toEqual([undefined, undefined])
  })

  it('reports a bad baseline together with the problems of the templates, and sends nothing', async () => {
    const texts = { 'mail.html': '<p>No subject</p>', 'old.json': '{"version": 2}' }
    const { result, ports } = await run({ texts, settings: { baselinePath: 'old.json' } })
    expect(result.outcome).toBe('misconfigured')
    expect(result.problems.map(({ input }) => input)).toEqual(expect.arrayContaining(['baseline', 'subject']))
    expect(ports.calls).toEqual([])
  })

  it('reports a bad baseline before it waits for the tests of other runs', async () => {
    const settings = { mode: 'await' as const, templates: [], baselinePath: 'old.json' }
    const { result, ports } = await run({ texts: { 'old.json': '{}' }, settings })
    expect([result.outcome, result.problems.map(({ input }) => input)]).toEqual(['misconfigured', ['baseline']])
    expect(ports.calls).toEqual([])
  })
})
