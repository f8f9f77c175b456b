/** The evidence of one test at one moment: seeds, submissions and results. */

import { type Folder, isTab } from '../contract/names.ts'
import type { Seed, SeedResult, TestSnapshot } from '../contract/test.ts'
import { isTransient, type SubmissionOutcome } from '../mail/submission-outcome.ts'
import type { Thresholds } from '../settings/settings.ts'
import { renderCount } from './rate.ts'

export interface Evidence {
  readonly seeds: readonly Seed[]
  /** The outcomes by seed address. If a seed has no entry, its copy is still being sent. */
  readonly submissions: ReadonlyMap<string, SubmissionOutcome>
  /** The service's latest snapshot of the test. */
  readonly snapshot: TestSnapshot | null
}

/**
 * How the wait for results ended. `interrupted` means that the run was cancelled or failed, so only results that were
 * already certain count.
 */
export type Ending =
  | { readonly kind: 'time-up' }
  | { readonly kind: 'decided' }
  | { readonly kind: 'interrupted'; readonly reason: string }

/** The settings that decide an outcome. */
export interface DecisionRules {
  readonly thresholds: Thresholds
  readonly inboxFolders: readonly Folder[]
  readonly onMissing: 'not-inbox' | 'exclude' | 'inconclusive'
  /** The quorum: a percentage (0–100) of the seeds sent to. */
  readonly quorumPercent: number
}

/**
 * `received` if the folder is known, `refused` if the copy was permanently rejected, `pending` if a result may still
 * arrive.
 */
export type SeedState = 'received' | 'refused' | 'pending' | 'unsent'

/** One seed with its submission and result. */
export interface SeedEvidence {
  readonly seed: Seed
  readonly submission: SubmissionOutcome | null
  readonly result: SeedResult | null
  /** The folder; `null` unless the state is `received`. */
  readonly folder: Folder | null
  readonly state: SeedState
}

/** All seeds of a test in order, and notices about ignored results. */
export interface JoinedEvidence {
  readonly seeds: readonly SeedEvidence[]
  readonly notices: readonly string[]
}

/**
 * Joins seeds, submissions and results. Ignores results for unknown addresses, and all results of a seed after its
 * first.
 */
export function joinEvidence(evidence: Evidence): JoinedEvidence {
  const known = new Set(evidence.seeds.map((seed) => addressKey(seed.address)))
  const results = new Map<string, SeedResult>()
  let unknownCount = 0
  let duplicateCount = 0
  for (const result of evidence.snapshot?.results ?? []) {
    const key = addressKey(result.address)
    if (!known.has(key)) unknownCount += 1
    else if (results.has(key)) duplicateCount += 1
    else results.set(key, result)
  }
  return {
    seeds: evidence.seeds.map((seed) =>
      joinSeed(seed, evidence.submissions.get(seed.address) ?? null, results.get(addressKey(seed.address)) ?? null),
    ),
    notices: [
      ...(unknownCount === 0
        ? []
        : [`ignored ${renderCount(unknownCount, 'result')} for addresses that are not seeds of this test`]),
      ...(duplicateCount === 0
        ? []
        : [`ignored ${renderCount(duplicateCount, 'duplicate result')}: only the first result of a seed counts`]),
    ],
  }
}

/**
 * Returns true if the server permanently rejected the copy, which therefore does not count as delivered to the inbox.
 */
export function isRefused(submission: SubmissionOutcome | null): boolean {
  return submission?.status === 'rejected' && !isTransient(submission.reply)
}

/** Returns true if the service returns only a summary, as for external tests at a service without extensions. */
export function isSummaryAlone(snapshot: TestSnapshot | null): boolean {
  return snapshot !== null && snapshot.results === null && snapshot.summary !== null
}

/** Returns true for a copy in one of the folders, or in a simulated tab, which never affects the outcome. */
export function countsAsInbox({ folder, result }: SeedEvidence, inboxFolders: readonly Folder[]): boolean {
  if (folder === null) return false
  return inboxFolders.includes(folder) || (isTab(folder) && result?.placementKind === 'simulated')
}

function joinSeed(seed: Seed, submission: SubmissionOutcome | null, result: SeedResult | null): SeedEvidence {
  const state = stateOf(submission, result)
  return { seed, submission, result, state, folder: state === 'received' ? (result?.folder ?? null) : null }
}

function stateOf(submission: SubmissionOutcome | null, result: SeedResult | null): SeedState {
  // A rejection takes precedence over any later result; otherwise, early decisions could be wrong.
  if (isRefused(submission)) return 'refused'
  if (result !== null && result.folder !== null) return 'received'
  return submission?.status === 'not-attempted' ? 'unsent' : 'pending'
}

/** Normalizes addresses for comparison: services may change their case, and no two seeds differ only in case. */
function addressKey(address: string): string {
  return address.toLowerCase()
}
