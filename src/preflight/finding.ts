/** What preflight reports. */

import type { SourcePlace } from '../errors/problem.ts'
import type { ComplianceRow } from './compliance/compliance-row.ts'

/** `error`: rejected or certainly broken; `warning`: likely to suffer; `notice`: worth knowing, never fails a run. */
export type Severity = 'error' | 'warning' | 'notice'

export const severities = ['error', 'warning', 'notice'] as const

/** One issue of one template: all places with the same rule and cause. */
export interface PreflightFinding {
  readonly ruleId: string
  readonly severity: Severity
  /** One sentence without a period at the end. It quotes text of the template: untrusted. */
  readonly message: string
  readonly fix: string
  /** The first place, in the author's file. */
  readonly place: SourcePlace
  /** How often the cause occurs. */
  readonly count: number
  /** Further lines: the places, the features, the record to publish. */
  readonly detail: readonly string[]
  /** Mechanical, safe replacements of text in files, one for each place; `--fix` applies them. */
  readonly edits: readonly SourceEdit[]
}

/** Inserts or replaces text at a place of a file. */
export interface SourceEdit {
  readonly file: string
  /** 1-based. */
  readonly line: number
  readonly column: number
  /** The text to replace, which must be at the place; empty to insert. */
  readonly before: string
  readonly after: string
}

/** Stands for the id of a rule when no rule could be checked. */
export const everyRule = 'all rules'

/** A rule that could not be checked, which is neither a pass nor a finding. */
export interface Unchecked {
  readonly ruleId: string
  /** Such as `no sending-ip`. */
  readonly reason: string
}

/** The result of preflight for one template with one data set. */
export interface PreflightReport {
  readonly templatePath: string
  readonly dataSet: string | null
  /** `null`: the message has none, or could not be rendered. */
  readonly subject: string | null
  /** The author, as `Name <address>`; `null` as for the subject. */
  readonly from: string | null
  /** Strongest first, then by place. */
  readonly findings: readonly PreflightFinding[]
  readonly unchecked: readonly Unchecked[]
  /** What Gmail, Yahoo, Microsoft and Apple publish, judged; empty if nothing could be checked. */
  readonly compliance: readonly ComplianceRow[]
}
