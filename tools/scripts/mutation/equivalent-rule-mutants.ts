/**
 * Lists equivalent mutants of the preflight rules: changes that do not affect any finding. Each mutant was reviewed by
 * hand.
 */

import type { EquivalentMutants } from './equivalent-mutants.ts'

/** The equivalent mutants of preflight rules. */
export const equivalentRuleMutants: readonly EquivalentMutants[] = []
