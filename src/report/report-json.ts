/** Renders the JSON report, which docs/report-json.md and schema/report.schema.json describe. */

import type {
  BaselineComparison,
  CheckResult,
  Finding,
  FindingChange,
  MetricEvaluation,
  PostmasterReport,
  RateEvaluation,
  RunError,
  SeedReport,
  TestReport,
} from '../check/check-result.ts'
import { findingFix, findingText } from '../check/finding-words.ts'
import { sentenceOf } from '../check/outcome-sentence.ts'
import { metricValue } from '../extensions/postmaster/report/figures.ts'
import type { SeedResult, SpamVerdict } from '../foundation/contract/test.ts'
import type { Problem, SourcePlace } from '../foundation/errors/problem.ts'
import type { ComplianceRow } from '../preflight/compliance/compliance-row.ts'
import { percentText, placementKindOf } from './figures.ts'

/**
 * The version of the format. The version increases when a field is removed or changes its meaning, but not when a field
 * is added.
 */
const reportVersion = 1

export interface JsonOptions {
  /** The version of presend. */
  readonly version: string
}

/** Renders the report as JSON. A CheckResult contains no secrets. */
export function renderReportJson(result: CheckResult, options: JsonOptions): string {
  return `${JSON.stringify(reportJson(result, options), undefined, 2)}\n`
}

type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json }

/** Copies only the listed fields, so that a field added to results later cannot expose a secret. */
function pick<T extends object, Name extends keyof T>(from: T, ...names: readonly Name[]): Pick<T, Name> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries() loses the names
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, Name>
}

function reportJson(result: CheckResult, { version }: JsonOptions): Json {
  return {
    version: reportVersion,
    presend: version,
    outcome: result.outcome,
    sentence: sentenceOf(result),
    ...pick(result, 'gate', 'onInconclusive', 'serviceKind', 'isDryRun', 'isCancelled'),
    ...(result.mode === 'check' ? {} : pick(result, 'mode')),
    startedAt: timeJson(result.startedAtMs),
    endedAt: timeJson(result.endedAtMs),
    // Without a baseline, JSON.stringify() omits this field and the comparisons.
    baseline: result.baseline === undefined ? undefined : pick(result.baseline, 'startedAt'),
    tests: result.tests.map((test) => testJson(test, result)),
    postmaster: result.postmaster.map(postmasterJson),
    problems: result.problems.map(problemJson),
    error: errorJson(result.error),
    notSent: result.notSent === undefined ? undefined : pick(result.notSent, 'outcome', 'reason'),
    notices: result.notices,
    settings: result.settings.map(({ name, shown, source, place }) => {
      return { name, value: shown, source, place: placeJson(place) }
    }),
  }
}

function testJson(report: TestReport, { serviceKind }: CheckResult): Json {
  const { test } = report
  return {
    ...pick(report, 'templatePath', 'dataSet', 'subject', 'from', 'mailType', 'outcome'),
    sentence: sentenceOf(report),
    testStyle: test?.style ?? null,
    trackingId: test?.trackingId ?? null,
    numericId: test?.numericId ?? null,
    reportUrl: test?.reportUrl ?? null,
    placementKind: test === null ? null : placementKindOf(report, serviceKind),
    rates: report.rates.map(rateJson),
    placement: report.placement.map((row) =>
      pick(row, 'providerType', 'seedCount', 'hitCount', 'inboxCount', 'tabCount', 'spamCount', 'noneCount'),
    ),
    seeds: report.seeds.map(seedJson),
    findings: report.findings.map(findingJson),
    compliance: report.compliance.map(requirementJson),
    unchecked: report.unchecked.map((rule) => pick(rule, 'ruleId', 'reason')),
    checkedRules: report.checkedRules,
    tabNotes: report.tabNotes,
    spamScore: report.spamScore === null ? null : pick(report.spamScore, 'engine', 'score', 'threshold'),
    ...pick(report, 'receivedCount', 'pointsPerSeed', 'tabPercent', 'spamPercent', 'missingPercent'),
    ...pick(report, 'isEarlyDecision', 'outstandingCount', 'warnings', 'waitedMs'),
    error: errorJson(report.error),
    problems: report.problems?.map(problemJson),
    comparison: report.comparison == null ? report.comparison : comparisonJson(report.comparison),
  }
}

function problemJson({ input, came, expected, todo, place }: Problem): Json {
  return { input, came: came ?? null, expected, todo: todo ?? null, place: placeJson(place ?? null) }
}

function comparisonJson({ newFindings, goneFindings, ...comparison }: BaselineComparison): Json {
  return {
    limit: comparison.limit,
    rates: comparison.rates.map((rate) => pick(rate, 'rate', 'scope', 'baselinePercent', 'percent', 'changePoints')),
    seeds: comparison.seeds.map((seed) => pick(seed, 'address', 'providerType', 'from', 'to')),
    newFindingCount: comparison.newFindingCount,
    newFindings: newFindings.map(findingChangeJson),
    goneFindingCount: comparison.goneFindingCount,
    goneFindings: goneFindings.map(findingChangeJson),
  }
}

function findingChangeJson(finding: FindingChange): Json {
  return pick(finding, 'severity', 'rule', 'text', 'count')
}

function requirementJson({ cells, ...row }: ComplianceRow): Json {
  return {
    ...pick(row, 'id', 'title'),
    cells: cells.map((cell) => ({ ...pick(cell, 'provider', 'level', 'status', 'cost') })),
    ...pick(row, 'breaches', 'reason', 'source'),
  }
}

function rateJson(rate: RateEvaluation): Json {
  return {
    ...pick(rate, 'rate', 'scope', 'percent'),
    shown: rate.percent === null ? null : percentText(rate.percent, rate),
    ...pick(rate, 'hitCount', 'outOfCount', 'openCount', 'highestPercent'),
    ...pick(rate, 'bound', 'thresholdPercent', 'status', 'reason'),
  }
}

function postmasterJson(report: PostmasterReport): Json {
  return {
    ...pick(report, 'domain', 'email', 'source', 'outcome'),
    sentence: sentenceOf(report),
    judged: report.judged === null ? null : pick(report.judged, 'startDate', 'endDate'),
    metrics: report.metrics.map(metricJson),
    days: report.days.map((day) => pick(day, 'date', 'isJudged', 'percents')),
    warnings: report.warnings,
    error: errorJson(report.error),
  }
}

function metricJson(metric: MetricEvaluation): Json {
  return {
    ...pick(metric, 'metric', 'basis', 'percent'),
    shown: metric.percent === null ? null : metricValue(metric),
    ...pick(metric, 'worstDate', 'worstPercent', 'dayCount'),
    ...pick(metric, 'bound', 'thresholdPercent', 'warnPercent', 'status', 'reason'),
  }
}

function findingJson(finding: Finding): Json {
  const { source, severity, rule, points } = finding
  const parts = { source, severity, text: findingText(finding), fix: findingFix(finding), rule, points }
  const mergedFrom = finding.mergedFrom?.map((one) => ({ ...pick(one, 'source', 'rule'), text: findingText(one) }))
  return { ...parts, place: placeJson(finding.place), seeds: finding.seeds, mergedFrom }
}

function errorJson(error: RunError | null): Json {
  return error === null ? null : pick(error, 'code', 'message')
}

function seedJson(seed: SeedReport): Json {
  return {
    ...pick(seed, 'address', 'providerType', 'providerName', 'status', 'reason', 'fix'),
    submission: submissionJson(seed),
    result: seed.result === null ? null : resultJson(seed.result),
  }
}

function resultJson({ receivedAtMs, spam, ...result }: SeedResult): Json {
  return {
    ...pick(result, 'folder', 'placementKind'),
    receivedAt: receivedAtMs === null ? null : timeJson(receivedAtMs),
    reason: result.reason,
    spf: pick(result.spf, 'isPass', 'detail'),
    dkim: pick(result.dkim, 'isPass', 'detail'),
    dmarc: pick(result.dmarc, 'isPass', 'detail'),
    spam: spam === null ? null : spamJson(spam),
  }
}

function spamJson({ engine, version, score, threshold, symbols }: SpamVerdict): Json {
  const shown = symbols.map((symbol) => pick(symbol, 'name', 'score', 'description', 'fix'))
  return { engine, version: version ?? null, score, threshold, symbols: shown }
}

/**
 * Converts the outcome of sending one copy. All statuses have the same fields; a field that does not apply is `null`.
 */
function submissionJson({ submission }: SeedReport): Json {
  if (submission === null) return null
  const isReplied = submission.status === 'accepted' || submission.status === 'rejected'
  return {
    status: submission.status,
    acceptedAt: submission.status === 'accepted' ? timeJson(submission.acceptedAtMs) : null,
    queueId: submission.status === 'accepted' ? submission.queueId : null,
    phase: submission.status === 'rejected' ? submission.phase : null,
    reply: isReplied ? pick(submission.reply, 'code', 'enhancedCode', 'text') : null,
    reason: isReplied ? null : submission.reason,
  }
}

function placeJson(place: SourcePlace | null): Json {
  return place === null ? null : { file: place.file, line: place.line ?? null, column: place.column ?? null }
}

/** Renders a time in ISO 8601 and UTC; returns `null` for an invalid time. */
function timeJson(epochMs: number): string | null {
  const date = new Date(epochMs)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}
