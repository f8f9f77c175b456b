/** Builders for baselines: the text of a report.json of an earlier run. */

import type { Baseline, ComparableFinding, ComparableTest } from '../../src/check/baseline/comparable.ts'
import { parseBaseline } from '../../src/check/baseline/parse-baseline.ts'
import type { CheckResult, TestReport } from '../../src/check/check-result.ts'
import { renderReportJson } from '../../src/report/report-json.ts'

/** Returns the text of the report.json that a run with this result writes. */
export function reportText(result: CheckResult): string {
  return renderReportJson(result, { version: '0.0.0' })
}

/** Returns the baseline that a run with this result leaves behind. */
export function baselineOf(result: CheckResult): Baseline {
  const parsed = parseBaseline(reportText(result), 'report.json')
  if (parsed.status === 'bad') throw new Error(JSON.stringify(parsed.problems))
  return parsed.value
}

/** A test that was sent and received, with preflight. */
export function aComparableTest(more: Partial<ComparableTest> = {}): ComparableTest {
  return {
    templatePath: 'emails/order.html',
    dataSet: null,
    mode: 'check',
    isSent: true,
    receivedCount: 9,
    isComplete: true,
    checkedRules: ['image-alt'],
    rates: [],
    seeds: [{ address: 'seed1@consumer.example', placementKind: null, place: 'INBOX' }],
    findings: [],
    ...more,
  }
}

/** A finding of preflight. */
export function aComparableFinding(more: Partial<ComparableFinding> = {}): ComparableFinding {
  const finding = { source: 'preflight', severity: 'warning', rule: 'image-alt', text: 'No alt', fix: null } as const
  return { ...finding, count: 1, isPart: false, ...more }
}

/** The test as it would be without a baseline. */
export function withoutComparison(test: TestReport): TestReport {
  const copy: { comparison?: unknown } & TestReport = { ...test }
  delete copy.comparison
  return copy
}
