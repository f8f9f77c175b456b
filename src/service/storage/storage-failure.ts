/** Creates the error that reports an unusable database. */

import { PresendError } from '../../foundation/errors/presend-error.ts'

/** The attempted operation, what presend expected, and how to fix the problem. */
export interface StorageFailure {
  readonly done: string
  readonly expected: string
  readonly todo: string
}

/** Returns a PresendError STORAGE_FAILED that quotes the database's error. */
export function storageFailure(failure: StorageFailure, cause: unknown): PresendError {
  const came = cause instanceof Error ? `"${cause.message}"` : 'an unknown error'
  return new PresendError({ code: 'STORAGE_FAILED', outcome: 'inconclusive', came, cause, ...failure })
}
