/** Ensures that only one service uses a SQLite file. */

import { DatabaseSync } from 'node:sqlite'
import { PresendError } from '../../../foundation/errors/presend-error.ts'
import { storageFailure } from '../storage-failure.ts'

/**
 * Takes an exclusive SQLite lock on an empty file `<path>-instance`. The operating system releases the lock when the
 * process ends, even after `kill -9`. Commands can still write to the database while a service runs.
 *
 * @throws PresendError STORAGE_FAILED when another service holds the lock
 */
export function lockForService(path: string): Disposable {
  const lock = openLock(path)
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    throw new PresendError({
      code: 'STORAGE_FAILED',
      outcome: 'inconclusive',
      done: `Starting a service on the SQLite database "${path}"`,
      came: 'another running service uses the database',
      todo: 'stop the other service, set another database for this one, or use PostgreSQL, which supports several services',
      cause: error,
    })
  }
  return { [Symbol.dispose]: () => lock.close() }
}

function openLock(path: string): DatabaseSync {
  try {
    // Do not wait for the lock, because another process holds it until that process ends.
    return new DatabaseSync(`${path}-instance`, { timeout: 0 })
  } catch (error) {
    throw storageFailure(
      {
        done: `Creating the lock file "${path}-instance"`,
        expected: 'a folder that this user may write to',
        todo: 'check the permissions of the folder and of the lock file',
      },
      error,
    )
  }
}
