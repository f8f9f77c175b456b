/** Opens the storage that a location names. */

import type { Parsed } from '../errors/problem.ts'
import { bad } from '../errors/problem.ts'
import type { Clock, Random } from '../world/world.ts'
import type { Jobs } from './jobs.ts'
import type { Store } from './store.ts'

/** Where the data lies: `sqlite:<path>`, `postgres://…` (or `postgresql://…`), or `memory`. */
export type StorageLocation =
  | { readonly kind: 'memory' }
  | { readonly kind: 'sqlite'; readonly path: string }
  /** The URL may hold a password: it is never printed. */
  | { readonly kind: 'postgres'; readonly url: string }

/** An open storage. Disposing it closes the store; jobs are disposed by whoever started them, before it. */
export interface OpenStorage extends AsyncDisposable {
  readonly store: Store
  /** Starts the job engine of this storage; a command that only writes needs none. */
  startJobs(): Promise<Jobs>
}

/** What the storage may ask of the world. */
export interface StorageWorld {
  readonly clock: Clock
  readonly random: Random
}

/** Reads a location; relative paths stay relative to the working directory. */
export function parseStorageLocation(text: string): Parsed<StorageLocation> {
  return bad({ input: 'storage', came: text, expected: 'something that is not written yet' })
}

/**
 * Opens the storage and brings it to today's schema.
 *
 * @throws PresendError STORAGE_FAILED
 */
export async function openStorage(_location: StorageLocation, _world: StorageWorld): Promise<OpenStorage> {
  return await Promise.reject(new Error('not written yet'))
}
