/**
 * Admits a request to the API: authenticates it and counts it. Every API request must first be admitted. Each
 * database has its own implementation.
 */

import type { AdmissionRequest, WantedTest } from './account.ts'
import type { Admission, StoredTest } from './store.ts'

/** Admits a request; see AccountStore. */
export type Admit = (request: AdmissionRequest) => Promise<Admission>

/** Returns true if the caller already has the seeds of `test`. */
export function hasKnownSeeds(
  { needsSeeds, known }: WantedTest,
  test: Pick<StoredTest, 'numericId' | 'revision'>,
): boolean {
  if (!needsSeeds) return true
  return known !== null && known.numericId === test.numericId && known.revision === test.revision
}

/**
 * Parses a numeric id, or returns `null` for any other text. Leading zeros are rejected, so that there is only one way
 * to write an id. Tracking ids and keys are longer than 15 characters, so a string of 15 digits or fewer can only be a
 * numeric id.
 */
export function parseNumericId(name: string): number | null {
  return /^[1-9]\d{0,14}$/u.test(name) ? Number(name) : null
}
