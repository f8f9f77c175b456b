/** Tells a database that is away for now from a fault of ours: only the first gets better by waiting. */

/** SQLite's primary result codes: busy, locked, out of memory, read-only, I/O error, full, cannot be opened. */
const sqliteCodes: ReadonlySet<number> = new Set([5, 6, 7, 8, 10, 13, 14])
/** SQLite: read-only, I/O error, full. */
const unwritableCodes: ReadonlySet<number> = new Set([8, 10, 13])
/** PostgreSQL's classes: connection, resources (disk full, too many connections), operator (shutdown, crash). */
const postgresClasses: ReadonlySet<string> = new Set(['08', '53', '57'])
const systemCodes: ReadonlySet<string> = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'])
/** pg gives these no code. */
const pgWords = /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout)/u

/** True when SQLite can be read but not written now, as on a full disk. */
export function isUnwritable(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return false
  return unwritableCodes.has(error.errcode & 0xff)
}

/**
 * True for an error of a store that cannot be reached or cannot write now.
 * Source: sqlite.org/rescode.html; PostgreSQL, appendix A
 */
export function isStorageAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error && typeof error.errcode === 'number') return sqliteCodes.has(error.errcode & 0xff)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (/^[0-9A-Z]{5}$/u.test(code) && postgresClasses.has(code.slice(0, 2))) return true
  return systemCodes.has(code) || pgWords.test(error.message)
}
