/** The service's report page and report.html show the same rows for the same test. */

import { describe, expect, it } from 'vitest'

import { evaluate } from '../../../src/check/evaluate.ts'
import { defaultThresholds } from '../../../src/check/settings/thresholds.ts'
import { folders } from '../../../src/foundation/contract/names.ts'
import { getSpamTestReader, toSeedResult } from '../../../src/foundation/contract/read-test.ts'
import type { SubmissionOutcome } from '../../../src/foundation/mail/submission-outcome.ts'
import { renderReportPage } from '../../../src/report/pages/report-page.ts'
import { type ReportView, type SeedView, seedStates } from '../../../src/report/pages/report-view.ts'
import { toReportView as toClientView } from '../../../src/report/report-view.ts'
import { getSpamTestReply } from '../../../src/service/api/test-replies.ts'
import { reportPage } from '../../../src/service/report-page/report-page.ts'
import { toReportView as toServiceView } from '../../../src/service/report-page/to-report-view.ts'
import type {
  RecordedVerdict,
  SeedRecord,
  StoredSeed,
  StoredTestWithSeeds,
} from '../../../src/service/storage/store.ts'
import { aCheckResult, aTestReport } from '../../support/finished-results.ts'
import { aRecord, aRefusal, someEvidence } from '../storage/builders.ts'
import { aReport, textOf } from './report-builders.ts'

const afterMs = 9e12

function verdict(changes: Partial<RecordedVerdict>): RecordedVerdict {
  const base = { isPass: true, isMeasured: true, result: 'pass', domain: 'shop.example', isAligned: true }
  return { ...base, detail: 'pass for shop.example (aligned)', ...changes }
}

const spam = { engine: 'built-in', score: 3.2, threshold: 5, symbols: [] }
const softfail = verdict({ isPass: false, result: 'softfail', origin: 'computed', detail: 'softfail' })

const records: readonly (SeedRecord | null)[] = [
  aRecord({ evidence: someEvidence({ spam }) }),
  aRecord({ folder: 'Promotions', placementKind: 'observed', evidence: someEvidence({ spf: softfail }) }),
  aRecord({ folder: 'Spam', evidence: someEvidence({ spam: { ...spam, score: 7.5 } }) }),
  aRecord({ evidence: someEvidence({ dkim: verdict({ isPass: null, isMeasured: false, result: null }) }) }),
  aRefusal(550),
  aRecord({ status: 'undecided', folder: null, recordedAtMs: 2_400_000 }),
  aRecord({ status: 'undecided', folder: null, placementKind: 'observed' }),
  aRefusal(450, { isSettled: true }),
  null,
]

/** The time from the creation of the test until the copies were sent, which only the client knows. */
const sentAfterMs = 40_000

/** A client sends its copies directly to the seeds' servers, or to a relay that accepts all of them. */
type Route = 'direct' | 'relay'

function submissionOf(seed: StoredSeed, createdAtMs: number, route: Route): SubmissionOutcome {
  const { result } = seed
  const [address, reply] = [seed.address, result?.reply ?? null]
  if (route === 'direct' && reply !== null) return { status: 'rejected', seed: address, phase: 'data', reply }
  const accepted = { code: 250, enhancedCode: null, text: 'queued' }
  const acceptedAtMs = createdAtMs + sentAfterMs
  return { status: 'accepted', seed: address, acceptedAtMs, reply: accepted, queueId: null }
}

/** Returns the view of report.html: the client reads the service's response, and evaluates it by the default limits. */
function clientViewOf(test: StoredTestWithSeeds, route: Route): ReportView {
  const reply = getSpamTestReader.parse(
    JSON.parse(JSON.stringify(getSpamTestReply(test, afterMs, { publicUrl: null }))),
  )
  const snapshot = {
    status: 'complete',
    isTerminal: true,
    results: reply.data.test_results.map(toSeedResult),
    summary: null,
  }
  const evaluation = evaluate({
    evidence: {
      seeds: test.seeds,
      submissions: new Map(test.seeds.map((seed) => [seed.address, submissionOf(seed, test.createdAtMs, route)])),
      snapshot,
    },
    rules: {
      thresholds: defaultThresholds('marketing'),
      inboxFolders: folders.filter((folder) => folder !== 'Spam'),
      onMissing: 'not-inbox',
      quorumPercent: 90,
    },
    ending: { kind: 'time-up' },
  })
  return toClientView(aTestReport(evaluation), aCheckResult())
}

/**
 * Returns the seeds of a view with the times that a view from sending would show. The reason for a copy without a result
 * is left out, because it describes the run, which the service does not know.
 */
function seedRows({ seeds, timesSince }: ReportView): readonly SeedView[] {
  const offsetMs = timesSince === 'it was sent' ? 0 : sentAfterMs
  return seeds.map((seed) => ({
    ...seed,
    reason: seed.state === 'waiting' ? '' : seed.reason,
    arrivedAfterMs: seed.arrivedAfterMs === null ? null : seed.arrivedAfterMs - offsetMs,
  }))
}

describe('a test without a reported outcome', () => {
  const reported = aReport(records, { completedAtMs: 3_000_000 })
  const service = toServiceView(reported, afterMs)
  const client = clientViewOf(reported.test, 'direct')

  it('has the outcome and the rates, spam score included, that presend check would show', () => {
    expect(service.gate).toEqual({ ...client.gate, limits: 'default' })
    expect(service.gate?.rates.rows.map(([title]) => title)).toContain('spam score (built-in)')
  })

  it('says that no program reported limits, and never does so for a reported outcome or an open test', () => {
    const note = '<strong>No program reported limits</strong>: presend evaluated this test by the default limits'
    const { html } = reportPage(reported, afterMs)
    expect(html).toContain('<header class="status fail"')
    expect(html).toContain(note)
    expect(reportPage(aReport(records), 2_000_000).html).not.toContain(note)
    const report = { outcome: 'pass', reason: 'x', thresholds: [] } as const
    const { html: passed } = reportPage({ ...reported, outcome: { report, reportedAtMs: 0 } }, afterMs)
    expect(passed).toContain('<header class="status pass"')
    expect(passed).not.toContain(note)
  })

  it.each(['direct', 'relay'] as const)(
    'shows the same rows as report.html if the route of the copies is %s, except that its times start earlier',
    (route) => {
      const sent = clientViewOf(reported.test, route)
      expect(seedRows(service)).toEqual(seedRows(sent))
      expect(new Set(service.seeds.map(({ state }) => state))).toEqual(new Set(seedStates))
    },
  )

  it('shows the delivery times of the same copies as report.html, and both pages name the start of their times', () => {
    const [created, sent] = [service, client].map((view) => textOf(renderReportPage(view).html))
    expect(created).toContain(
      'Delivery times The first of 6 received copies arrived 16 min 40 s after the test was created, half of them within 16 min 40 s, and the last after 23 min 20 s.',
    )
    expect(created).toContain('These times start when the test was created,')
    expect(sent).toContain(
      'Delivery times The first of 6 received copies arrived 16 min 0 s after it was sent, half of them within 16 min 0 s, and the last after 22 min 40 s.',
    )
    expect(sent).toContain('These times start when the SMTP server accepted each copy from presend.')
  })
})
