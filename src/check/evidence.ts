/** What is known of one test at one moment: each seed with the fate of its copy and what its mailbox shows. */

import { type Folder, isTab } from '../contract/names.ts'
import type { Seed, SeedResult, TestSnapshot } from '../contract/test.ts'
import { isTransient, type SubmissionOutcome } from '../mail/submission-outcome.ts'
import type { Thresholds } from '../settings/settings.ts'
import { renderCount } from './rate.ts'

/** All that a decision stands on. */
export interface Evidence {
  readonly seeds: readonly Seed[]
  /** By the seed's address; a seed without an entry is still being sent to. */
  readonly submissions: ReadonlyMap<string, SubmissionOutcome>
  /** The last thing the service said; `null`: nothing yet. */
  readonly snapshot: TestSnapshot | null
}

/**
 * How the waiting ended. `time-up`: nothing more will come; `decided`: an early decision was final; `interrupted`:
 * somebody or something ended it before, so only what was already sure is decided.
 */
export type Ending =
  | { readonly kind: 'time-up' }
  | { readonly kind: 'decided' }
  | { readonly kind: 'interrupted'; readonly reason: string }

/** What the settings make of evidence. */
export interface DecisionRules {
  readonly thresholds: Thresholds
  readonly inboxFolders: readonly Folder[]
  readonly onMissing: 'not-inbox' | 'exclude' | 'inconclusive'
  /** Percent of the seeds sent to, 0–100. */
  readonly quorumPercent: number
}

/**
 * `received`: the result's folder is known; `refused`: permanently rejected, so no mailbox will ever show it;
 * `pending`: a result may still come; `unsent`: never handed over, so nobody will ever know.
 */
export type SeedFate = 'received' | 'refused' | 'pending' | 'unsent'

/** One seed with everything known of it. */
export interface SeedEvidence {
  readonly seed: Seed
  readonly submission: SubmissionOutcome | null
  readonly result: SeedResult | null
  /** The folder of a received copy; `null` for every other fate. */
  readonly folder: Folder | null
  readonly fate: SeedFate
}

/** All seeds of a test, in its order, and what was odd about the results. */
export interface JoinedEvidence {
  readonly seeds: readonly SeedEvidence[]
  readonly notices: readonly string[]
}

/**
 * Brings seeds, submissions and results together. A result for an address that is not in the test is left out, of
 * two results for one seed the first stays; both are said in `notices`.
 */
export function joinEvidence(evidence: Evidence): JoinedEvidence {
  const known = new Set(evidence.seeds.map((seed) => addressKey(seed.address)))
  const results = new Map<string, SeedResult>()
  let strangerCount = 0
  let repeatedCount = 0
  for (const result of evidence.snapshot?.results ?? []) {
    const key = addressKey(result.address)
    if (!known.has(key)) strangerCount += 1
    else if (results.has(key)) repeatedCount += 1
    else results.set(key, result)
  }
  return {
    seeds: evidence.seeds.map((seed) =>
      joinSeed(seed, evidence.submissions.get(seed.address) ?? null, results.get(addressKey(seed.address)) ?? null),
    ),
    notices: [
      ...(strangerCount === 0 ? [] : [`${renderCount(strangerCount, 'result')} left out: not for a seed of this test`]),
      ...(repeatedCount === 0
        ? []
        : [`${renderCount(repeatedCount, 'result')} left out: a seed has more than one, the first counts`]),
    ],
  }
}

/** True when the server refused the copy for good: no result can come, and it counts as not inbox. */
export function isRefused(submission: SubmissionOutcome | null): boolean {
  return submission?.status === 'rejected' && !isTransient(submission.reply)
}

/** True when the service counts results but names none: an external test at a bare service. */
export function isSummaryAlone(snapshot: TestSnapshot | null): boolean {
  return snapshot !== null && snapshot.results === null && snapshot.summary !== null
}

/** True for a received copy in one of the folders, and for a simulated tab, which never decides anything. */
export function countsAsInbox({ folder, result }: SeedEvidence, inboxFolders: readonly Folder[]): boolean {
  if (folder === null) return false
  return inboxFolders.includes(folder) || (isTab(folder) && result?.placementKind === 'simulated')
}

function joinSeed(seed: Seed, submission: SubmissionOutcome | null, result: SeedResult | null): SeedEvidence {
  const fate = fateOf(submission, result)
  return { seed, submission, result, fate, folder: fate === 'received' ? (result?.folder ?? null) : null }
}

function fateOf(submission: SubmissionOutcome | null, result: SeedResult | null): SeedFate {
  // A refusal is final at the moment it is given; were a later result to outweigh it, no early decision could be right.
  if (isRefused(submission)) return 'refused'
  if (result !== null && result.folder !== null) return 'received'
  return submission?.status === 'not-attempted' ? 'unsent' : 'pending'
}

/** Services differ in the case they print addresses in; no two seeds of a test differ by case alone. */
function addressKey(address: string): string {
  return address.toLowerCase()
}
