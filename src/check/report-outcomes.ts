/** Reports the outcome of each test to the service, so that the test's report page agrees with the run's reports. */

import type { PutOutcomeRequest } from '../foundation/contract/test-outcome.ts'
import { isWebUrl } from '../foundation/contract/web-url.ts'
import type { CheckResult, RateEvaluation, TestReport } from './check-result.ts'
import { findingFix, findingText } from './finding-words.ts'
import { reasonWithNote, testTitle } from './outcome-sentence.ts'
import type { CheckPorts } from './ports.ts'
import type { Settings } from './settings/settings.ts'

/** The time limit for reporting all outcomes. */
const limitMs = 5000

/** The limits that the API defines for a reported outcome. */
const mostFindings = 50
const longestText = 1000

/**
 * Reports the outcome of every test that has a report page. Never rejects: the outcome of the run does not depend on
 * this request, and services other than presend do not support it.
 */
export async function reportOutcomes(
  result: Pick<CheckResult, 'tests' | 'mode' | 'notSent'>,
  { metadata }: Pick<Settings, 'metadata'>,
  ports: Pick<CheckPorts, 'reportOutcome' | 'clock'>,
): Promise<void> {
  const deadlineMs = ports.clock.monotonicMs() + limitMs
  const { signal } = new AbortController()
  await Promise.all(
    result.tests.map(async (report) => {
      const { test } = report
      if (test === null || test.reportUrl === null) return
      // The run that reads the results will report the outcome.
      if (result.mode === 'send' && report.outcome === 'pass') return
      try {
        await ports.reportOutcome({ test, outcome: toOutcome(report, { ...result, metadata }), deadlineMs }, signal)
      } catch {
        // Ignore the error: the service is unavailable or does not support the request, and the report page states that
        // no outcome was reported.
      }
    }),
  )
}

/** Converts the report on a test to the format of the API. */
export function toOutcome(
  report: TestReport,
  { metadata, mode, notSent }: Pick<Settings, 'metadata'> & Pick<CheckResult, 'mode' | 'notSent'>,
): PutOutcomeRequest {
  const { rates, findings, subject } = report
  const { outcome, reason } = verdictOf(report, notSent)
  return {
    outcome,
    reason: cut(reason),
    thresholds: rates.map(toThreshold),
    findings: findings.slice(0, mostFindings).map((finding) => {
      const { severity, seeds } = finding
      const fix = findingFix(finding)
      const share =
        seeds.length === 0 || seeds.length === report.seeds.length
          ? ''
          : ` (${seeds.length} of ${report.seeds.length} mailboxes)`
      return { severity, text: `${cut(findingText(finding))}${share}`, fix: fix === null ? null : cut(fix) }
    }),
    // A run that did not send the mail does not know the subject.
    ...(mode === 'await' ? {} : { subject: cut(subject) }),
    template: cut(testTitle(report)),
    ...textField('commit', metadata['commit']),
    ...textField('branch', metadata['branch']),
    ...urlField('run_url', metadata['run_url']),
    ...urlField('pull_request_url', metadata['pull_request_url']),
  }
}

/** Returns the verdict on a test. The API has no outcome for a test that was not sent: the outcome of the cause counts. */
function verdictOf(report: TestReport, notSent: CheckResult['notSent']): PutVerdict {
  const { outcome } = report
  if (outcome !== 'not-sent') return { outcome, reason: reasonWithNote(report) }
  return notSent ?? { outcome: 'inconclusive', reason: reasonWithNote(report) }
}

type PutVerdict = Pick<PutOutcomeRequest, 'outcome' | 'reason'>

function toThreshold(rate: RateEvaluation): PutOutcomeRequest['thresholds'][number] {
  return {
    rate: rate.rate,
    scope: rate.scope,
    percent: rate.percent,
    hit_count: rate.hitCount,
    out_of_count: rate.outOfCount,
    threshold: rate.thresholdPercent,
    bound: rate.bound,
    open_count: rate.openCount,
    highest_percent: rate.highestPercent,
    status: rate.status,
  }
}

/** Truncates a string to the limit of the API, and removes characters that databases cannot store. */
function cut(text: string): string {
  return text.slice(0, longestText).replaceAll('\0', '').toWellFormed()
}

function textField(name: 'commit' | 'branch', value: unknown): Partial<PutOutcomeRequest> {
  return typeof value === 'string' && value !== '' ? { [name]: cut(value) } : {}
}

function urlField(name: 'run_url' | 'pull_request_url', value: unknown): Partial<PutOutcomeRequest> {
  const isUrl = typeof value === 'string' && value.length <= longestText && isWebUrl(value)
  return isUrl ? { [name]: value } : {}
}
