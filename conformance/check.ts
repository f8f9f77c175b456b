/** A check: one statement about a service, and the section of the document that it comes from. */

import type { Need } from './needs.ts'
import type { Session } from './session.ts'

/** `document`: required by api-v1.md. `presend`: not specified there, decided by presend's own service. */
export type DecidedBy = 'document' | 'presend'

/** One check. */
export interface Check {
  /** Stable, `group/what`. */
  readonly id: string
  /** The statement to check. */
  readonly says: string
  /** The section of api-v1.md. */
  readonly section: string
  readonly decidedBy: DecidedBy
  readonly needs?: readonly Need[]
  /** Resolves if the statement is true. @throws Mismatch */
  run(session: Session): Promise<void>
}

/** The checks of one part of the document. */
export interface CheckGroup {
  readonly title: string
  readonly checks: readonly Check[]
}
