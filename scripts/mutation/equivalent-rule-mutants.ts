/** Lists mutants of the preflight rules that change no finding. Each mutant was reviewed by hand. */

import type { EquivalentMutants } from './equivalent-mutants.ts'

/** The equivalent mutants of preflight rules. */
export const equivalentRuleMutants: readonly EquivalentMutants[] = []
