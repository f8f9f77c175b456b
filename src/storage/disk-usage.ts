/** How much space a storage takes. */

/** Space on disk, in bytes. */
export interface DiskUsage {
  readonly databaseBytes: number
  /** Free space for this user on the file system of the database; `null`: the database is on another machine. */
  readonly freeBytes: number | null
}
