/** The disk usage of a SQLite database. */

import { stat, statfs } from 'node:fs/promises'

/** In bytes. */
export interface DiskUsage {
  readonly databaseBytes: number
  /** Space that this user may use on the database's file system; `null` for a database on another machine. */
  readonly freeBytes: number | null
}

/** Measures the file and its write-ahead log. Rejects with Node's own error when the file is missing. */
export async function sqliteDiskUsage(path: string): Promise<DiskUsage> {
  const [file, log, system] = await Promise.all([stat(path), stat(`${path}-wal`).catch(() => null), statfs(path)])
  return { databaseBytes: file.size + (log?.size ?? 0), freeBytes: system.bavail * system.bsize }
}
