import { describe, expect, it } from 'vitest'
import { sentenceOf } from '../../src/check/outcome-sentence.ts'
import { preflightSettings, renderUnchecked, withPreflight } from '../../src/check/preflight-gate.ts'
import { everyRule } from '../../src/preflight/finding.ts'
import { aTemplateSetting } from '../support/check-builders.ts'
import { allInInbox, run } from '../support/fake-run.ts'
import { aTestReport } from '../support/finished-results.ts'
import { aPreflightReport } from '../support/preflight-results.ts'
import { somePreflight, someSettings } from '../support/some-settings.ts'

const head = '---\nsubject: Hello\nfrom: Shop <shop@acme.example>\n---\n'
const broken = `${head}<p>Hello {{ name }},</p>\n`
const on = { preflight: { ...somePreflight, level: 'error' } } as const

describe('a run with preflight', () => {
  it('fails before anything is sent when a template has an error', async () => {
    const { result, ports } = await run({ texts: { 'mail.html': broken }, settings: on })
    expect(result.outcome).toBe('fail')
    expect(sentenceOf(result)).toContain(
      'preflight found 1 error (mail.html:5: Unresolved placeholders: {{ name }}); not sent',
    )
    expect(result.tests[0]?.findings[0]).toMatchObject({
      source: 'preflight',
      severity: 'error',
      rule: 'unresolved-variable',
      place: { file: 'mail.html', line: 5, column: 10 },
    })
    expect(ports.calls.filter((call) => call !== 'verify')).toEqual([])
  })

  it('also fails a dry run', async () => {
    const { result } = await run({ texts: { 'mail.html': broken }, settings: { ...on, isDryRun: true } })
    expect(result.outcome).toBe('fail')
  })

  it('sends mail without errors, and lists all other findings', async () => {
    const rules = { 'unresolved-variable': { severity: 'warning', options: {} } } as const
    const settings = { preflight: { ...on.preflight, rules } }
    const { result } = await run({ texts: { 'mail.html': broken }, scripts: [{ arrivals: allInInbox }], settings })
    expect(result.outcome).toBe('pass')
    expect(result.tests[0]?.findings[0]).toMatchObject({ source: 'preflight', severity: 'warning' })
    const strict = { preflight: { ...settings.preflight, level: 'warning' } } as const
    expect((await run({ texts: { 'mail.html': broken }, settings: strict })).result.outcome).toBe('fail')
  })

  it('checks nothing when preflight is off', async () => {
    const { result } = await run({ texts: { 'mail.html': broken }, scripts: [{ arrivals: allInInbox }] })
    expect(result.tests[0]?.findings).toEqual([])
  })
})

describe('preflightSettings()', () => {
  it('reports whether the mail type was given explicitly', () => {
    const stated = aTemplateSetting({ mailType: 'transactional', isMailTypeStated: true })
    expect(preflightSettings(someSettings(), stated).mailType).toBe('transactional')
    expect(preflightSettings(someSettings(), aTemplateSetting()).mailType).toBeNull()
  })

  it('determines the DKIM key without the private key', () => {
    const dkimName = { domain: 'a.example', selector: 's' }
    expect(preflightSettings(someSettings({ dkimName }), aTemplateSetting()).dkim).toEqual({
      ...dkimName,
      isSigning: false,
    })
  })
})

describe('renderUnchecked()', () => {
  it('counts the rules for each reason, the most common reason first', () => {
    const unchecked = [
      { ruleId: 'b', reason: 'no y' },
      { ruleId: 'a', reason: 'no x' },
      { ruleId: 'c', reason: 'no x' },
    ]
    expect(renderUnchecked(unchecked)).toBe('2 rules (no x), 1 rule (no y)')
  })

  it('names three reasons and counts the other rules', () => {
    const unchecked = ['a', 'b', 'c', 'd', 'e'].map((ruleId) => ({ ruleId, reason: `no ${ruleId}` }))
    expect(renderUnchecked(unchecked)).toBe('1 rule (no a), 1 rule (no b), 1 rule (no c), 2 more')
  })

  it('reports that no rule could be checked', () => {
    expect(renderUnchecked([{ ruleId: everyRule, reason: 'checking exceeded 30 s' }])).toBe(
      'all rules (checking exceeded 30 s)',
    )
  })
})

describe('withPreflight()', () => {
  it('adds the rules that were checked, if they are known', () => {
    const [known, unknown] = [aPreflightReport({ checkedRules: ['image-alt'] }), aPreflightReport()]
    expect(withPreflight(aTestReport(), { preflight: known }).checkedRules).toEqual(['image-alt'])
    expect(withPreflight(aTestReport(), { preflight: unknown })).not.toHaveProperty('checkedRules')
  })
})
