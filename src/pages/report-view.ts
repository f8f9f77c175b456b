/** What a report on one test shows. The service's report page and the action's report.html are rendered from it. */

import type { Folder, ProviderType } from '../contract/names.ts'
import type { SpamVerdict } from '../contract/test.ts'
import type { Note, Table } from '../report/table.ts'

/** All states of a seed's copy, ordered by how much attention they need. */
export const seedStates = ['refused', 'spam', 'undecided', 'deferred', 'waiting', 'tab', 'inbox'] as const
export type SeedState = (typeof seedStates)[number]

/** The outcome of the gate, as the client decided it. */
export interface GateView {
  readonly outcome: 'pass' | 'fail' | 'misconfigured' | 'inconclusive'
  /** Why, in one sentence without the outcome. */
  readonly reason: string
  /** Rates with their thresholds. */
  readonly rates: Table
}

/** The message under test. Everything except `mailType` is foreign text; `null` if unknown. */
export interface MailView {
  readonly subject: string | null
  readonly from: string | null
  /** The beginning of the text, which mail clients show next to the subject. */
  readonly preview: string | null
  readonly mailType: string | null
  readonly headers: readonly HeaderLine[] | null
  readonly text: string | null
  /** The whole message as text. */
  readonly source: string | null
  /** Path of a page that shows the HTML part in a sandbox. */
  readonly htmlPath: string | null
}

/** One header field, unfolded. */
export interface HeaderLine {
  readonly name: string
  readonly value: string
}

/** Something to change. */
export interface FixView {
  readonly severity: 'error' | 'warning' | 'notice'
  readonly text: string
  /** `null` if unknown. */
  readonly fix: string | null
}

/** The result of SPF, DKIM or DMARC for one copy. */
export interface VerdictView {
  readonly kind: 'pass' | 'fail' | 'unmeasured'
  readonly word: string
  /** Empty if unknown. */
  readonly detail: string
  /** True if presend computed the result because the mailbox provider recorded none. */
  readonly isComputed: boolean
}

/** The results of the three methods. */
export type VerdictViews = Readonly<Record<'spf' | 'dkim' | 'dmarc', VerdictView>>

/** A seed mailbox and what happened to its copy. */
export interface SeedView {
  readonly address: string
  readonly providerType: ProviderType
  readonly providerName: string
  readonly state: SeedState
  readonly folder: Folder | null
  readonly placementKind: 'observed' | 'simulated' | null
  /** `null` if the copy was not judged. */
  readonly verdicts: VerdictViews | null
  /** Why the copy is where it is; empty if unknown. */
  readonly reason: string
  /** The SMTP reply with which the copy was rejected; empty if it was not. */
  readonly reply: string
  /** Time from `timesSince` until the copy arrived; `null` if it did not, or if the time is unknown. */
  readonly arrivedAfterMs: number | null
  readonly spam: SpamVerdict | null
}

/** The latest earlier test of the same source and template. */
export interface PreviousView {
  /** When it was created, such as `2026-01-01 10:30 UTC`. */
  readonly createdAt: string
  readonly outcome: GateView['outcome'] | null
  readonly inboxCount: number
  readonly seedCount: number
}

/** A link to a page outside of the report. */
export interface LinkView {
  readonly title: string
  /** An http or https URL. */
  readonly url: string
}

/** A report on one test. */
export interface ReportView {
  /** Template or name of the test. */
  readonly title: string
  /** `null` if no gate result was reported. */
  readonly gate: GateView | null
  readonly progress: 'pending' | 'in_progress' | 'complete' | 'expired'
  /** True while results or the outcome may still arrive. */
  readonly isLive: boolean
  readonly mail: MailView
  /** Each once, worst first. */
  readonly fixes: readonly FixView[]
  readonly seeds: readonly SeedView[]
  /** Copies by provider type and folder: the figures behind the bars. */
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

/** True while results may still arrive. */
export function isOpen({ progress }: Pick<ReportView, 'progress'>): boolean {
  return progress === 'pending' || progress === 'in_progress'
}
