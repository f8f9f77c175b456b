/** Makes commits last without holding the process up: the fsync of the write-ahead log, beside the event loop. */

import { type FileHandle, open } from 'node:fs/promises'

import { groupCommit } from '../group-commit.ts'

/** The log of one database. Disposing it closes its file. */
export interface LogSync extends AsyncDisposable {
  /** Resolves once everything is on disk that was committed before the call; calls of the same moment share one fsync. */
  sync(): Promise<void>
}

/**
 * For the database at `path`, in WAL mode and open as long as this is. Its commits write to the log and wait for nothing
 * (`synchronous = normal`); one counts as made when its `sync()` is. SQLite itself syncs the log before it copies it
 * into the database or begins it anew, so at every moment what was promised is in one of the two.
 * Source: https://www.sqlite.org/pragma.html#pragma_synchronous, https://www.sqlite.org/wal.html §3
 */
export function logSync(path: string): LogSync {
  let file: FileHandle | null = null
  const syncAll = groupCommit<null>(async () => {
    // The log is there once there was a transaction, and stays as long as a connection does.
    file ??= await open(`${path}-wal`, 'r+')
    await file.datasync()
  })
  return {
    sync: async () => await syncAll(null),
    [Symbol.asyncDispose]: async () => {
      await file?.close()
    },
  }
}
