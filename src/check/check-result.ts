/** All that a run found out, finished: reports print it and count nothing themselves. */

import type { ProviderType } from '../contract/names.ts'
import type { DayRange } from '../contract/postmaster-data.ts'
import type { CreatedTest, SeedResult } from '../contract/test.ts'
import type { Problem, SourcePlace } from '../errors/problem.ts'
import type { SubmissionOutcome } from '../mail/submission-outcome.ts'
import type { EffectiveSetting, RateName } from '../settings/settings.ts'

export type Outcome = 'pass' | 'fail' | 'misconfigured' | 'inconclusive'

/** One rate in one scope, compared with its threshold. */
export interface RateEvaluation {
  /** `tab` is there only where it has a threshold. */
  readonly rate: RateName | 'tab'
  readonly scope: 'overall' | ProviderType
  /** Unrounded percent; `null`: not measured. */
  readonly percent: number | null
  /** Not a whole number where a service gives nothing but a share. */
  readonly hitCount: number
  /** What it was divided by: seeds sent to (inbox), received and measured copies (authentication). */
  readonly outOfCount: number
  /** `null`: no threshold. */
  readonly thresholdPercent: number | null
  /** How the threshold is meant: the rate must be at least it, or at most it. */
  readonly bound: 'at-least' | 'at-most'
  /** Seeds whose result could still change this rate when it was decided. */
  readonly openCount: number
  /** The most that the open seeds could have made of it, unrounded percent; equals `percent` when none is open. */
  readonly highestPercent: number | null
  /** `undecided`: evidence is missing, nobody can say. */
  readonly status: 'met' | 'missed' | 'undecided' | 'no-threshold'
  /** One sentence that says why, for `missed` and `undecided`. */
  readonly reason: string | null
}

/** One thing to know about a message, with what to do about it: the same in every report. All texts may hold foreign text. */
export interface Finding {
  /** Which part of the run noticed it. */
  readonly source: 'submission' | 'authentication' | 'placement' | 'spam-filter' | 'waiting'
  /** `error`: a reason why the run does not pass; `warning`: a failure that no threshold minds; `info`: noticed. */
  readonly severity: 'error' | 'warning' | 'info'
  /** What was found, without a full stop. */
  readonly text: string
  /** What to do; `null`: unknown. */
  readonly fix: string | null
  /** The spam engine's own name for it; `null`: it has none. */
  readonly rule: string | null
  /** What the engine adds to the spam score for it; `null`: it adds nothing. */
  readonly points: number | null
  /** Where in the template; `null`: not in one place. */
  readonly place: SourcePlace | null
  /** Addresses of the seeds that it concerns. */
  readonly seeds: readonly string[]
}

/** The highest score that a spam engine gave to a copy. */
export interface SpamScore {
  readonly engine: string
  readonly score: number
  readonly threshold: number
}

export type SeedStatus = 'ok' | 'failing' | 'missing' | 'outstanding' | 'excluded' | 'unreported'

/** One seed, with everything known of it. */
export interface SeedReport {
  readonly address: string
  readonly providerType: ProviderType
  readonly providerName: string
  readonly submission: SubmissionOutcome | null
  readonly result: SeedResult | null
  /**
   * `ok`: counted as inbox and nothing failed; `missing`: no result when time was up; `outstanding`: no result yet
   * when it was decided; `excluded`: missing, and left out by `on-missing: exclude`; `unreported`: the service gives
   * a summary alone, nothing of single seeds.
   */
  readonly status: SeedStatus
  /** Why it is not ok, in plain words. */
  readonly reason: string | null
  /** What to do about it. */
  readonly fix: string | null
}

/** One template with one data set: its test, its seeds, its rates, its outcome. */
export interface TestReport {
  readonly templatePath: string
  readonly dataSet: string | null
  readonly subject: string
  readonly from: string
  readonly mailType: 'marketing' | 'transactional'
  readonly outcome: Outcome
  /** The outcome and its reason in one sentence. */
  readonly sentence: string
  readonly test: CreatedTest | null
  readonly rates: readonly RateEvaluation[]
  readonly seeds: readonly SeedReport[]
  /** Strongest first. */
  readonly findings: readonly Finding[]
  /** What Gmail would probably do with the message, where only simulated; these decide nothing. */
  readonly tabNotes: readonly string[]
  /** `null`: no copy was scored. */
  readonly spamScore: SpamScore | null
  /** Folder counts by provider type, in the table's order; empty when the service gives a summary alone. */
  readonly placement: readonly PlacementRow[]
  /** Copies that were received. */
  readonly receivedCount: number
  /** What one seed is worth in the overall inbox rate, unrounded percent points; `null` without seeds. */
  readonly pointsPerSeed: number | null
  readonly tabPercent: number | null
  readonly spamPercent: number | null
  readonly missingPercent: number | null
  /** True: decided before every result was in. */
  readonly isEarlyDecision: boolean
  readonly outstandingCount: number
  readonly warnings: readonly string[]
  /** From the first byte sent to the decision. */
  readonly waitedMs: number
  /** What kept this test from its end, while others went on: code and finished message; `null`: nothing. */
  readonly error: RunError | null
}

/** An error as reports show it. */
export interface RunError {
  /** An `ErrorCode`, `CANCELLED`, or `UNEXPECTED` for a defect of presend's own. */
  readonly code: string
  readonly message: string
}

/** Where the copies of one provider type landed; the four counts add up to `seedCount`. */
export interface PlacementRow {
  readonly providerType: ProviderType
  readonly seedCount: number
  /** Seeds that count as inbox by `inbox-folders`, tabs included. */
  readonly hitCount: number
  readonly inboxCount: number
  readonly spamCount: number
  readonly tabCount: number
  /** Seeds without a folder: rejected, missing, outstanding. */
  readonly noneCount: number
}

/** What a mailbox provider measures of a domain. */
export type MetricName = 'spam' | 'spf' | 'dkim' | 'dmarc' | 'tls' | 'delivery-errors'

/** One metric over the judged days, compared with its limits. */
export interface MetricEvaluation {
  readonly metric: MetricName
  /** Which value counts: that of the worst day, or the mean of the days with data. */
  readonly basis: 'worst-day' | 'mean'
  /** Percent 0–100; `null`: no judged day has data, which is neither 0 nor 100. */
  readonly percent: number | null
  /** The day of `percent` for `worst-day`; the worst day, for information, for `mean`. */
  readonly worstDate: string | null
  /** Percent on that day. */
  readonly worstPercent: number | null
  /** Judged days that have data. */
  readonly dayCount: number
  /** How the limit is meant: the value must be below it, at most it, at least it. */
  readonly bound: 'below' | 'at-most' | 'at-least'
  /** `null`: no limit. */
  readonly thresholdPercent: number | null
  /** `null`: no milder line. */
  readonly warnPercent: number | null
  /** `warned`: within the limit, but over the milder line. `undecided`: there is a limit and no data. */
  readonly status: 'met' | 'warned' | 'missed' | 'undecided' | 'no-threshold'
  /** One sentence that says why, for `warned`, `missed` and `undecided`. */
  readonly reason: string | null
}

/** One calendar day with what the provider told of it, percent; `null`: nothing. */
export interface PostmasterDay {
  readonly date: string
  /** True: within the days that are judged. */
  readonly isJudged: boolean
  readonly percents: Readonly<Record<MetricName, number | null>>
}

/** What the mailbox provider says of one domain. */
export interface PostmasterReport {
  /** A-labels. */
  readonly domain: string
  /** Of the connected account. */
  readonly email: string
  /** `google`, `import`, `dmarc-reports`, another service's word; `null`: not told. */
  readonly source: string | null
  readonly outcome: Outcome
  /** The outcome and its reason in one sentence. */
  readonly sentence: string
  /** The days that are judged; `null`: there is no data. */
  readonly judged: DayRange | null
  /** In the order of the metrics' table; empty when nothing could be read. */
  readonly metrics: readonly MetricEvaluation[]
  /** Every day of the chart, ascending, gaps included: at least the judged ones, and some before. */
  readonly days: readonly PostmasterDay[]
  readonly warnings: readonly string[]
  /** What kept the data from being read; `null`: nothing. */
  readonly error: RunError | null
}

/** The whole run. */
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
  /** One a domain whose postmaster data was asked for. */
  readonly postmaster: readonly PostmasterReport[]
  /** Bad inputs, all of them; with places where there are some. */
  readonly problems: readonly Problem[]
  /** The error that ended the run, or the first that ended a test or a read of postmaster data: code and finished message. */
  readonly error: RunError | null
  readonly notices: readonly string[]
  readonly settings: readonly EffectiveSetting[]
}
