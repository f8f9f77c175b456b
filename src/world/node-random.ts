/** The machine's chance: cryptographic where it names things, plain where it only spreads load. */

import { randomBytes, randomUUID } from 'node:crypto'

import type { Random } from './world.ts'

/** A Random on node:crypto. */
export function nodeRandom(): Random {
  return { bytes: (count) => randomBytes(count), uuid: () => randomUUID(), fraction: () => Math.random() }
}
