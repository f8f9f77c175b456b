/** Random numbers that are the same on every run. */

import type { Random } from '../../src/foundation/world/world.ts'

/** Creates a Random from a seed (mulberry32), which must not be used for secrets. */
export function fakeRandom(seed: number = 1): Random {
  let state = seed
  function fraction(): number {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const bytes = (count: number): Uint8Array => Uint8Array.from({ length: count }, () => Math.floor(fraction() * 256))
  return {
    fraction,
    bytes,
    uuid: () => {
      const hex = Buffer.from(bytes(16)).toString('hex')
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
    },
  }
}
