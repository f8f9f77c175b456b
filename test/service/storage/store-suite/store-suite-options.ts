/** Options and helpers shared by the parts of the store suite. */

import type { NewTest, Store, StoredTestWithSeeds } from '../../../../src/service/storage/store.ts'

export interface StoreSuiteOptions {
  /** Opens a new, empty store. */
  readonly open: () => Promise<Store>
}

/** Finds a test that must exist. */
export async function findByTrackingId(store: Store, test: NewTest): Promise<StoredTestWithSeeds> {
  const found = await store.findTest(test.workspaceId, test.trackingId)
  if (found === null) throw new Error('test not found')
  return found
}
