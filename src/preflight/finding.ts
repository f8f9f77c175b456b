/** Types for the findings that preflight reports. */

import type { SourcePlace } from '../foundation/errors/problem.ts'
import type { ComplianceRow } from './compliance/compliance-row.ts'

/**
 * The severity of a finding. `error`: the message is broken or will certainly be rejected. `warning`: the message is
 * likely to have delivery or display problems. `notice`: useful information that never fails a run.
 */
export type Severity = 'error' | 'warning' | 'notice'

export const severities = ['error', 'warning', 'notice'] as const

/** An issue in a template. A finding covers all positions at which a rule found the same cause. */
export interface PreflightFinding {
  readonly ruleId: string
  readonly severity: Severity
  /** One sentence without a final period. The sentence may quote the template, so it is untrusted text. */
  readonly message: string
  readonly fix: string
  /** The first affected position in the author's file. */
  readonly place: SourcePlace
  /** The number of times that the cause occurs. */
  readonly count: number
  /** Additional lines, such as further positions, unsupported features, or the record to publish. */
  readonly detail: readonly string[]
  /** The rules of the spam filter that match for the same cause, if the finding is about its score. */
  readonly symbols?: readonly string[]
  /** Text replacements that `--fix` can safely apply, one per affected position. */
  readonly edits: readonly SourceEdit[]
}

/** An edit that inserts or replaces text at a position in a file. */
export interface SourceEdit {
  readonly file: string
  /** 1-based. */
  readonly line: number
  readonly column: number
  /** The text to replace, which must be found at that position; empty for an insertion. */
  readonly before: string
  readonly after: string
}

/** The id used in place of a rule id if no rule could be checked. */
export const everyRule = 'all rules'

/** A rule that could not be checked. The rule is not counted as passed, and it has no finding. */
export interface Unchecked {
  readonly ruleId: string
  /** Why the rule could not be checked, such as `no sending-ip`. */
  readonly reason: string
}

/** The preflight result for one template and one data set. */
export interface PreflightReport {
  readonly templatePath: string
  readonly dataSet: string | null
  /** The subject; `null` if the message has none or could not be rendered. */
  readonly subject: string | null
  /** The author as `Name <address>`; `null` if the message has none or could not be rendered. */
  readonly from: string | null
  /** The findings, sorted by severity (errors first), then by position. */
  readonly findings: readonly PreflightFinding[]
  readonly unchecked: readonly Unchecked[]
  /** The ids of the rules that were checked; missing if no rule could be checked. */
  readonly checkedRules?: readonly string[]
  /**
   * The published requirements of Gmail, Yahoo, Microsoft and Apple, and whether the message meets them; empty if none
   * could be checked.
   */
  readonly compliance: readonly ComplianceRow[]
}
