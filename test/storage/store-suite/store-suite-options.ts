/** What the parts of the store suite share. */

import type { NewTest, Store, StoredTestWithSeeds } from '../../../src/storage/store.ts'

export interface StoreSuiteOptions {
  /** Opens an empty store, a new one each time. */
  readonly open: () => Promise<Store>
}

/** A test that is known to be there. */
export async function findByTrackingId(store: Store, test: NewTest): Promise<StoredTestWithSeeds> {
  const found = await store.findTest(test.workspaceId, test.trackingId)
  if (found === null) throw new Error('the test is not there')
  return found
}
