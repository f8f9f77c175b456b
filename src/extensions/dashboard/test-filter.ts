/** The filter for the list of tests, stored in the query string. */

import { testStatuses } from '../../foundation/contract/names.ts'
import { outcomes } from '../../foundation/contract/test-outcome.ts'
import type { TestFilter } from '../../service/storage/listed-test.ts'

/** The maximum length of a search string. */
const maxLength = 200

/** Reads the filter. Empty fields and unknown values are ignored. */
export function parseTestFilter(read: (name: string) => string): TestFilter {
  return {
    search: parseText(read('search')),
    source: parseText(read('source')),
    status: testStatuses.find((status) => status === read('status')) ?? null,
    outcome: [...outcomes, 'none' as const].find((outcome) => outcome === read('outcome')) ?? null,
  }
}

function parseText(text: string): string | null {
  // PostgreSQL rejects U+0000. Truncating the text may have split a surrogate pair.
  const clean = text.replaceAll('\0', '').trim().slice(0, maxLength).toWellFormed()
  return clean === '' ? null : clean
}

/** Returns the path of the next list page, which shows matching tests older than a given test. */
export function testListPath(filter: TestFilter, beforeId: number): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) if (value !== null) query.set(name, String(value))
  query.set('before', String(beforeId))
  return `/tests?${query.toString()}`
}

/** Returns whether any field of the filter is set. */
export function omitsTests(filter: TestFilter): boolean {
  return Object.values(filter).some((value) => value !== null)
}
