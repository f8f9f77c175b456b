/** Converts the report on a test to the view that report.html shows. */

import type { CheckResult, SeedReport, TestReport } from '../check/check-result.ts'
import { isRefused } from '../check/evidence.ts'
import { reasonWithNote, testTitle } from '../check/outcome-sentence.ts'
import { isTab } from '../foundation/contract/names.ts'
import type { SeedResult } from '../foundation/contract/test.ts'
import {
  isTransient,
  renderReply,
  type SmtpReply,
  type SubmissionOutcome,
} from '../foundation/mail/submission-outcome.ts'
import { findingParts, fullFinding } from './finding-line.ts'
import {
  type ReportView,
  type SeedState,
  type SeedView,
  toVerdictView,
  type VerdictViews,
} from './pages/report-view.ts'
import { measuredFacts, testNotes } from './result-notes.ts'
import { placementTable, rateTable } from './result-tables.ts'
import { unmeasuredLines } from './run-facts.ts'

/** Converts the report. The strings may be untrusted. */
export function toReportView(test: TestReport, result: Pick<CheckResult, 'serviceKind' | 'settings'>): ReportView {
  const { subject, from, mailType, outcome } = test
  const reportUrl = test.test?.reportUrl ?? null
  return {
    title: testTitle(test),
    gate:
      outcome === 'not-sent'
        ? null
        : { outcome, limits: 'reported', reason: reasonWithNote(test), rates: rateTable(test) },
    progress: 'complete',
    isLive: false,
    mail: { subject, from, mailType, preview: null, headers: null, text: null, source: null, htmlPath: null },
    fixes: test.findings.map((finding) => {
      const { text, fix } = findingParts(finding, test, fullFinding)
      return { severity: finding.severity, text, fix: fix === '' ? null : fix }
    }),
    seeds: test.seeds.map(toSeedView),
    placement: placementTable(test),
    timesSince: 'it was sent',
    previous: null,
    facts: [
      ...measuredFacts(test),
      ...unmeasuredLines(test, result),
      ...test.tabNotes.map((note) => `${note} (local simulation)`),
    ],
    links: reportUrl === null ? [] : [{ title: 'The service’s report page', url: reportUrl }],
    notes: testNotes(test),
  }
}

function toSeedView(seed: SeedReport): SeedView {
  const { address, providerType, providerName, submission, result } = seed
  const state = stateOf(seed)
  const reply = replyOf(seed)
  return {
    address,
    providerType,
    providerName,
    state,
    folder: result?.folder ?? null,
    placementKind: result?.folder == null ? null : result.placementKind,
    verdicts: result === null || state === 'waiting' ? null : verdictsOf(result),
    reason: result?.reason ?? seed.reason ?? '',
    reply: reply === null ? '' : renderReply(reply),
    arrivedAfterMs: arrivalOf(submission, result),
    spam: result?.spam ?? null,
  }
}

function stateOf(seed: SeedReport): SeedState {
  const { submission, result, status } = seed
  if (isRefused(submission)) return 'refused'
  const folder = result?.folder ?? null
  if (folder === 'INBOX') return 'inbox'
  if (folder !== null) return isTab(folder) ? 'tab' : 'spam'
  if (result?.receivedAtMs != null || status === 'unreported') return 'undecided'
  const reply = replyOf(seed)
  if (reply === null) return 'waiting'
  return isTransient(reply) ? 'deferred' : 'refused'
}

/** Returns the reply that rejected the copy, either to presend or, as recorded by the service, to a relaying server. */
function replyOf({ submission, result }: SeedReport): SmtpReply | null {
  return submission?.status === 'rejected' ? submission.reply : (result?.smtpReply ?? null)
}

function verdictsOf({ spf, dkim, dmarc }: SeedResult): VerdictViews {
  return { spf: toVerdictView(spf), dkim: toVerdictView(dkim), dmarc: toVerdictView(dmarc) }
}

function arrivalOf(submission: SubmissionOutcome | null, result: SeedResult | null): number | null {
  if (submission?.status !== 'accepted' || result?.receivedAtMs == null) return null
  return result.receivedAtMs - submission.acceptedAtMs
}
