/** Defines a test's evidence: its seeds, the outcomes of their submissions, and the results so far. */

import { type Folder, isTab } from '../foundation/contract/names.ts'
import type { Seed, SeedResult, TestSnapshot } from '../foundation/contract/test.ts'
import { renderCount } from '../foundation/errors/render-count.ts'
import { isTransient, type SubmissionOutcome } from '../foundation/mail/submission-outcome.ts'
import type { Thresholds } from './settings/settings.ts'

export interface Evidence {
  readonly seeds: readonly Seed[]
  /** The outcomes of submissions, keyed by seed address. A copy without an outcome is still being sent. */
  readonly submissions: ReadonlyMap<string, SubmissionOutcome>
  /** The service's latest results for the test. */
  readonly snapshot: TestSnapshot | null
}

/**
 * How the wait for results ended. `interrupted` means that the run was canceled or failed, so only results that were
 * already certain count.
 */
export type Ending =
  | { readonly kind: 'time-up' }
  | { readonly kind: 'decided' }
  | { readonly kind: 'interrupted'; readonly reason: string }

/** The settings that decide the outcome of a test. */
export interface DecisionRules {
  readonly thresholds: Thresholds
  readonly inboxFolders: readonly Folder[]
  readonly onMissing: 'not-inbox' | 'exclude' | 'inconclusive'
  /** The quorum, as a percentage (0 to 100) of the seeds sent to. */
  readonly quorumPercent: number
}

/**
 * `received`: the folder is known. `refused`: the copy was permanently rejected. `pending`: a result may still arrive.
 * `unsent`: the copy was not sent.
 */
export type SeedState = 'received' | 'refused' | 'pending' | 'unsent'

/** A seed, with the outcome of its submission and its result. */
export interface SeedEvidence {
  readonly seed: Seed
  readonly submission: SubmissionOutcome | null
  readonly result: SeedResult | null
  /** The folder of a received copy; `null` in any other state. */
  readonly folder: Folder | null
  readonly state: SeedState
}

/** All seeds of a test in order, and notices about ignored results. */
export interface JoinedEvidence {
  readonly seeds: readonly SeedEvidence[]
  readonly notices: readonly string[]
}

/**
 * Joins seeds, submissions and results. Ignores results for unknown addresses, and all but the first result for each
 * seed.
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
        : [`ignored ${renderCount(duplicateCount, 'duplicate result')}: only the first result for each seed counts`]),
    ],
  }
}

/** Returns true if the server permanently rejected the copy. */
export function isRefused(submission: SubmissionOutcome | null): boolean {
  return submission?.status === 'rejected' && !isTransient(submission.reply)
}

/** Returns true if the service returns only a summary, as other services do for external tests. */
export function isSummaryAlone(snapshot: TestSnapshot | null): boolean {
  return snapshot !== null && snapshot.results === null && snapshot.summary !== null
}

/** Returns true if a copy counts as inbox. A copy in a simulated tab always counts. */
export function countsAsInbox({ folder, result }: SeedEvidence, inboxFolders: readonly Folder[]): boolean {
  if (folder === null) return false
  return inboxFolders.includes(folder) || (isTab(folder) && result?.placementKind === 'simulated')
}

/**
 * Returns true if the copy arrived in a real mailbox, but in a folder that is neither the inbox nor spam: a rule in this
 * mailbox filed it there, so nothing is known about its placement.
 */
export function isFiledElsewhere({ state, result }: Pick<SeedEvidence, 'state' | 'result'>): boolean {
  return state === 'pending' && result?.placementKind === 'observed' && result.receivedAtMs !== null
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
