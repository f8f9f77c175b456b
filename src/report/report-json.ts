/** Renders the JSON report. See docs/report-json.md and schema/report.schema.json. */

import type {
  CheckResult,
  Finding,
  MetricEvaluation,
  PlacementRow,
  PostmasterReport,
  RateEvaluation,
  RunError,
  SeedReport,
  TestReport,
} from '../check/check-result.ts'
import type { AuthenticationVerdict, SeedResult, SpamVerdict } from '../contract/test.ts'
import type { SmtpReply } from '../mail/submission-outcome.ts'
import { metricFigure } from '../postmaster/report/figures.ts'
import { percentText, placementKindOf } from './figures.ts'

/** Increased when a field is removed or changes its meaning, not when one is added. */
const reportVersion = 1

export interface JsonOptions {
  /** presend's version. */
  readonly version: string
}

/** Renders JSON with a trailing newline. A CheckResult contains no secrets. */
export function renderReportJson(result: CheckResult, options: JsonOptions): string {
  return `${JSON.stringify(reportJson(result, options), undefined, 2)}\n`
}

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

function reportJson(result: CheckResult, { version }: JsonOptions): Json {
  const { outcome, sentence, gate, onInconclusive, serviceKind, isDryRun, isCancelled } = result
  return {
    version: reportVersion,
    presend: version,
    outcome,
    sentence,
    gate,
    onInconclusive,
    serviceKind,
    isDryRun,
    isCancelled,
    startedAt: timeJson(result.startedAtMs),
    endedAt: timeJson(result.endedAtMs),
    tests: result.tests.map((test) => testJson(test, result)),
    postmaster: result.postmaster.map(postmasterJson),
    problems: result.problems.map(({ input, came, expected, todo, place }) => ({
      input,
      came: came ?? null,
      expected,
      todo: todo ?? null,
      place: placeJson(place ?? null),
    })),
    error: errorJson(result.error),
    notices: result.notices,
    settings: result.settings.map(({ name, shown, source, place }) => ({
      name,
      value: shown,
      source,
      place: placeJson(place),
    })),
  }
}

function testJson(test: TestReport, result: CheckResult): Json {
  const { templatePath, dataSet, subject, from, mailType, outcome, sentence } = test
  const { receivedCount, pointsPerSeed, tabPercent, spamPercent, missingPercent } = test
  return {
    templatePath,
    dataSet,
    subject,
    from,
    mailType,
    outcome,
    sentence,
    testStyle: test.test?.style ?? null,
    trackingId: test.test?.trackingId ?? null,
    numericId: test.test?.numericId ?? null,
    reportUrl: test.test?.reportUrl ?? null,
    placementKind: test.test === null ? null : placementKindOf(test, result.serviceKind),
    rates: test.rates.map(rateJson),
    placement: test.placement.map(placementJson),
    seeds: test.seeds.map(seedJson),
    findings: test.findings.map(findingJson),
    tabNotes: test.tabNotes,
    spamScore: test.spamScore === null ? null : { ...test.spamScore },
    receivedCount,
    pointsPerSeed,
    tabPercent,
    spamPercent,
    missingPercent,
    isEarlyDecision: test.isEarlyDecision,
    outstandingCount: test.outstandingCount,
    warnings: test.warnings,
    waitedMs: test.waitedMs,
    error: errorJson(test.error),
  }
}

function rateJson(rate: RateEvaluation): Json {
  const { scope, percent, hitCount, outOfCount, openCount, highestPercent, thresholdPercent, status, reason } = rate
  const shown = percent === null ? null : percentText(percent, rate)
  const counts = { hitCount, outOfCount, openCount }
  const limit = { bound: rate.bound, thresholdPercent }
  return { rate: rate.rate, scope, percent, shown, ...counts, highestPercent, ...limit, status, reason }
}

function postmasterJson(report: PostmasterReport): Json {
  const { domain, email, source, outcome, sentence, judged, metrics, days, warnings, error } = report
  return {
    domain,
    email,
    source,
    outcome,
    sentence,
    judged: judged === null ? null : { startDate: judged.startDate, endDate: judged.endDate },
    metrics: metrics.map(metricJson),
    days: days.map(({ date, isJudged, percents }) => ({ date, isJudged, percents })),
    warnings,
    error: errorJson(error),
  }
}

function metricJson(evaluation: MetricEvaluation): Json {
  const { metric, basis, percent, worstDate, worstPercent, dayCount, bound, status, reason } = evaluation
  const { thresholdPercent, warnPercent } = evaluation
  const shown = percent === null ? null : metricFigure(evaluation).value
  const worst = { worstDate, worstPercent, dayCount }
  return { metric, basis, percent, shown, ...worst, bound, thresholdPercent, warnPercent, status, reason }
}

function placementJson(row: PlacementRow): Json {
  const { providerType, seedCount, hitCount, inboxCount, tabCount, spamCount, noneCount } = row
  return { providerType, seedCount, hitCount, inboxCount, tabCount, spamCount, noneCount }
}

function findingJson({ source, severity, text, fix, rule, points, place, seeds }: Finding): Json {
  return { source, severity, text, fix, rule, points, place: placeJson(place), seeds }
}

function errorJson(error: RunError | null): Json {
  return error === null ? null : { code: error.code, message: error.message }
}

function seedJson(seed: SeedReport): Json {
  const { address, providerType, providerName, status, reason, fix, result } = seed
  return {
    address,
    providerType,
    providerName,
    status,
    reason,
    fix,
    submission: submissionJson(seed),
    result: result === null ? null : resultJson(result),
  }
}

function resultJson(result: SeedResult): Json {
  return {
    folder: result.folder,
    placementKind: result.placementKind,
    receivedAt: result.receivedAtMs === null ? null : timeJson(result.receivedAtMs),
    reason: result.reason,
    spf: verdictJson(result.spf),
    dkim: verdictJson(result.dkim),
    dmarc: verdictJson(result.dmarc),
    spam: result.spam === null ? null : spamJson(result.spam),
  }
}

function verdictJson({ isPass, detail }: AuthenticationVerdict): Json {
  return { isPass, detail }
}

function spamJson({ engine, version, score, threshold, symbols }: SpamVerdict): Json {
  return {
    engine,
    version: version ?? null,
    score,
    threshold,
    symbols: symbols.map((symbol) => ({
      name: symbol.name,
      score: symbol.score,
      description: symbol.description,
      fix: symbol.fix,
    })),
  }
}

/** All four statuses have the same fields, with `null` where one does not apply. */
function submissionJson({ submission }: SeedReport): Json {
  if (submission === null) return null
  const isReplied = submission.status === 'accepted' || submission.status === 'rejected'
  return {
    status: submission.status,
    acceptedAt: submission.status === 'accepted' ? timeJson(submission.acceptedAtMs) : null,
    queueId: submission.status === 'accepted' ? submission.queueId : null,
    phase: submission.status === 'rejected' ? submission.phase : null,
    reply: isReplied ? replyJson(submission.reply) : null,
    reason: isReplied ? null : submission.reason,
  }
}

function replyJson({ code, enhancedCode, text }: SmtpReply): Json {
  return { code, enhancedCode, text }
}

function placeJson(place: { readonly file: string; readonly line?: number; readonly column?: number } | null): Json {
  return place === null ? null : { file: place.file, line: place.line ?? null, column: place.column ?? null }
}

/** ISO 8601 in UTC; `null` for an invalid time. */
function timeJson(epochMs: number): string | null {
  const date = new Date(epochMs)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}
