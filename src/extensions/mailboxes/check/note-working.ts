/** Records that the check of a seed succeeded. */

import type { Clock } from '../../../foundation/world/world.ts'
import type { Store } from '../../../service/storage/store.ts'

/** Marks unhealthy seeds as healthy, so that a running service retries them at once. */
export async function noteWorking(
  addresses: readonly string[],
  {
    store,
    clock,
  }: { readonly store: Pick<Store, 'listSeeds' | 'setSeedHealth'>; readonly clock: Pick<Clock, 'nowMs'> },
): Promise<void> {
  const seeds = await store.listSeeds()
  const unhealthy = seeds.filter(({ address, health }) => health === 'unhealthy' && addresses.includes(address))
  for (const { address } of unhealthy) {
    await store.setSeedHealth(address, { health: 'healthy', reason: null, nowMs: clock.nowMs() })
  }
}
