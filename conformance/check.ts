/** Defines a check: one statement about a service, and the section of the document from which the statement comes. */

import type { Need } from './needs.ts'
import type { Session } from './session.ts'

/**
 * Who decided the required behavior. `document`: api-v1.md requires the behavior. `presend`: the document does not
 * specify the behavior, and presend's own service defines it.
 */
export type DecidedBy = 'document' | 'presend'

/** One check. */
export interface Check {
  /** Stable, `group/what`. */
  readonly id: string
  /** The statement to check. */
  readonly says: string
  /** The section of api-v1.md from which the statement comes. */
  readonly section: string
  readonly decidedBy: DecidedBy
  readonly needs?: readonly Need[]
  /** Resolves if the statement is true. @throws Mismatch if the statement is false */
  run(session: Session): Promise<void>
}

/** A check without the properties that it shares with the checks around it. */
export type CheckSpec = Omit<Check, 'decidedBy' | 'section'> & { readonly section?: string }

/**
 * Completes checks. `decidedBy` applies to all of them, and `section` to each check that names no section of its own.
 */
export function requiredBy(decidedBy: DecidedBy, section: string, specs: readonly CheckSpec[]): readonly Check[] {
  return specs.map((spec) => ({ section, ...spec, decidedBy }))
}

/** The checks for one part of the document. */
export interface CheckGroup {
  readonly title: string
  readonly checks: readonly Check[]
}
