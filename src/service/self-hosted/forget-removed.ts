/** The end of a removed seed: it is kept, with its secrets, until no test waits for it any more. */

import { untagged } from '../../seeds/plus-address.ts'
import type { AddedSeedMark } from '../../storage/added-seed.ts'
import type { Store } from '../../storage/store.ts'
import type { Clock } from '../../world/world.ts'

/** Longer than it takes to create a test for which the seed was chosen just before it was removed. */
const graceMs = 10_000

/** Forgets those that are not needed any more. Any instance may, and more than one. */
export async function forgetRemoved(
  removed: readonly AddedSeedMark[],
  {
    store,
    clock,
  }: { readonly store: Pick<Store, 'listAwaitedCopies' | 'forgetSeed'>; readonly clock: Pick<Clock, 'nowMs'> },
): Promise<void> {
  const nowMs = clock.nowMs()
  const old = removed.filter(({ removedAtMs }) => removedAtMs !== null && nowMs - removedAtMs > graceMs)
  if (old.length === 0) return
  const copies = await store.listAwaitedCopies(nowMs)
  const awaited = new Set(copies.flatMap(({ address }) => [address, untagged(address)]))
  for (const mark of old) if (!awaited.has(mark.address)) await store.forgetSeed(mark)
}
