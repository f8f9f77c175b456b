/** Creates random values: cryptographically secure ones for identifiers, ordinary ones for jitter. */

import { randomBytes, randomUUID } from 'node:crypto'

import type { Random } from './world.ts'

/** Creates a Random that uses node:crypto. */
export function nodeRandom(): Random {
  return { bytes: (count) => randomBytes(count), uuid: () => randomUUID(), fraction: () => Math.random() }
}
