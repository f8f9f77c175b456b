/** Mutants of preflight's rules that change no finding, each reviewed by hand. */

import type { EquivalentMutants } from './equivalent-mutants.ts'

/** All equivalent mutants. */
export const equivalentRuleMutants: readonly EquivalentMutants[] = []
