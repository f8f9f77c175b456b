/**
 * Defines the parts of a test that are compared with the baseline. A test in this run and a test in a baseline file have
 * the same form.
 */

import { shorten } from '../../foundation/errors/shorten.ts'
import type { CheckResult, Finding, RateEvaluation, SeedReport, TestReport } from '../check-result.ts'
import { findingFix } from '../finding-words.ts'

/** An earlier report. All strings are untrusted, and none is longer than `longestText`. */
export interface Baseline {
  /** When the earlier run started, in ISO 8601; `null` if unknown. */
  readonly startedAt: string | null
  readonly serviceKind: 'embedded' | 'remote'
  readonly tests: readonly ComparableTest[]
}

/** One template with one data set. */
export interface ComparableTest {
  readonly templatePath: string
  readonly dataSet: string | null
  /** The run's mode. A run with mode `send` has no results; one with `await` does not know all SMTP replies. */
  readonly mode: CheckResult['mode']
  /** True if a test was created at the service. */
  readonly isSent: boolean
  readonly receivedCount: number
  /** True if no results were outstanding when the test was decided. */
  readonly isComplete: boolean
  /** The ids of the preflight rules that were checked; empty if preflight did not run, or if this is unknown. */
  readonly checkedRules: readonly string[]
  readonly rates: readonly ComparableRate[]
  readonly seeds: readonly ComparableSeed[]
  readonly findings: readonly ComparableFinding[]
}

export interface ComparableRate {
  readonly rate: string
  readonly scope: string
  /** The percentage, not rounded; `null` if not measured. */
  readonly percent: number | null
  /** False if results were outstanding that could still have changed the rate. */
  readonly isFinal: boolean
}

export interface ComparableSeed {
  readonly address: string
  readonly placementKind: string | null
  /** The folder, `other folder`, `rejected` or `no result`; `null` if nothing is known about the copy. */
  readonly place: string | null
}

export interface ComparableFinding {
  readonly source: string
  readonly severity: Finding['severity']
  readonly rule: string | null
  readonly text: string
  readonly fix: string | null
  /** How many times the issue was found. */
  readonly count: number
  /** True for a spam filter's part of a preflight finding. Only the preflight part can be new or gone. */
  readonly isPart: boolean
}

/** The maximum length of compared strings. */
export const longestText = 1000

/** The end of a comparison's `limit` if nothing was compared. */
export const nothingCompared = 'so nothing was compared'

/** Converts the report on a test of this run. */
export function toComparable(test: TestReport, mode: CheckResult['mode']): ComparableTest {
  return {
    mode,
    templatePath: test.templatePath,
    dataSet: test.dataSet,
    isSent: test.test !== null,
    receivedCount: test.receivedCount,
    isComplete: test.outstandingCount === 0,
    checkedRules: test.checkedRules ?? [],
    rates: test.rates.map(toComparableRate),
    seeds: test.seeds.map((seed) => ({
      address: seed.address,
      placementKind: seed.result?.placementKind ?? null,
      place: placeOf({ ...replyOf(seed), folder: seed.result?.folder ?? null, status: seed.status }),
    })),
    findings: test.findings.flatMap((one) => toComparableFindings({ ...one, fix: findingFix(one) })),
  }
}

function toComparableRate({ rate, scope, percent, openCount, highestPercent }: RateEvaluation): ComparableRate {
  return { rate, scope, percent, isFinal: isFinal({ percent, openCount, highestPercent }) }
}

/** Returns false if results were outstanding that could still have changed the rate. */
export function isFinal({
  percent,
  openCount,
  highestPercent,
}: Pick<RateEvaluation, 'percent' | 'openCount' | 'highestPercent'>): boolean {
  return openCount === 0 || percent === highestPercent
}

/** What is known about one copy. */
export interface CopyFacts {
  /** The code of the SMTP reply that rejected the copy; `null` if the copy was not rejected. */
  readonly rejectCode: number | null
  readonly folder: string | null
  /** The seed's status, as in report.json. */
  readonly status: string
}

function replyOf({ submission }: SeedReport): Pick<CopyFacts, 'rejectCode'> {
  return { rejectCode: submission?.status === 'rejected' ? submission.reply.code : null }
}

/** Returns the folder of a copy, `other folder`, `rejected` or `no result`; `null` if nothing is known about the copy. */
export function placeOf({ rejectCode, folder, status }: CopyFacts): string | null {
  if (rejectCode !== null && rejectCode >= 500) return 'rejected'
  if (folder !== null) return shorten(folder, longestText)
  if (status === 'elsewhere') return 'other folder'
  return status === 'missing' || status === 'excluded' ? 'no result' : null
}

/** What is compared of a finding, as in report.json. */
export type FindingFacts = Pick<Finding, 'severity' | 'fix'> &
  FindingPart & { readonly mergedFrom?: readonly FindingPart[] }

/** What identifies a finding, and how many times it was found. */
export interface FindingPart {
  readonly source: string
  readonly rule: string | null
  readonly message: string
  readonly count: number
}

/**
 * Converts a finding. A merged finding becomes the findings that were merged, because the merged text depends on the
 * spam filter's result. Returns nothing for the finding that lists unchecked rules, because these rules are compared
 * separately.
 */
export function toComparableFindings({ mergedFrom, ...finding }: FindingFacts): readonly ComparableFinding[] {
  if (mergedFrom === undefined || mergedFrom.length === 0) {
    const isList = finding.source === 'preflight' && finding.rule === null
    return isList ? [] : [toComparableFinding(finding, false)]
  }
  const { severity, fix } = finding
  return mergedFrom.map((part) => toComparableFinding({ ...part, severity, fix }, part.source !== 'preflight'))
}

function toComparableFinding(
  { source, severity, rule, message, count, fix }: Omit<FindingFacts, 'mergedFrom'>,
  isPart: boolean,
): ComparableFinding {
  const text = shorten(message, longestText)
  return { source, severity, rule: shortenOrNull(rule), text, fix: shortenOrNull(fix), count, isPart }
}

function shortenOrNull(text: string | null): string | null {
  return text === null ? null : shorten(text, longestText)
}

/**
 * Returns true if a test checked what a finding is about, so that the finding would be listed if it still applied.
 * Findings from seeds are not known before all results have arrived.
 */
export function hasChecked(test: ComparableTest, { source, rule }: ComparableFinding): boolean {
  if (source === 'preflight') return rule !== null && test.checkedRules.includes(rule)
  if (!test.isComplete || !hasResults(test)) return false
  if (source === 'submission') return test.mode !== 'await'
  return source === 'waiting' || test.receivedCount > 0
}

/** Returns true if a test was sent and its results were awaited. A test that ended in an error has no results. */
export function hasResults({ isSent, mode, seeds, rates }: ComparableTest): boolean {
  return isSent && mode !== 'send' && (seeds.length > 0 || rates.length > 0)
}
