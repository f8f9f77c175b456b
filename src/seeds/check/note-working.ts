/** Takes note of seeds whose check succeeded. */

import type { Store } from '../../storage/store.ts'

/** Marks unhealthy seeds as healthy, so that a running service retries them at once. */
export async function noteWorking(
  addresses: readonly string[],
  store: Pick<Store, 'listSeeds' | 'setSeedHealth'>,
): Promise<void> {
  const seeds = await store.listSeeds()
  const unhealthy = seeds.filter(({ address, health }) => health === 'unhealthy' && addresses.includes(address))
  for (const { address } of unhealthy) await store.setSeedHealth(address, 'healthy', null)
}
