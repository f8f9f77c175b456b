/** The question that every request asks first: who is it, how often in this hour, and which test does it want. */

import type { AdmissionRequest, WantedTest } from './account.ts'
import type { Admission, StoredTest } from './store.ts'

/** See AccountStore. Each database has its own way to ask it all at once. */
export type Admit = (request: AdmissionRequest) => Promise<Admission>

/** True when the seeds of `test` need not be read. */
export function isKnownTo(
  { needsSeeds, known }: WantedTest,
  test: Pick<StoredTest, 'numericId' | 'revision'>,
): boolean {
  if (!needsSeeds) return true
  return known !== null && known.numericId === test.numericId && known.revision === test.revision
}

/**
 * The numeric id that a text spells, `null` for everything else. One id has one spelling: what links, logs and caches call
 * by two names would be two things. Tracking ids and keys are longer than any number we count to, so digits alone can only
 * be a numeric id.
 */
export function toNumericId(name: string): number | null {
  return /^[1-9]\d{0,14}$/u.test(name) ? Number(name) : null
}
