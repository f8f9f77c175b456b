/** The part of a SQLite checkpoint that runs in a worker thread. */

import { DatabaseSync } from 'node:sqlite'

import { typedJob } from '../../../foundation/world/workers/job-type.ts'
import type { Job } from '../../../foundation/world/workers/serve-jobs.ts'
import { checkpointType } from './write-ahead-log.ts'

/**
 * The write-ahead log is restarted when it exceeds this size (32 MB). A restart blocks writers briefly. If the
 * log were never restarted, continuous writes would make it grow without limit.
 */
const maxLogPages = 8000

/**
 * Runs a checkpoint. In `passive` mode, the checkpoint neither waits for readers and writers nor blocks them. Source:
 * https://www.sqlite.org/pragma.html#pragma_wal_checkpoint
 */
export const checkpointInWorker: Job = typedJob(checkpointType, async (path) => {
  using database = new DatabaseSync(path, { timeout: 1000 })
  const result = database.prepare('pragma wal_checkpoint(passive)').get()
  if (Number(result?.['log']) > maxLogPages) database.prepare('pragma wal_checkpoint(restart)').get()
  return await Promise.resolve(null)
})
