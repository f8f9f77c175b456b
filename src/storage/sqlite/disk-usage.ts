/** How much space a SQLite database takes, and how much is left. */

import { stat, statfs } from 'node:fs/promises'

import type { DiskUsage } from '../disk-usage.ts'

/** The file with its write-ahead log. Rejects with Node's own error when the file is gone. */
export async function sqliteDiskUsage(path: string): Promise<DiskUsage> {
  const [file, log, system] = await Promise.all([stat(path), stat(`${path}-wal`).catch(() => null), statfs(path)])
  return { databaseBytes: file.size + (log?.size ?? 0), freeBytes: system.bavail * system.bsize }
}
