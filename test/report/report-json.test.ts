import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { CheckResult } from '../../src/check/check-result.ts'
import { Secret } from '../../src/foundation/world/secret.ts'
import { renderReportJson } from '../../src/report/report-json.ts'
import { checkResults, comparedResults } from '../support/check-arbitraries.ts'
import { aResult, aSeed, lost, notAttempted, rejected } from '../support/check-builders.ts'
import { aCheckResult, aFinding, aSeedReport, aTestReport } from '../support/finished-results.ts'
import { schemaProblems } from '../support/json-schema.ts'
import { propertyRuns } from '../support/property-runs.ts'
import { projectRoot } from '../support/source-files.ts'

const schema: unknown = JSON.parse(readFileSync(resolve(projectRoot, 'schema/report.schema.json'), 'utf8'))

function problemsOf(result: CheckResult): readonly string[] {
  return schemaProblems(JSON.parse(renderReportJson(result, { version: '0.0.0' })), schema)
}

describe('renderReportJson()', () => {
  it('matches its schema for every result', () => {
    fc.assert(
      fc.property(checkResults, (result) => {
        expect(problemsOf(result)).toEqual([])
      }),
      { numRuns: propertyRuns(200) },
    )
  })

  it('matches its schema for every result that was compared with a baseline', () => {
    fc.assert(
      fc.property(comparedResults(), (result) => {
        expect(problemsOf(result)).toEqual([])
      }),
      { numRuns: propertyRuns(100) },
    )
  })

  it('has the fields for a comparison only with a baseline', () => {
    const without: { tests: object[] } = JSON.parse(renderReportJson(aCheckResult(), { version: '0.0.0' }))
    expect([Object.keys(without), Object.keys(without.tests[0] ?? {})].flat()).not.toContain('baseline')
    expect(Object.keys(without.tests[0] ?? {})).not.toContain('comparison')
    const baseline = { startedAt: null }
    const missing = aCheckResult({ baseline, tests: [aTestReport({ comparison: null })] })
    expect(JSON.parse(renderReportJson(missing, { version: '0.0.0' }))).toMatchObject({
      baseline,
      tests: [{ comparison: null }],
    })
  })

  it('has the checked rules and the merged findings, if any', () => {
    const mergedFrom = [{ source: 'preflight', rule: 'image-only', message: 'Only images', count: 2 }] as const
    const report = { checkedRules: ['image-only'], findings: [aFinding({ mergedFrom })] }
    const result = aCheckResult({ tests: [aTestReport(report)] })
    expect(problemsOf(result)).toEqual([])
    expect(JSON.parse(renderReportJson(result, { version: '0.0.0' }))).toMatchObject({
      tests: [
        {
          checkedRules: ['image-only'],
          findings: [{ mergedFrom: [{ source: 'preflight', rule: 'image-only', text: 'Only images (2 times)' }] }],
        },
      ],
    })
  })

  it('matches its schema with problems, errors, and every submission outcome', () => {
    const seed = aSeed(1)
    const seeds = [rejected(seed), lost(seed), notAttempted(seed)].map((submission) =>
      aSeedReport({ submission, result: aResult(seed, 'Spam', { receivedAtMs: Number.NaN }) }),
    )
    const problems = [
      { input: 'data', expected: 'a value', place: { file: 'a.liquid', line: 1 } },
      { input: 'from', came: '""', expected: 'an address', todo: 'set from' },
    ]
    const error = { code: 'API_UNAVAILABLE', message: 'gone' }
    expect(problemsOf(aCheckResult({ tests: [aTestReport({ seeds, error, test: null })], problems, error }))).toEqual(
      [],
    )
  })

  it('does not match the schema when it has a field that the schema lacks', () => {
    const report: Record<string, unknown> = JSON.parse(renderReportJson(aCheckResult(), { version: '0.0.0' }))
    expect(schemaProblems({ ...report, extra: 1 }, schema)).toEqual(['$.extra is not in the schema'])
    expect(schemaProblems({ ...report, version: 2 }, schema)).toEqual(['$.version: 2 is not 1'])
  })

  it("includes its version and presend's, and ends with a newline", () => {
    const json = renderReportJson(aCheckResult(), { version: '9.9.9' })
    expect(JSON.parse(json)).toMatchObject({ version: 1, presend: '9.9.9', outcome: 'pass' })
    expect(json.endsWith('}\n')).toBe(true)
  })

  it('copies only known fields, so that it cannot include secrets', () => {
    const leaking = Object.assign(aCheckResult(), { apiToken: new Secret('hidden'), env: { SMTP: 'hidden' } })
    const seed = Object.assign(aSeedReport({ result: Object.assign(aResult(aSeed(1)), { token: 'hidden' }) }), {
      password: 'hidden',
    })
    const test = Object.assign(aTestReport({ seeds: [seed] }), { key: 'hidden' })
    expect(renderReportJson({ ...leaking, tests: [test] }, { version: '0.0.0' })).not.toContain('hidden')
  })

  it('contains percentages both unrounded and as displayed', () => {
    const [rate] = aTestReport().rates
    const rates = rate === undefined ? [] : [{ ...rate, percent: 200 / 3, hitCount: 2, outOfCount: 3 }]
    const report: { tests: { rates: unknown[] }[] } = JSON.parse(
      renderReportJson(aCheckResult({ tests: [aTestReport({ rates })] }), { version: '0.0.0' }),
    )
    expect(report.tests[0]?.rates[0]).toMatchObject({ percent: 200 / 3, shown: '66.7%' })
  })

  it('names the mode only if it is not check', () => {
    const modes = (['check', 'send', 'await'] as const).map((mode) => {
      expect(problemsOf(aCheckResult({ mode }))).toEqual([])
      const report: { mode?: string } = JSON.parse(renderReportJson(aCheckResult({ mode }), { version: '0.0.0' }))
      return report.mode
    })
    expect(modes).toEqual([undefined, 'send', 'await'])
  })
})
