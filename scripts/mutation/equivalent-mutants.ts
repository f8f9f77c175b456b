/** Mistakes that are none: the service answers the same with them. Each was looked at by hand. */

/** Mutants of one place, and why they change nothing that a client could see. */
export interface EquivalentMutants {
  readonly path: string
  /** In the mutated line. */
  readonly text: string
  readonly kind?: string
  readonly reason: string
}

/** By hand. */
export const equivalentMutants: readonly EquivalentMutants[] = []
