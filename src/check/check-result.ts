/** Defines the types for the result of a run. Reports render this result and compute nothing themselves. */

import type { DayRange } from '../foundation/contract/day.ts'
import type { ProviderType } from '../foundation/contract/names.ts'
import type { RateName } from '../foundation/contract/rate-kinds.ts'
import type { CreatedTest, Seed, SeedResult } from '../foundation/contract/test.ts'
import type { Problem, SourcePlace } from '../foundation/errors/problem.ts'
import type { SubmissionOutcome } from '../foundation/mail/submission-outcome.ts'
import type { ComplianceRow } from '../preflight/compliance/compliance-row.ts'
import type { Severity, Unchecked } from '../preflight/finding.ts'
import type { EffectiveSetting } from './settings/settings.ts'

export type Outcome = 'pass' | 'fail' | 'misconfigured' | 'inconclusive'

/**
 * The outcome of one test. `not-sent` means that the message was not sent because of the run, and not because of itself.
 * It is neither a pass nor a failure: the outcome of the run follows from the cause.
 */
export type TestOutcome = Outcome | 'not-sent'

/** Why messages were not sent because of the run: its settings, the service, the SMTP login or the timeout. */
export interface NotSentCause {
  /** The outcome of the run, unless a template has a worse one. */
  readonly outcome: 'misconfigured' | 'inconclusive'
  readonly reason: string
}

/** A rate over all seeds or over the seeds of one provider type, compared with its threshold. */
export interface RateEvaluation {
  /** The name of the rate. A rate without a default threshold, such as `tab`, is listed only if it has a threshold. */
  readonly rate: RateName
  readonly scope: 'overall' | ProviderType
  /** The percentage, not rounded; `null` if not measured. */
  readonly percent: number | null
  /**
   * The number of hits, such as seeds in the inbox. The number can be a fraction if the service reports only a
   * percentage.
   */
  readonly hitCount: number
  /**
   * The denominator of the rate. For the inbox rate, this is the number of seeds that a copy was sent to; for
   * authentication rates, the number of received copies that could be checked.
   */
  readonly outOfCount: number
  /** The threshold; `null` if there is none. */
  readonly thresholdPercent: number | null
  readonly bound: 'at-least' | 'at-most'
  /** The number of seeds whose results were outstanding and could still have changed this rate. */
  readonly openCount: number
  /**
   * The highest percentage that is still possible, not rounded. The value equals `percent` if no results are
   * outstanding.
   */
  readonly highestPercent: number | null
  /** How the rate compares with its threshold. `undecided` means that outstanding results could change the status. */
  readonly status: 'met' | 'missed' | 'undecided' | 'no-threshold'
  /** Why the status is `missed` or `undecided`, in one sentence. */
  readonly reason: string | null
}

/** An issue with a message, and its fix. Any of its strings may be untrusted. */
export interface Finding {
  readonly source: 'submission' | 'authentication' | 'placement' | 'spam-filter' | 'waiting' | 'preflight'
  /**
   * `error` if the issue keeps the test from passing, `warning` for a failure that does not affect the outcome,
   * otherwise `notice`.
   */
  readonly severity: Severity
  /** The title of the issue, without a final period. finding-words.ts renders it with the count. */
  readonly message: string
  /** How many times a preflight rule found the issue; 1 for all other findings. */
  readonly count: number
  /** How to fix the issue; `null` if unknown. finding-words.ts renders it with the details. */
  readonly fix: string | null
  /** Further lines, such as other positions. */
  readonly detail: readonly string[]
  /** The name of the spam engine rule or preflight rule that found the issue. */
  readonly rule: string | null
  /** The points that this rule adds to the spam score. */
  readonly points: number | null
  /** The location of the issue in the template; `null` if there is no single location. */
  readonly place: SourcePlace | null
  /** The addresses of the affected seeds. */
  readonly seeds: readonly string[]
  /** The findings that were merged into this one, as they were before; missing if none were. */
  readonly mergedFrom?: readonly Pick<Finding, 'source' | 'rule' | 'message' | 'count'>[]
}

/** The highest spam score of all copies. */
export interface SpamScore {
  readonly engine: string
  readonly score: number
  readonly threshold: number
}

export type SeedStatus = 'ok' | 'failing' | 'missing' | 'outstanding' | 'elsewhere' | 'excluded' | 'unreported'

/** The report on one seed. */
export interface SeedReport extends Seed {
  readonly submission: SubmissionOutcome | null
  readonly result: SeedResult | null
  /**
   * `ok`: the copy counts as inbox, and nothing failed. `missing`: there was no result when the timeout expired.
   * `outstanding`: there was no result when the outcome was decided. `elsewhere`: the copy arrived, but a rule in the
   * mailbox filed it in a folder that is neither the inbox nor spam, so it counts like a missing one. `excluded`: missing
   * or elsewhere, but ignored because of `on-missing: exclude`. `unreported`: the service returns only a summary.
   */
  readonly status: SeedStatus
  /** Why the status is not `ok`. */
  readonly reason: string | null
  readonly fix: string | null
}

/** Whether all, some or none of the placements and rejections that a reason names were simulated. */
export type SimulatedShare = 'none' | 'some' | 'all'

/** The result of one template with one data set. */
export interface TestReport {
  /**
   * The path of the template. If another run created the test and the path is unknown, this is the name of the test or,
   * if it has none, its tracking id.
   */
  readonly templatePath: string
  readonly dataSet: string | null
  readonly subject: string
  readonly from: string
  readonly mailType: 'marketing' | 'transactional'
  readonly outcome: TestOutcome
  /** Why the test has this outcome. The reason does not repeat the outcome; `sentenceOf` joins them. */
  readonly reason: string
  readonly simulated: SimulatedShare
  readonly test: CreatedTest | null
  readonly rates: readonly RateEvaluation[]
  readonly seeds: readonly SeedReport[]
  /** The findings, most severe first. */
  readonly findings: readonly Finding[]
  /** The mailbox providers' published requirements, as evaluated by preflight; empty if preflight did not run. */
  readonly compliance: readonly ComplianceRow[]
  /** The preflight rules that could not be checked, with the reasons. */
  readonly unchecked: readonly Unchecked[]
  /** The ids of the preflight rules that were checked; missing if preflight did not run. */
  readonly checkedRules?: readonly string[]
  /** Notes on which Gmail tabs presend predicts. These notes do not affect the outcome. */
  readonly tabNotes: readonly string[]
  /** The spam score; `null` if no copy was scored. */
  readonly spamScore: SpamScore | null
  /** The number of copies in each folder, grouped by provider type; empty if the service returns only a summary. */
  readonly placement: readonly PlacementRow[]
  readonly receivedCount: number
  /**
   * The weight of one seed in the overall inbox rate, in percentage points, not rounded; `null` if there are no seeds.
   */
  readonly pointsPerSeed: number | null
  readonly tabPercent: number | null
  readonly spamPercent: number | null
  readonly missingPercent: number | null
  /** True if the outcome was decided before all results had arrived. */
  readonly isEarlyDecision: boolean
  readonly outstandingCount: number
  readonly warnings: readonly string[]
  /** The time from sending the mail to deciding the outcome. */
  readonly waitedMs: number
  /** The error that ended this test. */
  readonly error: RunError | null
  /** Why the message could not be rendered; missing if it was rendered. */
  readonly problems?: readonly Problem[]
  /** The comparison with the baseline; `null` if the test is not in the baseline, missing without a baseline. */
  readonly comparison?: BaselineComparison | null
}

/** A rate in this run and in the baseline. */
export interface RateChange extends Pick<RateEvaluation, 'rate' | 'scope' | 'percent'> {
  /** The percentage in the baseline, not rounded; `null` if not measured. */
  readonly baselinePercent: number | null
  /**
   * The difference in percentage points, not rounded; `null` if a percentage was not measured, or if outstanding results
   * could still have changed it.
   */
  readonly changePoints: number | null
}

/** A seed whose copy was in another folder in the baseline. `from` and `to` can also be `other folder`, `rejected` or
 * `no result`. */
export interface SeedChange extends Pick<SeedReport, 'address' | 'providerType'> {
  readonly from: string
  readonly to: string
}

/** A finding that is only in this run, or only in the baseline. */
export interface FindingChange extends Pick<Finding, 'severity' | 'rule'> {
  readonly text: string
  /** How many more times the issue was found. */
  readonly count: number
}

/** How a test differs from the same test in the baseline. All strings of the baseline are untrusted. */
export interface BaselineComparison {
  /** What was not compared, and why; `null` if everything was compared. */
  readonly limit: string | null
  readonly rates: readonly RateChange[]
  readonly seeds: readonly SeedChange[]
  readonly newFindingCount: number
  /** The first new findings. */
  readonly newFindings: readonly FindingChange[]
  readonly goneFindingCount: number
  /** The first findings that are no longer found. */
  readonly goneFindings: readonly FindingChange[]
}

export interface RunError {
  /** An `ErrorCode`, `CANCELLED`, or `UNEXPECTED` for a bug in presend. */
  readonly code: string
  readonly message: string
}

/**
 * The number of copies in each folder, for the seeds of one provider type. The last four counts add up to `seedCount`.
 */
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

/** The metrics that mailbox providers report for a domain. */
export type MetricName = 'spam' | 'spf' | 'dkim' | 'dmarc' | 'tls' | 'delivery-errors'

/** A metric over the evaluated days, compared with its thresholds, which apply only to these days. */
export interface MetricEvaluation {
  readonly metric: MetricName
  readonly basis: 'worst-day' | 'mean'
  /** The percentage, from 0 to 100; `null` if no evaluated day has data. */
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
  /** The limit that causes a warning, which is stricter than the limit that fails the run. */
  readonly warnPercent: number | null
  /** `warned` means that the value exceeds only `warnPercent`. `undecided` means that there is a limit but no data. */
  readonly status: 'met' | 'warned' | 'missed' | 'undecided' | 'no-threshold'
  /** Why the status is `warned`, `missed` or `undecided`, in one sentence. */
  readonly reason: string | null
}

/** The values for one calendar day, in percent; `null` for a metric without data. */
export interface PostmasterDay {
  readonly date: string
  readonly isJudged: boolean
  readonly percents: Readonly<Record<MetricName, number | null>>
}

/** A mailbox provider's data about one domain. */
export interface PostmasterReport {
  /** The domain in ASCII form (A-labels). */
  readonly domain: string
  /** The address of the connected account. */
  readonly email: string
  /** `google`, `import`, `dmarc-reports`, or the name that another service uses; `null` if unknown. */
  readonly source: string | null
  readonly outcome: Outcome
  /** Why the data has this outcome. */
  readonly reason: string
  /** The evaluated days; `null` if there is no data. */
  readonly judged: DayRange | null
  /** The metrics; empty when nothing could be read. */
  readonly metrics: readonly MetricEvaluation[]
  /**
   * The days of the chart in ascending order, including days without data: the evaluated days and some earlier days.
   */
  readonly days: readonly PostmasterDay[]
  readonly warnings: readonly string[]
  /** Why the data could not be read. */
  readonly error: RunError | null
}

/** The result of a run. */
export interface CheckResult {
  readonly outcome: Outcome
  /** Why the run has this outcome. The reason does not repeat the outcome; `sentenceOf` joins them. */
  readonly reason: string
  readonly simulated: SimulatedShare
  readonly gate: 'fail' | 'warn' | 'off'
  readonly onInconclusive: 'fail' | 'warn'
  readonly serviceKind: 'embedded' | 'remote'
  /** `send`: the run only sent the mail. `await`: the run evaluated tests that another run created. */
  readonly mode: 'check' | 'send' | 'await'
  readonly isDryRun: boolean
  readonly isCancelled: boolean
  readonly startedAtMs: number
  readonly endedAtMs: number
  readonly tests: readonly TestReport[]
  /** The reports on postmaster data, one per domain. */
  readonly postmaster: readonly PostmasterReport[]
  /** The problems with invalid inputs, including the problems of single templates. */
  readonly problems: readonly Problem[]
  /** Why tests have the outcome `not-sent`; missing if none has. */
  readonly notSent?: NotSentCause
  /** The error that ended the run, or else the first error of a test or of the postmaster data. */
  readonly error: RunError | null
  readonly notices: readonly string[]
  readonly settings: readonly EffectiveSetting[]
  /** The baseline, and when its run started (`null` if unknown); missing if there is no baseline. */
  readonly baseline?: { readonly startedAt: string | null }
}
