/** The write-ahead log of a file: its fsyncs and its copying into the database, both beside the event loop. */

import { type FileHandle, open } from 'node:fs/promises'
import { dirname } from 'node:path'

import { groupCommit } from '../group-commit.ts'
import { checkpointer } from './checkpointer.ts'

/** The log of one database. Disposing it closes its file. */
export interface LogSync extends AsyncDisposable {
  /**
   * Resolves once everything is on disk that was committed before the call; calls of the same moment share one fsync.
   *
   * @param transactionCount how many transactions were committed since the last call
   */
  sync(transactionCount: number): Promise<void>
}

/**
 * For the database at `path`, in WAL mode and open as long as this is. Its commits write to the log and wait for nothing
 * (`synchronous = normal`); one counts as made when its `sync()` is. SQLite itself syncs the log before it copies it
 * into the database or begins it anew, so at every moment what was promised is in one of the two.
 * Source: https://www.sqlite.org/pragma.html#pragma_synchronous, https://www.sqlite.org/wal.html §3
 */
export function logSync(path: string): LogSync {
  let file: FileHandle | null = null
  const copying = checkpointer(path)
  const syncAll = groupCommit<number>(async (counts) => {
    // The log is there once there was a transaction, and stays as long as a connection does.
    file ??= await openLog(path)
    await file.datasync()
    copying.committed(counts.reduce((sum, count) => sum + count, 0))
  })
  return {
    sync: syncAll,
    [Symbol.asyncDispose]: async () => {
      await copying[Symbol.asyncDispose]()
      await file?.close()
    },
  }
}

/** SQLite makes the log and leaves it to its first sync to make the name last; that sync is ours. */
async function openLog(path: string): Promise<FileHandle> {
  const file = await open(`${path}-wal`, 'r+')
  await syncFolder(dirname(path))
  return file
}

/** A new file outlasts a power cut only when its folder is on disk too. Source: fsync(2) */
async function syncFolder(path: string): Promise<void> {
  try {
    await using folder = await open(path, 'r')
    await folder.sync()
  } catch {
    // Not every system opens folders, and not everybody may read one: then the file system's own journal has to do.
  }
}
