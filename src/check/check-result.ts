/** The result of a run. Reports render this result and compute nothing themselves. */

import type { DayRange } from '../contract/day.ts'
import type { ProviderType } from '../contract/names.ts'
import type { CreatedTest, SeedResult } from '../contract/test.ts'
import type { Problem, SourcePlace } from '../errors/problem.ts'
import type { SubmissionOutcome } from '../mail/submission-outcome.ts'
import type { ComplianceRow } from '../preflight/compliance/compliance-row.ts'
import type { Severity, Unchecked } from '../preflight/finding.ts'
import type { RateName } from '../settings/rows/gate-rows.ts'
import type { EffectiveSetting } from '../settings/settings.ts'

export type Outcome = 'pass' | 'fail' | 'misconfigured' | 'inconclusive'

/** A rate in one scope, compared with its threshold. */
export interface RateEvaluation {
  /** The rated method. `tab` is listed only when it has a threshold. */
  readonly rate: RateName | 'tab'
  readonly scope: 'overall' | ProviderType
  /** The percentage, not rounded; `null` if not measured. */
  readonly percent: number | null
  /** The number of hits, which is not an integer when the service reports only a percentage. */
  readonly hitCount: number
  /**
   * The divisor: for the inbox rate, the number of seeds sent to; for authentication rates, the number of received
   * copies that were measured.
   */
  readonly outOfCount: number
  /** The threshold; `null` if there is none. */
  readonly thresholdPercent: number | null
  readonly bound: 'at-least' | 'at-most'
  /** The number of seeds whose result could still have changed this rate. */
  readonly openCount: number
  /**
   * The highest percentage that is still possible, not rounded. If no seeds are open, the highest percentage equals
   * `percent`.
   */
  readonly highestPercent: number | null
  /** `undecided` means that missing evidence could change the status. */
  readonly status: 'met' | 'missed' | 'undecided' | 'no-threshold'
  /** Why the status is `missed` or `undecided`, in one sentence. */
  readonly reason: string | null
}

/** One issue of a message, with its fix. All strings may contain untrusted text. */
export interface Finding {
  readonly source: 'submission' | 'authentication' | 'placement' | 'spam-filter' | 'waiting' | 'preflight'
  /**
   * `error` if it keeps the test from passing, `warning` if it is a failure that does not affect the outcome, `notice`
   * otherwise.
   */
  readonly severity: Severity
  /** The title, without a period at its end. */
  readonly text: string
  /** `null`: unknown. */
  readonly fix: string | null
  /** The name of the rule that fired, in the spam engine or in preflight. */
  readonly rule: string | null
  /** The points that the rule adds to the spam score. */
  readonly points: number | null
  /** The location of the issue in the template; `null` if there is no single location. */
  readonly place: SourcePlace | null
  /** Addresses of the affected seeds. */
  readonly seeds: readonly string[]
}

/** The highest spam score among the copies. */
export interface SpamScore {
  readonly engine: string
  readonly score: number
  readonly threshold: number
}

export type SeedStatus = 'ok' | 'failing' | 'missing' | 'outstanding' | 'excluded' | 'unreported'

/** The report on one seed. */
export interface SeedReport {
  readonly address: string
  readonly providerType: ProviderType
  readonly providerName: string
  readonly submission: SubmissionOutcome | null
  readonly result: SeedResult | null
  /**
   * `ok`: counted as inbox and nothing failed; `missing`: no result at the timeout; `outstanding`: no result when the
   * outcome was decided; `excluded`: missing, and ignored because of `on-missing: exclude`; `unreported`: the service
   * returns only a summary.
   */
  readonly status: SeedStatus
  /** Why the status is not `ok`. */
  readonly reason: string | null
  readonly fix: string | null
}

/** The result of one template with one data set. */
export interface TestReport {
  readonly templatePath: string
  readonly dataSet: string | null
  readonly subject: string
  readonly from: string
  readonly mailType: 'marketing' | 'transactional'
  readonly outcome: Outcome
  /** Outcome and reason in one sentence. */
  readonly sentence: string
  readonly test: CreatedTest | null
  readonly rates: readonly RateEvaluation[]
  readonly seeds: readonly SeedReport[]
  /** The findings, most severe first. */
  readonly findings: readonly Finding[]
  /** The published requirements of mailbox providers, evaluated by preflight; empty if preflight did not run. */
  readonly compliance: readonly ComplianceRow[]
  /** The preflight rules that could not be checked. */
  readonly unchecked: readonly Unchecked[]
  /** Notes on the Gmail tabs that the simulation predicts; they do not affect the outcome. */
  readonly tabNotes: readonly string[]
  /** The spam score; `null` if no copy was scored. */
  readonly spamScore: SpamScore | null
  /** Folder counts by provider type; empty when the service returns only a summary. */
  readonly placement: readonly PlacementRow[]
  readonly receivedCount: number
  /** The percentage points, not rounded, that one seed contributes to the overall inbox rate; `null` without seeds. */
  readonly pointsPerSeed: number | null
  readonly tabPercent: number | null
  readonly spamPercent: number | null
  readonly missingPercent: number | null
  /** True when the outcome was decided before all results arrived. */
  readonly isEarlyDecision: boolean
  readonly outstandingCount: number
  readonly warnings: readonly string[]
  /** The time from sending to the decision. */
  readonly waitedMs: number
  /** The error that ended this test. */
  readonly error: RunError | null
}

export interface RunError {
  /** An `ErrorCode`, or `CANCELLED`, or `UNEXPECTED` for a bug in presend. */
  readonly code: string
  readonly message: string
}

/** The number of copies in each folder, for one provider type. The last four counts add up to `seedCount`. */
export interface PlacementRow {
  readonly providerType: ProviderType
  readonly seedCount: number
  /** The number of seeds whose copy is in one of the `inbox-folders`. */
  readonly hitCount: number
  readonly inboxCount: number
  readonly spamCount: number
  readonly tabCount: number
  /** The number of seeds whose copy is in no folder: rejected, missing or outstanding. */
  readonly noneCount: number
}

/** The metrics that a mailbox provider measures for a domain. */
export type MetricName = 'spam' | 'spf' | 'dkim' | 'dmarc' | 'tls' | 'delivery-errors'

/** One metric over the evaluated days (those to which the thresholds apply), compared with its limits. */
export interface MetricEvaluation {
  readonly metric: MetricName
  readonly basis: 'worst-day' | 'mean'
  /** The percentage, 0–100; `null` if no evaluated day has data. */
  readonly percent: number | null
  /** The evaluated day with the worst value. */
  readonly worstDate: string | null
  /** The percentage on `worstDate`. */
  readonly worstPercent: number | null
  /** The number of evaluated days that have data. */
  readonly dayCount: number
  readonly bound: 'below' | 'at-most' | 'at-least'
  /** The limit; `null` if there is none. */
  readonly thresholdPercent: number | null
  /** The limit that only causes a warning; it is stricter than the limit that fails the run. */
  readonly warnPercent: number | null
  /**
   * `warned` means that the value is beyond `warnPercent` only; `undecided` means that there is a limit but no data.
   */
  readonly status: 'met' | 'warned' | 'missed' | 'undecided' | 'no-threshold'
  /** Why the status is `warned`, `missed` or `undecided`, in one sentence. */
  readonly reason: string | null
}

/** The value of one calendar day in percent; `null` without data. */
export interface PostmasterDay {
  readonly date: string
  readonly isJudged: boolean
  readonly percents: Readonly<Record<MetricName, number | null>>
}

/** A mailbox provider's data for one domain. */
export interface PostmasterReport {
  /** The domain, as A-labels. */
  readonly domain: string
  /** The address of the connected account. */
  readonly email: string
  /** `google`, `import`, `dmarc-reports` or another service's name; `null` if unknown. */
  readonly source: string | null
  readonly outcome: Outcome
  /** Outcome and reason in one sentence. */
  readonly sentence: string
  /** The evaluated days; `null` if there is no data. */
  readonly judged: DayRange | null
  /** The metrics; empty when nothing could be read. */
  readonly metrics: readonly MetricEvaluation[]
  /**
   * All days of the chart in ascending order, including days without data: the evaluated days and some days before
   * them.
   */
  readonly days: readonly PostmasterDay[]
  readonly warnings: readonly string[]
  /** Why the data could not be read. */
  readonly error: RunError | null
}

/** The result of a run. */
export interface CheckResult {
  readonly outcome: Outcome
  readonly sentence: string
  readonly gate: 'fail' | 'warn' | 'off'
  readonly onInconclusive: 'fail' | 'warn'
  readonly serviceKind: 'embedded' | 'remote'
  readonly isDryRun: boolean
  readonly isCancelled: boolean
  readonly startedAtMs: number
  readonly endedAtMs: number
  readonly tests: readonly TestReport[]
  /** The reports on postmaster data, one per domain. */
  readonly postmaster: readonly PostmasterReport[]
  /** The problems with all invalid inputs. */
  readonly problems: readonly Problem[]
  /** The error that ended the run, or the first error that ended a test or the reading of postmaster data. */
  readonly error: RunError | null
  readonly notices: readonly string[]
  readonly settings: readonly EffectiveSetting[]
}
