/**
 * The admission of a request, which is the first query of every API request. Each database has its own implementation.
 */

import type { AdmissionRequest, WantedTest } from './account.ts'
import type { Admission, StoredTest } from './store.ts'

/** Admits a request; see AccountStore. */
export type Admit = (request: AdmissionRequest) => Promise<Admission>

/** Returns true if the seeds of `test` need not be read. */
export function hasKnownSeeds(
  { needsSeeds, known }: WantedTest,
  test: Pick<StoredTest, 'numericId' | 'revision'>,
): boolean {
  if (!needsSeeds) return true
  return known !== null && known.numericId === test.numericId && known.revision === test.revision
}

/**
 * Parses a numeric id; returns `null` for anything else. Leading zeros are rejected, so that every id has one spelling.
 * Tracking ids and keys are longer than 15 characters, so digits alone can only be a numeric id.
 */
export function parseNumericId(name: string): number | null {
  return /^[1-9]\d{0,14}$/u.test(name) ? Number(name) : null
}
