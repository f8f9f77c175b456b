/** The service's report page and report.html show the same rows for the same test. */

import { describe, expect, it } from 'vitest'

import { evaluate } from '../../../src/check/evaluate.ts'
import { folders } from '../../../src/contract/names.ts'
import { getSpamTestReader, toSeedResult } from '../../../src/contract/read-test.ts'
import type { SubmissionOutcome } from '../../../src/mail/submission-outcome.ts'
import type { ReportView } from '../../../src/pages/report-view.ts'
import { toReportView as toClientView } from '../../../src/report/report-view.ts'
import { getSpamTestReply } from '../../../src/service/api/test-replies.ts'
import { reportPage } from '../../../src/service/report-page/report-page.ts'
import { toReportView as toServiceView } from '../../../src/service/report-page/to-report-view.ts'
import { defaultThresholds } from '../../../src/settings/thresholds.ts'
import type { RecordedVerdict, SeedRecord, StoredSeed, StoredTestWithSeeds } from '../../../src/storage/store.ts'
import { aRecord, aRefusal, someEvidence } from '../../storage/builders.ts'
import { aCheckResult, aTestReport } from '../../support/finished-results.ts'
import { aReport } from './report-builders.ts'

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
  null,
]

function submissionOf(seed: StoredSeed, createdAtMs: number): SubmissionOutcome {
  const { result } = seed
  const [address, reply] = [seed.address, result?.reply ?? null]
  if (result?.status === 'refused' && reply !== null) return { status: 'rejected', seed: address, phase: 'data', reply }
  const accepted = { code: 250, enhancedCode: null, text: 'queued' }
  return { status: 'accepted', seed: address, acceptedAtMs: createdAtMs, reply: accepted, queueId: null }
}

/** Returns the view of report.html: the client reads the service's response, and evaluates it by the default limits. */
function clientViewOf(test: StoredTestWithSeeds): ReportView {
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
      submissions: new Map(test.seeds.map((seed) => [seed.address, submissionOf(seed, test.createdAtMs)])),
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

describe('a test without a reported outcome', () => {
  const reported = aReport(records, { completedAtMs: 3_000_000 })
  const service = toServiceView(reported, afterMs)
  const client = clientViewOf(reported.test)

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

  it.each(['state', 'folder', 'placementKind', 'verdicts', 'reply', 'arrivedAfterMs', 'spam'] as const)(
    'shows the same %s for each mailbox as report.html',
    (name) => {
      expect(service.seeds.map((seed) => seed[name])).toEqual(client.seeds.map((seed) => seed[name]))
    },
  )
})
