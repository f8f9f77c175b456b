/**
 * The data that a report on one test shows. The service's report page and the action's report.html are rendered from
 * these types.
 */

import type { AuthenticationVerdict, Seed, SeedResult } from '../../foundation/contract/test.ts'
import type { Note, Table } from '../table.ts'

/** All states that a seed's copy can have. States that need attention come first. */
export const seedStates = ['refused', 'spam', 'undecided', 'deferred', 'waiting', 'tab', 'inbox'] as const
export type SeedState = (typeof seedStates)[number]

/** The gate's outcome. */
export interface GateView {
  readonly outcome: 'pass' | 'fail' | 'misconfigured' | 'inconclusive'
  /** The source of the limits: the program that ran the test, or the defaults if no program reported limits. */
  readonly limits: 'reported' | 'default'
  /** The reason for the outcome, in one sentence that does not repeat the outcome. */
  readonly reason: string
  /** The rates and their thresholds. */
  readonly rates: Table
}

/** The words for the gate's outcome. */
export const outcomeWords = {
  pass: 'Passed',
  fail: 'Failed',
  misconfigured: 'Misconfigured',
  inconclusive: 'Inconclusive',
} as const

/** The message under test. All fields except `mailType` are untrusted text, or `null`. */
export interface MailView {
  readonly subject: string | null
  readonly from: string | null
  /** The beginning of the text, which mail clients show next to the subject. */
  readonly preview: string | null
  readonly mailType: string | null
  readonly headers: readonly HeaderLine[] | null
  readonly text: string | null
  /** The source of the complete message. */
  readonly source: string | null
  /** The path of a page that shows the sandboxed HTML part. */
  readonly htmlPath: string | null
}

/** One header field, with its lines unfolded. */
export interface HeaderLine {
  readonly name: string
  readonly value: string
}

/** A recommended change. */
export interface FixView {
  readonly severity: 'error' | 'warning' | 'notice'
  readonly text: string
  /** How to fix the problem; `null` if unknown. */
  readonly fix: string | null
}

/** The result of SPF, DKIM or DMARC for one copy. */
export interface VerdictView {
  readonly kind: 'pass' | 'fail' | 'unmeasured'
  readonly word: string
  /** Details about the result; empty if there are none. */
  readonly detail: string
  /** True if presend computed the result itself because the mailbox provider recorded none. */
  readonly isComputed: boolean
}

/**
 * Converts the result of SPF, DKIM or DMARC for one copy. A DKIM signature can be valid and still not count as a pass, so
 * the word for a failure is never `pass`.
 */
export function toVerdictView({ isPass, detail, result, origin }: AuthenticationVerdict): VerdictView {
  const rest = { detail: detail ?? '', isComputed: origin === 'computed' }
  if (isPass === null) return { kind: 'unmeasured', word: 'not measured', ...rest }
  if (isPass) return { kind: 'pass', word: 'pass', ...rest }
  const word = result === undefined || result === null || result === 'pass' ? 'fail' : result
  return { kind: 'fail', word, ...rest }
}

/** The results of the three authentication methods. */
export type VerdictViews = Readonly<Record<'spf' | 'dkim' | 'dmarc', VerdictView>>

/** A seed mailbox and what happened to its copy. */
export interface SeedView extends Seed, Pick<SeedResult, 'folder' | 'placementKind' | 'spam'> {
  readonly state: SeedState
  /** The results of SPF, DKIM and DMARC; `null` if the copy was not checked. */
  readonly verdicts: VerdictViews | null
  /** Why the copy is in its folder; empty if unknown. */
  readonly reason: string
  /** The SMTP reply that rejected the copy; empty if the copy was not rejected. */
  readonly reply: string
  /** The time from `timesSince` until the copy arrived; `null` if the copy did not arrive or the time is unknown. */
  readonly arrivedAfterMs: number | null
}

/** The previous test with the same source and template. */
export interface PreviousView {
  /** When the test was created, such as `2026-01-01 10:30 UTC`. */
  readonly createdAt: string
  readonly outcome: GateView['outcome'] | null
  readonly inboxCount: number
  readonly seedCount: number
}

/** A link to a page outside the report. */
export interface LinkView {
  readonly title: string
  /** An http or https URL. */
  readonly url: string
}

/** A report on one test. */
export interface ReportView {
  /** The name of the template or of the test. */
  readonly title: string
  /** The gate's outcome; `null` if no client reported one and results may still arrive. */
  readonly gate: GateView | null
  readonly progress: 'pending' | 'in_progress' | 'complete' | 'expired'
  /** Whether results or the outcome may still arrive. */
  readonly isLive: boolean
  readonly mail: MailView
  /** The recommended changes, most important first. Each change is listed once. */
  readonly fixes: readonly FixView[]
  readonly seeds: readonly SeedView[]
  /** A table of the copies by provider type and folder, with the numbers that the bars represent. */
  readonly placement: Table
  readonly timesSince: 'it was sent' | 'the test was created'
  readonly previous: PreviousView | null
  readonly facts: readonly string[]
  readonly links: readonly LinkView[]
  readonly notes: readonly Note[]
}

/** The number of copies in each state. */
export type Tally = Readonly<Record<SeedState, number>> & { readonly total: number }

/** Counts the copies in each state. */
export function tallySeeds(seeds: readonly Pick<SeedView, 'state'>[]): Tally {
  const tally = { refused: 0, spam: 0, undecided: 0, deferred: 0, waiting: 0, tab: 0, inbox: 0, total: seeds.length }
  for (const { state } of seeds) tally[state] += 1
  return tally
}
