/** Creates random values: cryptographically secure values for identifiers, and ordinary values for jitter. */

import { randomBytes, randomUUID } from 'node:crypto'

import type { Random } from './world.ts'

/** Creates a Random that uses node:crypto. */
export function nodeRandom(): Random {
  return { bytes: (count) => randomBytes(count), uuid: () => randomUUID(), fraction: () => Math.random() }
}
