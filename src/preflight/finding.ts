/** The types of the findings that preflight reports. */

import type { SourcePlace } from '../errors/problem.ts'
import type { ComplianceRow } from './compliance/compliance-row.ts'

/**
 * The severity of a finding. `error`: the message is rejected or certainly broken. `warning`: delivery or display is
 * likely to suffer. `notice`: useful to know; never fails a run.
 */
export type Severity = 'error' | 'warning' | 'notice'

export const severities = ['error', 'warning', 'notice'] as const

/** One issue of one template. It covers all places with the same rule and cause. */
export interface PreflightFinding {
  readonly ruleId: string
  readonly severity: Severity
  /** One sentence without a period at the end. It may quote the template, so it is untrusted text. */
  readonly message: string
  readonly fix: string
  /** The first place in the author's file. */
  readonly place: SourcePlace
  /** How many times the cause occurs. */
  readonly count: number
  /** Further lines, such as more places, the features, or the record to publish. */
  readonly detail: readonly string[]
  /** Safe replacements of text in files, one for each place. `--fix` applies them. */
  readonly edits: readonly SourceEdit[]
}

/** An edit that inserts or replaces text at a place of a file. */
export interface SourceEdit {
  readonly file: string
  /** 1-based. */
  readonly line: number
  readonly column: number
  /** The text to replace, which must be found at the place; empty for an insertion. */
  readonly before: string
  readonly after: string
}

/** Used instead of the id of a rule if no rule could be checked. */
export const everyRule = 'all rules'

/** A rule that could not be checked. It counts neither as passed nor as a finding. */
export interface Unchecked {
  readonly ruleId: string
  /** The reason, such as `no sending-ip`. */
  readonly reason: string
}

/** The preflight result for one template with one data set. */
export interface PreflightReport {
  readonly templatePath: string
  readonly dataSet: string | null
  /** The subject; `null` if the message has none or could not be rendered. */
  readonly subject: string | null
  /** The author as `Name <address>`; `null` as for the subject. */
  readonly from: string | null
  /** The findings, ordered by severity (errors first), then by place. */
  readonly findings: readonly PreflightFinding[]
  readonly unchecked: readonly Unchecked[]
  /**
   * Whether the message meets the published requirements of Gmail, Yahoo, Microsoft and Apple; empty if nothing could
   * be checked.
   */
  readonly compliance: readonly ComplianceRow[]
}
