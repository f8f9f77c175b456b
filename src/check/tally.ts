/** Counts the results of a test, for all seeds and for each provider type. */

import type { Folder, ProviderType } from '../foundation/contract/names.ts'
import { type AuthenticationName, authenticationNames, perRate } from '../foundation/contract/rate-kinds.ts'
import type { AuthenticationVerdict, TestSnapshot, TestSummary } from '../foundation/contract/test.ts'
import {
  countsAsInbox,
  type DecisionRules,
  isFiledElsewhere,
  isSummaryAlone,
  type JoinedEvidence,
  type SeedEvidence,
  type SeedState,
} from './evidence.ts'

/**
 * The numbers of seeds, grouped by how they count toward the inbox rate. Each seed counts in exactly one category. If
 * the service reports only a percentage, hits and misses are fractions.
 */
export interface InboxTally {
  readonly hitCount: number
  readonly missCount: number
  /** The number of seeds that may still become hits or misses, or be excluded. */
  readonly pendingCount: number
  /** The number of seeds that will never count as hits or misses, because their result or folder is unknown. */
  readonly unknownCount: number
  readonly excludedCount: number
  /** The percentage that the service reported, not rounded; `null` if presend counted the results itself. */
  readonly reported: { readonly percent: number; readonly seedCount: number } | null
}

/** The numbers of passing, failing and outstanding copies for one authentication method. */
export interface AuthenticationTally {
  readonly passCount: number
  readonly failCount: number
  readonly pendingCount: number
}

/** The counts for all seeds, or for one provider type. */
export interface ScopeTally {
  readonly seedCount: number
  readonly receivedCount: number
  /** The number of received copies in each folder; 0 for all folders if the service returns only a summary. */
  readonly folders: Readonly<Record<Folder, number>>
  /** The number of received copies in each folder that do not count as inbox. */
  readonly missedFolders: Readonly<Record<Folder, number>>
  /**
   * The number of received copies in each folder whose placement was observed, not simulated. A placement that does not
   * state whether it is simulated counts as observed.
   */
  readonly observedFolders: Readonly<Record<Folder, number>>
  /** The number of received copies whose folder is simulated. */
  readonly simulatedCount: number
  readonly refusedCount: number
  readonly unsentCount: number
  /** The number of seeds that were sent a copy but have no result. */
  readonly withoutResultCount: number
  /** How many of the seeds without a result have a copy that a mailbox rule filed outside the inbox and spam. */
  readonly filedElsewhereCount: number
  readonly inbox: InboxTally
  readonly authentication: Readonly<Record<AuthenticationName, AuthenticationTally>>
}

export type Scope = 'overall' | ProviderType
export type Tallies = Readonly<Record<Scope, ScopeTally>>

/** `open` means that results may still arrive. `time-up` means that `on-missing` applies to seeds without a result. */
export type Moment = 'open' | 'time-up'

export interface TallyInput {
  readonly joined: JoinedEvidence
  readonly snapshot: TestSnapshot | null
  readonly rules: Pick<DecisionRules, 'inboxFolders' | 'onMissing'>
  readonly moment: Moment
}

/** Counts the results of a test. The decision, the report and the outputs are derived from these counts. */
export function tallyEvidence(input: TallyInput): Tallies {
  const { joined, snapshot, rules, moment } = input
  if (snapshot?.summary !== null && snapshot?.summary !== undefined && isSummaryAlone(snapshot)) {
    return tallySummary(input, snapshot.summary, snapshot.isTerminal)
  }
  const overall = tallySeeds(joined.seeds, rules.inboxFolders)
  const byType = Map.groupBy(joined.seeds, (one) => one.seed.providerType)
  const settle = settling(moment, overall.receivedCount === 0 ? 'inconclusive' : rules.onMissing)
  return forScopes((scope) =>
    settle(scope === 'overall' ? overall : tallySeeds(byType.get(scope) ?? [], rules.inboxFolders)),
  )
}

function tallySeeds(seeds: readonly SeedEvidence[], inboxFolders: readonly Folder[]): ScopeTally {
  const counts = countParts(seeds, inboxFolders)
  const received = seeds.filter((one) => one.state === 'received')
  const verdicts = (name: AuthenticationName): AuthenticationTally =>
    tallyVerdicts(
      received.map((one) => one.result?.[name] ?? null),
      counts.pending,
    )
  return {
    seedCount: seeds.length,
    receivedCount: received.length,
    folders: countFolders(received),
    missedFolders: countFolders(received.filter((one) => !countsAsInbox(one, inboxFolders))),
    observedFolders: countFolders(received.filter((one) => one.result?.placementKind !== 'simulated')),
    simulatedCount: received.filter((one) => one.result?.placementKind === 'simulated').length,
    refusedCount: seeds.filter((one) => one.state === 'refused').length,
    unsentCount: counts.unknown,
    withoutResultCount: counts.pending,
    filedElsewhereCount: seeds.filter(isFiledElsewhere).length,
    inbox: {
      hitCount: counts.hit,
      missCount: counts.miss,
      pendingCount: counts.pending,
      unknownCount: counts.unknown,
      excludedCount: 0,
      reported: null,
    },
    authentication: perRate(authenticationNames, verdicts),
  }
}

type InboxPart = 'hit' | 'miss' | 'pending' | 'unknown'

function countParts(seeds: readonly SeedEvidence[], inboxFolders: readonly Folder[]): Record<InboxPart, number> {
  const counts = { hit: 0, miss: 0, pending: 0, unknown: 0 }
  for (const one of seeds) counts[inboxPart(one, inboxFolders)] += 1
  return counts
}

function inboxPart(one: SeedEvidence, inboxFolders: readonly Folder[]): InboxPart {
  if (one.state !== 'received') return partOfState[one.state]
  return countsAsInbox(one, inboxFolders) ? 'hit' : 'miss'
}

const partOfState: Readonly<Record<Exclude<SeedState, 'received'>, InboxPart>> = {
  refused: 'miss',
  pending: 'pending',
  unsent: 'unknown',
}

function countFolders(received: readonly SeedEvidence[]): Record<Folder, number> {
  const counts = { ...noFolders }
  for (const { folder } of received) if (folder !== null) counts[folder] += 1
  return counts
}

const noFolders: Readonly<Record<Folder, number>> = {
  INBOX: 0,
  Spam: 0,
  Promotions: 0,
  Social: 0,
  Updates: 0,
  Forums: 0,
}

function tallyVerdicts(verdicts: readonly (AuthenticationVerdict | null)[], pendingCount: number): AuthenticationTally {
  return {
    passCount: verdicts.filter((verdict) => verdict?.isPass === true).length,
    failCount: verdicts.filter((verdict) => verdict?.isPass === false).length,
    pendingCount,
  }
}

/**
 * Counts the results in a summary. A summary states only how many completed seeds received the message in INBOX and how
 * many in other folders; it contains neither provider types nor authentication results. A summary's `inbox_rate` counts
 * only INBOX, so if `inbox-folders` contains tabs, the folders of the other copies are unknown. The percentage is not
 * converted to whole seeds, because rounding could turn a rate just below its threshold into a pass.
 */
function tallySummary({ joined, rules, moment }: TallyInput, summary: TestSummary, isTerminal: boolean): Tallies {
  const parts = countParts(joined.seeds, rules.inboxFolders)
  const completedCount = completedSeeds(summary, { sentCount: parts.pending, isTerminal })
  const inInboxCount = countOf(summary.inboxPercent, completedCount)
  const elsewhereCount = completedCount - inInboxCount
  const isOnlyInbox = rules.inboxFolders.every((folder) => folder === 'INBOX')
  const isInboxWanted = rules.inboxFolders.includes('INBOX')
  const overall = scopeOfSummary(joined.seeds, completedCount, {
    hitCount: isInboxWanted ? inInboxCount : 0,
    missCount: parts.miss + (isInboxWanted ? 0 : inInboxCount) + (isOnlyInbox ? elsewhereCount : 0),
    pendingCount: parts.pending - completedCount,
    unknownCount: parts.unknown + (isOnlyInbox ? 0 : elsewhereCount),
    excludedCount: 0,
    reported: isInboxWanted ? { percent: summary.inboxPercent, seedCount: completedCount } : null,
  })
  const isOver = moment === 'time-up' || overall.inbox.pendingCount === 0
  const settle = settling(moment, completedCount === 0 ? 'inconclusive' : rules.onMissing)
  const byType = Map.groupBy(joined.seeds, (one) => one.seed.providerType)
  return forScopes((scope) =>
    scope === 'overall' ? settle(overall) : tallyUnreported(byType.get(scope) ?? [], isOver ? 'over' : 'open'),
  )
}

/**
 * Converts a percentage to a number of seeds. If a whole number of seeds yields this percentage when rounded to one
 * decimal place, returns that number.
 */
function countOf(percent: number, seedCount: number): number {
  const share = (percent * seedCount) / 100
  const whole = Math.round(share)
  return Math.abs(share - whole) <= 0.0005 * seedCount ? whole : share
}

/**
 * Returns the number of seeds with a result. A service may count providers instead of seeds, so for a test with a
 * terminal status, the share of completed providers is applied to the seeds.
 */
function completedSeeds(
  { completedCount, seedCount }: TestSummary,
  { sentCount, isTerminal }: { readonly sentCount: number; readonly isTerminal: boolean },
): number {
  const share = isTerminal && seedCount > 0 ? completedCount / seedCount : null
  const count = share === null ? completedCount : Math.round(share * Math.max(sentCount, 0))
  return Math.min(Math.max(count, 0), sentCount)
}

function tallyUnreported(seeds: readonly SeedEvidence[], state: 'open' | 'over'): ScopeTally {
  const refusedCount = seeds.filter((one) => one.state === 'refused').length
  const restCount = seeds.length - refusedCount
  return scopeOfSummary(seeds, 0, {
    hitCount: 0,
    missCount: refusedCount,
    pendingCount: state === 'open' ? restCount : 0,
    unknownCount: state === 'open' ? 0 : restCount,
    excludedCount: 0,
    reported: null,
  })
}

function scopeOfSummary(seeds: readonly SeedEvidence[], receivedCount: number, inbox: InboxTally): ScopeTally {
  const none: AuthenticationTally = { passCount: 0, failCount: 0, pendingCount: 0 }
  return {
    seedCount: seeds.length,
    receivedCount,
    folders: noFolders,
    missedFolders: noFolders,
    observedFolders: noFolders,
    simulatedCount: 0,
    refusedCount: seeds.filter((one) => one.state === 'refused').length,
    unsentCount: seeds.filter((one) => one.state === 'unsent').length,
    withoutResultCount: seeds.filter((one) => one.state === 'pending').length - receivedCount,
    filedElsewhereCount: 0,
    inbox,
    authentication: perRate(authenticationNames, () => none),
  }
}

/** Returns a function that applies `on-missing` to pending seeds if the timeout has expired. */
function settling(moment: Moment, onMissing: DecisionRules['onMissing']): (tally: ScopeTally) => ScopeTally {
  if (moment === 'open') return (tally) => tally
  return (tally) => ({
    ...tally,
    inbox: settleInbox(tally.inbox, onMissing),
    authentication: perRate(authenticationNames, (name) => ({ ...tally.authentication[name], pendingCount: 0 })),
  })
}

function settleInbox(tally: InboxTally, onMissing: DecisionRules['onMissing']): InboxTally {
  const part = settledPart[onMissing]
  return { ...tally, pendingCount: 0, [part]: tally[part] + tally.pendingCount }
}

/** The category in which a seed without a result is counted. */
const settledPart = {
  'not-inbox': 'missCount',
  exclude: 'excludedCount',
  inconclusive: 'unknownCount',
} as const satisfies Readonly<Record<DecisionRules['onMissing'], keyof InboxTally>>

function forScopes(tallyOf: (scope: Scope) => ScopeTally): Tallies {
  return {
    overall: tallyOf('overall'),
    consumer: tallyOf('consumer'),
    business: tallyOf('business'),
    protected: tallyOf('protected'),
  }
}
