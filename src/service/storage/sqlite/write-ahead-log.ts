/** Manages the write-ahead log of a SQLite file: fsyncs and checkpoints the log without blocking the event loop. */

import { type FileHandle, open } from 'node:fs/promises'
import { dirname } from 'node:path'

import type { JobType } from '../../../foundation/world/workers/job-type.ts'
import { openWorkers } from '../../../foundation/world/workers/open-workers.ts'

/** The log of one database. Disposing this object closes the file and ends the checkpoint thread. */
export interface WriteAheadLog extends AsyncDisposable {
  /**
   * Resolves once every transaction committed before the call is on disk.
   *
   * @param transactionCount the number of transactions committed since the last call
   */
  sync(transactionCount: number): Promise<void>
}

/** The job that checkpoints the database at the given path: it copies the write-ahead log into the database. */
export const checkpointType: JobType<string, null> = { name: 'checkpoint-sqlite' }

/**
 * The number of transactions between two checkpoints. This many small transactions fill about 1,000 pages, which is
 * SQLite's default checkpoint threshold.
 */
const transactionsPerCheckpoint = 250

const checkpointLimitMs = 120_000

/**
 * Manages the log for the database at `path`, which must be in WAL mode with `synchronous = normal` and stay open until
 * the log is closed. Commits then write to the log without an fsync; a transaction is durable once its `sync()`
 * resolves. SQLite fsyncs the log before copying or restarting it, so durable data is always on disk, in the log or in
 * the database.
 * Source: https://www.sqlite.org/pragma.html#pragma_synchronous, https://www.sqlite.org/wal.html §3
 */
export function writeAheadLog(path: string): WriteAheadLog {
  const workers = openWorkers({ threadCount: 1, jobsPerThread: 1, memoryMb: 64 })
  const closing = new AbortController()
  let file: FileHandle | null = null
  let newCount = 0
  let isCheckpointing = false

  /**
   * Runs a checkpoint in a worker thread, because its two fsyncs take up to 100 ms. If a checkpoint fails, the next one
   * copies the same pages.
   */
  async function checkpoint(): Promise<void> {
    newCount = 0
    isCheckpointing = true
    const job = { name: checkpointType.name, input: path, timeLimitMs: checkpointLimitMs }
    await workers.run(job, closing.signal).catch(() => undefined)
    isCheckpointing = false
  }

  return {
    sync: async (transactionCount) => {
      // The first commit creates the log file, which then exists as long as any connection is open.
      file ??= await openLog(path)
      await file.datasync()
      newCount += transactionCount
      if (newCount >= transactionsPerCheckpoint && !isCheckpointing) void checkpoint()
    },
    [Symbol.asyncDispose]: async () => {
      closing.abort()
      await workers[Symbol.asyncDispose]()
      await file?.close()
    },
  }
}

/**
 * Opens the log and syncs its folder, because a new file survives a power failure only if its directory entry is also
 * on disk. Source: fsync(2)
 */
async function openLog(path: string): Promise<FileHandle> {
  const file = await open(`${path}-wal`, 'r+')
  try {
    await using folder = await open(dirname(path), 'r')
    await folder.sync()
  } catch {
    // Windows cannot open folders, and this user may not be allowed to read the folder. In both cases, rely on the file
    // system's journal.
  }
  return file
}
