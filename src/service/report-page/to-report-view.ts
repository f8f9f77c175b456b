/** Converts a stored test to the view from which its report page is rendered. */

import { adviseOnReply } from '../../check/advice/reply-advice.ts'
import type { SpamScore } from '../../check/check-result.ts'
import { isTab, providerTypes } from '../../foundation/contract/names.ts'
import { authenticationNames } from '../../foundation/contract/rate-kinds.ts'
import type { PutOutcomeRequest } from '../../foundation/contract/test-outcome.ts'
import { renderCount } from '../../foundation/errors/render-count.ts'
import { stateTitles } from '../../report/pages/placement-section.ts'
import type { ReportPlace } from '../../report/pages/report-page.ts'
import {
  type FixView,
  type GateView,
  type LinkView,
  type ReportView,
  type SeedState,
  type SeedView,
  seedStates,
  tallySeeds,
  toVerdictView,
} from '../../report/pages/report-view.ts'
import { rateTable } from '../../report/result-tables.ts'
import type { Note, Table } from '../../report/table.ts'
import { authenticationAdvice } from '../../verdict/advice/authentication-advice.ts'
import { describeFailure } from '../../verdict/advice/describe-failure.ts'
import { explainSymbol, worstSymbols, worstVerdict } from '../../verdict/advice/symbol-advice.ts'
import type { SeedRecord, StoredSeed, StoredTestWithSeeds } from '../storage/store.ts'
import type { PreviousTest, StoredOutcome } from '../storage/test-outcome.ts'
import { isReceived, statusOf } from '../storage/test-status.ts'
import { defaultGate, toVerdict } from './default-gate.ts'
import { isAwaited } from './is-awaited.ts'
import { type KeptMail, toMailView } from './to-mail-view.ts'

/** The data that a report page shows. */
export interface ReportedTest extends KeptMail {
  readonly test: StoredTestWithSeeds
  /** The reported outcome; `null` if no client reported one. */
  readonly outcome: StoredOutcome | null
  readonly previous: PreviousTest | null
  /** Notes for members of the workspace; shared reports do not show them. */
  readonly notes?: readonly Note[]
}

/**
 * Converts the test to the view as of `nowMs`, for display at `place`. The view omits metadata, source, workspace and
 * tracking key, because readers may not belong to the workspace.
 */
export function toReportView(reported: ReportedTest, nowMs: number, place: ReportPlace = 'link'): ReportView {
  const { test, outcome, previous, notes = [] } = reported
  const report = outcome?.report ?? null
  const progress = statusOf(test, nowMs)
  const seeds = test.seeds.map((seed) => toSeedView(seed, test.createdAtMs))
  const isOver = progress === 'complete' || progress === 'expired'
  return {
    title: report?.template ?? test.name,
    gate: gateOf(test, report, isOver),
    progress,
    isLive: isAwaited(test, nowMs, outcome !== null),
    mail: mailOf(reported, place),
    fixes: report?.findings ?? fixesOf(test.seeds),
    seeds,
    placement: placementTable(seeds),
    timesSince: 'the test was created',
    previous: previous === null ? null : { ...previous, createdAt: timeText(previous.createdAtMs) },
    facts: [`created ${timeText(test.createdAtMs)}`, stateText(test, progress), ...commitFacts(report)],
    links: report === null ? [] : linksOf(report),
    notes: [...notes, ...undecidedNotes(test, progress), ...placementNotes(test.seeds)],
  }
}

/** Returns the reported outcome or, once no more results can arrive, the outcome by the default limits. */
function gateOf(test: StoredTestWithSeeds, report: PutOutcomeRequest | null, isOver: boolean): GateView | null {
  const placed = test.seeds.flatMap(({ result }) => (result?.status === 'placed' ? [result.evidence.spam] : []))
  const spamScore = worstVerdict(placed.filter((spam) => spam !== null))
  if (report !== null) return toGateView(report, spamScore)
  return isOver ? defaultGate(test, spamScore) : null
}

/** Converts outcome, reason and rates. The figures are formatted as in the run's other reports. */
function toGateView({ outcome, reason, thresholds }: PutOutcomeRequest, spamScore: SpamScore | null): GateView {
  const rates = thresholds.map((one) => ({
    rate: one.rate,
    scope: one.scope,
    percent: one.percent,
    hitCount: one.hit_count,
    outOfCount: one.out_of_count,
    thresholdPercent: one.threshold,
    bound: one.bound,
    openCount: one.open_count,
    highestPercent: one.highest_percent,
    status: one.status,
    reason: null,
  }))
  return { outcome, limits: 'reported', reason, rates: rateTable({ rates, spamScore }) }
}

/** Returns links to the pull request and the run. */
function linksOf({ run_url: run, pull_request_url: pullRequest }: PutOutcomeRequest): readonly LinkView[] {
  return [
    ...(pullRequest === undefined ? [] : [{ title: 'Pull request', url: pullRequest }]),
    ...(run === undefined ? [] : [{ title: 'Run', url: run }]),
  ]
}

/** If no message is stored, the subject is taken from the outcome, and the sender is taken from the results. */
function mailOf(reported: ReportedTest, place: ReportPlace): ReportView['mail'] {
  const { test, outcome } = reported
  const kept = toMailView(reported, test, place)
  const subject = kept.subject ?? outcome?.report.subject ?? null
  return { ...kept, subject, from: kept.from ?? senderOf(test.seeds), mailType: test.mailType }
}

function commitFacts(report: PutOutcomeRequest | null): readonly string[] {
  if (report === null) return []
  const { commit, branch } = report
  return [...(branch === undefined ? [] : [`branch ${branch}`]), ...(commit === undefined ? [] : [`commit ${commit}`])]
}

function senderOf(seeds: readonly StoredSeed[]): string | null {
  return seeds.find(({ result }) => result !== null)?.result?.sender ?? null
}

/** Returns the state of a seed's copy. */
export function seedState({ result }: Pick<StoredSeed, 'result'>): SeedState {
  if (result === null) return 'waiting'
  if (result.status !== 'placed') return result.status
  if (result.folder === 'INBOX') return 'inbox'
  return result.folder !== null && isTab(result.folder) ? 'tab' : 'spam'
}

function toSeedView(seed: StoredSeed, createdAtMs: number): SeedView {
  const { address, providerType, providerName, result } = seed
  const place = { address, providerType, providerName, state: seedState(seed) }
  if (result === null) return { ...place, ...noResult }
  const { evidence, folder, reason, reply } = result
  const words = reply === null ? [] : [String(reply.code), reply.enhancedCode ?? '', reply.text]
  return {
    ...place,
    folder,
    placementKind: result.status === 'placed' ? result.placementKind : null,
    verdicts: {
      spf: toVerdictView(toVerdict(evidence.spf)),
      dkim: toVerdictView(toVerdict(evidence.dkim)),
      dmarc: toVerdictView(toVerdict(evidence.dmarc)),
    },
    reason,
    reply: words.filter((word) => word !== '').join(' '),
    arrivedAfterMs: isReceived(result) ? result.recordedAtMs - createdAtMs : null,
    spam: evidence.spam,
  }
}

const noResult = {
  folder: null,
  placementKind: null,
  verdicts: null,
  reason: '',
  reply: '',
  arrivedAfterMs: null,
  spam: null,
} as const

/** Counts the copies for each provider type (columns) and state (rows). Omits rows without copies. */
function placementTable(seeds: readonly SeedView[]): Table {
  const groups = providerTypes.flatMap((type) => {
    const own = seeds.filter((seed) => seed.providerType === type)
    return own.length === 0 ? [] : [{ type, tally: tallySeeds(own) }]
  })
  const total = tallySeeds(seeds)
  const rows = seedStates
    .toReversed()
    .filter((state) => total[state] > 0)
    .map((state) => [stateTitles[state]].concat(groups.map(({ tally }) => `${tally[state]} of ${tally.total}`)))
  const columns = groups.map(({ type }) => ({ title: type, kind: 'number' as const }))
  return { columns: [{ title: 'mailboxes', kind: 'text' }, ...columns], rows }
}

interface FoundFix extends FixView {
  readonly weight: number
  readonly seed: string
}

/**
 * Lists recommended changes, most important first. Each change is listed once, with the number of affected mailboxes.
 */
function fixesOf(seeds: readonly StoredSeed[]): readonly FixView[] {
  const found = seeds.flatMap((seed) => (seed.result === null ? [] : fixesOfCopy(seed.address, seed.result)))
  const ranks = { error: 0, warning: 1, notice: 2 }
  return [...Map.groupBy(found, ({ fix, text }) => fix ?? text).values()]
    .map((own) => ({ own, worst: own.toSorted((left, right) => ranks[left.severity] - ranks[right.severity])[0] }))
    .flatMap(({ own, worst }) => {
      const affected = new Set(own.map(({ seed }) => seed)).size
      if (worst === undefined) return []
      const share = affected === seeds.length ? '' : ` (${affected} of ${seeds.length} mailboxes)`
      return [
        { severity: worst.severity, weight: worst.weight, affected, fix: worst.fix, text: `${worst.text}${share}` },
      ]
    })
    .toSorted(
      (left, right) =>
        ranks[left.severity] - ranks[right.severity] || right.weight - left.weight || right.affected - left.affected,
    )
    .map(({ severity, text, fix }) => ({ severity, text, fix }))
}

function fixesOfCopy(seed: string, { status, folder, evidence, reply }: SeedRecord): readonly FoundFix[] {
  const failed = authenticationNames.filter(
    (method) => evidence[method].isMeasured && evidence[method].isPass === false,
  )
  // DMARC fails here because SPF and DKIM fail, so fixing them also fixes DMARC.
  const shown = failed.length > 1 ? failed.filter((method) => method !== 'dmarc') : failed
  const ofChecks = shown.map((method) => {
    const { detail, fix = authenticationAdvice(method, detail) } = evidence[method]
    return { severity: 'error' as const, text: describeFailure([method], detail), fix, weight: 3, seed }
  })
  const isSpam = status === 'placed' && folder === 'Spam'
  const ofFilter = worstSymbols(evidence.spam?.symbols ?? []).map((symbol) => {
    const { meaning, name, fix, score } = explainSymbol(symbol)
    const severity = isSpam ? ('error' as const) : ('notice' as const)
    return { severity, text: meaning === '' ? name : meaning, fix, weight: 1 + score / 1000, seed }
  })
  const ofRules = evidence.firedRules.flatMap(({ text, fix }) =>
    fix === undefined ? [] : [{ severity: 'warning' as const, text, fix, weight: 2, seed }],
  )
  const isRejected = reply !== null && ofChecks.length === 0
  const ofReply = isRejected
    ? [{ severity: 'error' as const, text: `Rejected: ${reply.text}`, fix: adviseOnReply(reply).fix, weight: 2, seed }]
    : []
  return [...ofChecks, ...ofReply, ...ofRules, ...ofFilter]
}

function stateText({ completedAtMs, expiresAtMs }: StoredTestWithSeeds, progress: ReportView['progress']): string {
  if (completedAtMs !== null) return `complete since ${timeText(completedAtMs)}`
  return `${progress === 'expired' ? 'expired' : 'open until'} ${timeText(expiresAtMs)}`
}

/**
 * Explains why received copies have no folder yet: how long they have been waiting, and whether presend will judge them
 * again.
 */
function undecidedNotes(
  { seeds, expiresAtMs }: StoredTestWithSeeds,
  progress: ReportView['progress'],
): readonly Note[] {
  const open = seeds.flatMap(({ result }) => (result?.status === 'undecided' ? [result] : []))
  const [first] = open.toSorted((left, right) => left.recordedAtMs - right.recordedAtMs)
  if (first === undefined) return []
  const count = renderCount(open.length, 'received copy has', 'received copies have')
  const isRetried = (progress === 'pending' || progress === 'in_progress') && !first.isSettled
  const next = isRetried
    ? `presend has been retrying since ${timeText(first.recordedAtMs)} and stops at ${timeText(expiresAtMs)} at the latest. You don't need to send anything again.`
    : 'The spam filter was unavailable until the test expired, which says nothing about the message.'
  return [{ kind: 'warning', title: 'Not evaluated', text: `${count} not been assigned to a folder. ${next}` }]
}

const placementTexts: Readonly<Record<SeedRecord['placementKind'], string>> = {
  observed: 'The folders were seen in real mailboxes.',
  simulated:
    "presend's own rules and spam engine chose the folders. They reveal problems with the message, but do not predict the folder at any mailbox provider.",
}

/** Explains which placements were seen in real mailboxes and which were simulated. */
function placementNotes(seeds: readonly StoredSeed[]): readonly Note[] {
  const kinds = seeds.flatMap(({ result }) => (result?.status === 'placed' ? [result.placementKind] : []))
  return (['observed', 'simulated'] as const).flatMap((kind) => {
    const count = kinds.filter((one) => one === kind).length
    if (count === 0) return []
    const share = count === kinds.length ? '' : ` (${count} of ${kinds.length} copies)`
    const title = kind === 'observed' ? 'Observed placement' : 'Simulated placement'
    return [{ kind: 'info' as const, title: `${title}${share}`, text: placementTexts[kind] }]
  })
}

/** Formats a time as `2026-01-01 10:30:05 UTC`. */
export function timeText(epochMs: number): string {
  return `${new Date(epochMs).toISOString().slice(0, 19).replace('T', ' ')} UTC`
}
