/** All that a run found out, finished: reports print it and count nothing themselves. */

import type { ProviderType } from '../contract/names.ts'
import type { CreatedTest, SeedResult } from '../contract/test.ts'
import type { Problem } from '../errors/problem.ts'
import type { SubmissionOutcome } from '../mail/submission-outcome.ts'
import type { EffectiveSetting, RateName } from '../settings/settings.ts'

export type Outcome = 'pass' | 'fail' | 'misconfigured' | 'inconclusive'

/** One rate in one scope, compared with its threshold. */
export interface RateEvaluation {
  readonly rate: RateName
  readonly scope: 'overall' | ProviderType
  /** Unrounded percent; `null`: not measured. */
  readonly percent: number | null
  readonly hitCount: number
  /** What it was divided by: seeds sent to (inbox), received and measured copies (authentication). */
  readonly outOfCount: number
  /** `null`: no threshold. */
  readonly thresholdPercent: number | null
  /** `undecided`: evidence is missing, nobody can say. */
  readonly status: 'met' | 'missed' | 'undecided' | 'no-threshold'
  /** One sentence that says why, for `missed` and `undecided`. */
  readonly reason: string | null
}

/** One seed, with everything known of it. */
export interface SeedReport {
  readonly address: string
  readonly providerType: ProviderType
  readonly providerName: string
  readonly submission: SubmissionOutcome | null
  readonly result: SeedResult | null
  /** `ok`: counted as inbox and nothing failed; `outstanding`: no result yet when it was decided. */
  readonly status: 'ok' | 'failing' | 'missing' | 'outstanding' | 'excluded'
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
  /** Folder counts by provider type, in the table's order; `none` counts seeds without a folder. */
  readonly placement: readonly PlacementRow[]
  readonly tabPercent: number | null
  readonly spamPercent: number | null
  readonly missingPercent: number | null
  /** True: decided before every result was in. */
  readonly isEarlyDecision: boolean
  readonly outstandingCount: number
  readonly warnings: readonly string[]
  /** From the first byte sent to the decision. */
  readonly waitedMs: number
}

export interface PlacementRow {
  readonly providerType: ProviderType
  readonly seedCount: number
  readonly inboxCount: number
  readonly spamCount: number
  readonly tabCount: number
  readonly noneCount: number
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
  /** Bad inputs, all of them; with places where there are some. */
  readonly problems: readonly Problem[]
  /** The error that ended the run, if one did: code and finished message. */
  readonly error: { readonly code: string; readonly message: string } | null
  readonly notices: readonly string[]
  readonly settings: readonly EffectiveSetting[]
}
