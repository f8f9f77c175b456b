/** Which result belongs to which seed of the test. */

import type { Seed, SeedResult } from '../contract/test.ts'

/**
 * The results of the test's own seeds, one a seed at most, under the address as the create reply spelled it. Addresses
 * are compared without regard to case; one that a service reports without its subaddress (`seed@` for `seed+abc@`) counts
 * where only one seed can be meant. A result of a stranger is dropped: it must not count for anything.
 */
export function matchSeedResults(results: readonly SeedResult[], seeds: readonly Seed[]): readonly SeedResult[] {
  const addressByKey = keySeeds(seeds)
  const resultByAddress = new Map<string, SeedResult>()
  for (const result of results) {
    const address = addressByKey.get(result.address.toLowerCase())
    if (address === undefined) continue
    const known = resultByAddress.get(address)
    // Two entries for one seed: the one that was received says more, the first of two received ones stays.
    if (known === undefined || known.folder === null) resultByAddress.set(address, { ...result, address })
  }
  return [...resultByAddress.values()]
}

/** Lower-case address → address; bare addresses only where they are unambiguous and no seed's own. */
function keySeeds(seeds: readonly Seed[]): ReadonlyMap<string, string> {
  const exact = new Map(seeds.map(({ address }) => [address.toLowerCase(), address]))
  const keys = new Map(exact)
  const ambiguous = new Set<string>()
  for (const [key, address] of exact) {
    const bare = key.replace(/\+[^@]*@/, '@')
    if (exact.has(bare) || ambiguous.has(bare)) continue
    if (keys.has(bare)) {
      keys.delete(bare)
      ambiguous.add(bare)
      continue
    }
    keys.set(bare, address)
  }
  return keys
}
