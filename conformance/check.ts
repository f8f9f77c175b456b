/** What a check is: one sentence that a service keeps or breaks, and where the sentence stands. */

import type { Need } from './needs.ts'
import type { Session } from './session.ts'

/** `document`: api-v1.md says so. `presend`: the document is silent, and presend's own service decides it this way. */
export type DecidedBy = 'document' | 'presend'

/** One check. */
export interface Check {
  /** Stable, `group/what`. */
  readonly id: string
  /** The sentence that must hold. */
  readonly says: string
  /** The heading of api-v1.md that it was read from, or that leaves it open. */
  readonly section: string
  readonly decidedBy: DecidedBy
  readonly needs?: readonly Need[]
  /** Resolves when the sentence holds. @throws Mismatch with what came instead */
  run(session: Session): Promise<void>
}

/** The checks of one part of the document. */
export interface CheckGroup {
  readonly title: string
  readonly checks: readonly Check[]
}
