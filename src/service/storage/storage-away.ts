/** Distinguishes errors caused by an unavailable database, which may recover, from bugs. */

/**
 * SQLite's primary result codes for an unavailable database: busy, locked, out of memory, read-only, I/O error, full,
 * cannot open.
 */
const sqliteCodes: ReadonlySet<number> = new Set([5, 6, 7, 8, 10, 13, 14])
/** SQLite's result codes for a database that cannot be written to: read-only, I/O error, full. */
const unwritableCodes: ReadonlySet<number> = new Set([8, 10, 13])
/**
 * PostgreSQL's error classes for an unavailable database: connection, resources (disk full, too many connections),
 * operator intervention (shutdown, crash).
 */
const postgresClasses: ReadonlySet<string> = new Set(['08', '53', '57'])
/** PostgreSQL's error code for a change in a read-only database, such as a standby server. */
const readOnlyCode = '25006'
const systemCodes: ReadonlySet<string> = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'])
/** Messages of pg errors that have no code. */
const pgMessages = /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout)/u

/** Returns true if a SQLite database can be read but not written to, as on a full disk. */
export function isUnwritable(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return false
  return unwritableCodes.has(error.errcode & 0xff)
}

/**
 * Returns true if the database is currently unreachable or not writable.
 * Source: sqlite.org/rescode.html; PostgreSQL, appendix A
 */
export function isStorageAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error && typeof error.errcode === 'number') return sqliteCodes.has(error.errcode & 0xff)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (/^[0-9A-Z]{5}$/u.test(code) && (postgresClasses.has(code.slice(0, 2)) || code === readOnlyCode)) return true
  return systemCodes.has(code) || pgMessages.test(error.message)
}
