/** Random values: cryptographic for identifiers, plain for jitter. */

import { randomBytes, randomUUID } from 'node:crypto'

import type { Random } from './world.ts'

/** Creates a Random that uses node:crypto. */
export function nodeRandom(): Random {
  return { bytes: (count) => randomBytes(count), uuid: () => randomUUID(), fraction: () => Math.random() }
}
