/** Defines a check: one statement about a service, and the section of the API document that it comes from. */

import type { Need } from './needs.ts'
import type { Session } from './session.ts'

/**
 * What defines the required behavior. `document`: api-v1.md requires the behavior. `presend`: the document does not
 * specify the behavior, and presend's own service defines it.
 */
export type DecidedBy = 'document' | 'presend'

/** One check. */
export interface Check {
  /** Stable, `group/what`. */
  readonly id: string
  /** The statement to check. */
  readonly says: string
  /** The section of api-v1.md that the statement comes from. */
  readonly section: string
  readonly decidedBy: DecidedBy
  readonly needs?: readonly Need[]
  /** Resolves if the statement is true. @throws Mismatch if the statement is false */
  run(session: Session): Promise<void>
}

/** A check without the properties shared by its group. */
export type CheckSpec = Omit<Check, 'decidedBy' | 'section'> & { readonly section?: string }

/**
 * Completes checks. `decidedBy` applies to all checks, and `section` is the default for checks without a section of
 * their own.
 */
export function requiredBy(decidedBy: DecidedBy, section: string, specs: readonly CheckSpec[]): readonly Check[] {
  return specs.map((spec) => ({ section, ...spec, decidedBy }))
}

/** The checks for one part of the API document. */
export interface CheckGroup {
  readonly title: string
  readonly checks: readonly Check[]
}
