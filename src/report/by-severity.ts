/** The order in which reports show tests and domains. */

import type { Outcome } from '../check/check-result.ts'

/** Reports that do not pass come first, each group in its own order. */
export function bySeverity<T extends { readonly outcome: Outcome }>(reports: readonly T[]): readonly T[] {
  return [
    ...reports.filter(({ outcome }) => outcome !== 'pass'),
    ...reports.filter(({ outcome }) => outcome === 'pass'),
  ]
}
