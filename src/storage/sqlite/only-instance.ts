/** One service on one SQLite file: a lock beside it that ends with the process, however that ends. */

import { DatabaseSync } from 'node:sqlite'

import { PresendError } from '../../errors/presend-error.ts'

/**
 * Takes the lock. It is SQLite's own, on an empty file `<path>-instance`: the system gives it back when the process is
 * gone, also after `kill -9`. The database itself stays open to everybody, as commands write to it while a service runs.
 *
 * @throws PresendError STORAGE_FAILED when another service has it
 */
export function beOnlyInstance(path: string): Disposable {
  const lock = openLock(path)
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    throw new PresendError({
      code: 'STORAGE_FAILED',
      outcome: 'inconclusive',
      done: `Starting a service on the SQLite database "${path}"`,
      came: 'another presend serve that runs on it',
      expected: 'to be the only one',
      todo: 'stop that one first, give this one another storage, or use PostgreSQL, which takes any number',
      cause: error,
    })
  }
  return { [Symbol.dispose]: () => lock.close() }
}

function openLock(path: string): DatabaseSync {
  try {
    // Who has the lock keeps it as long as it runs, so there is nothing to wait for.
    return new DatabaseSync(`${path}-instance`, { timeout: 0 })
  } catch (error) {
    throw new PresendError({
      code: 'STORAGE_FAILED',
      outcome: 'inconclusive',
      done: `Making the lock "${path}-instance"`,
      came: error instanceof Error ? `"${error.message}"` : 'a failure without words',
      expected: 'a folder that can be written to',
      todo: 'see that the service may write there, and that the file is its own',
      cause: error,
    })
  }
}
