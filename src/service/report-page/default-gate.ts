/** Evaluates a test by the default limits, because no program has reported an outcome. */

import type { SpamScore } from '../../check/check-result.ts'
import { evaluate } from '../../check/evaluate.ts'
import type { Evidence } from '../../check/evidence.ts'
import { reasonWithNote } from '../../check/outcome-sentence.ts'
import { defaultThresholds } from '../../check/settings/thresholds.ts'
import { folders } from '../../foundation/contract/names.ts'
import type { AuthenticationVerdict, SeedResult } from '../../foundation/contract/test.ts'
import type { SubmissionOutcome } from '../../foundation/mail/submission-outcome.ts'
import type { GateView } from '../../report/pages/report-view.ts'
import { rateTable } from '../../report/result-tables.ts'
import type { RecordedVerdict, StoredSeed, StoredTestWithSeeds } from '../storage/store.ts'
import { isReceived } from '../storage/test-status.ts'

/** Returns the outcome that `presend check` would report with its default settings. */
export function defaultGate({ seeds, mailType }: StoredTestWithSeeds, spamScore: SpamScore | null): GateView {
  const { rates, ...verdict } = evaluate({
    evidence: evidenceOf(seeds),
    rules: {
      thresholds: defaultThresholds(mailType ?? 'marketing'),
      inboxFolders: folders.filter((folder) => folder !== 'Spam'),
      onMissing: 'not-inbox',
      quorumPercent: 100,
    },
    ending: { kind: 'time-up' },
    sentBy: 'another-run',
  })
  return {
    outcome: verdict.outcome,
    limits: 'default',
    reason: reasonWithNote(verdict),
    rates: rateTable({ rates, spamScore }),
  }
}

function evidenceOf(seeds: readonly StoredSeed[]): Evidence {
  const results = seeds.map(toSeedResult)
  return {
    seeds: seeds.map(({ address, providerType, providerName }) => ({ address, providerType, providerName })),
    submissions: new Map(seeds.flatMap((seed) => toRejection(seed))),
    snapshot: { status: 'complete', isTerminal: true, results, summary: null },
  }
}

function toSeedResult({ address, result }: StoredSeed): SeedResult {
  if (result === null) return { address, ...noResult }
  const { folder, placementKind, evidence, reason } = result
  return {
    ...noResult,
    address,
    folder,
    placementKind,
    reason,
    receivedAtMs: isReceived(result) ? result.recordedAtMs : null,
    spf: toVerdict(evidence.spf),
    dkim: toVerdict(evidence.dkim),
    dmarc: toVerdict(evidence.dmarc),
  }
}

const unmeasured = { isPass: null, detail: null } as const
const noResult = {
  folder: null,
  spf: unmeasured,
  dkim: unmeasured,
  dmarc: unmeasured,
  placementKind: null,
  reason: null,
  receivedAtMs: null,
  spam: null,
} as const

/** Converts a stored verdict. */
export function toVerdict({ isMeasured, isPass, detail, result, origin }: RecordedVerdict): AuthenticationVerdict {
  return { isPass: isMeasured ? isPass : null, detail, result, ...(origin === undefined ? {} : { origin }) }
}

/** Returns the rejection of a copy that the seed's own server refused. */
function toRejection({ address, result }: StoredSeed): readonly (readonly [string, SubmissionOutcome])[] {
  if (result?.status !== 'refused' || result.reply === null) return []
  return [[address, { status: 'rejected', seed: address, phase: 'data', reply: result.reply }]]
}
