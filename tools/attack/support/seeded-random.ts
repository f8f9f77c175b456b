/** Generates random numbers that are the same in every campaign. */

export interface SeededRandom {
  /** Returns a random integer from 0 to `below - 1`. */
  integer(below: number): number
  pick<T>(items: readonly [T, ...T[]]): T
}

/** Creates a generator that uses the mulberry32 algorithm. @param seed any integer */
export function seededRandom(seed: number): SeededRandom {
  let state = seed
  const integer = (below: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
  return { integer, pick: (items) => items[integer(items.length)] ?? items[0] }
}
