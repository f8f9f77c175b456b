/** Opens pools of PostgreSQL connections. */

import { type ClientConfig, Pool, TypeOverrides } from 'pg'

import type { PostgresTarget } from './postgres-target.ts'

/** The default pool size, documented in `docs/scaling.md`. */
const defaultPoolSize = 10

const jobsPoolSize = 4

/** The statement timeout. On healthy tables, none of presend's statements takes this long. */
const statementTimeoutMs = 30_000

/** The statement timeout for pg-boss. This timeout is longer than presend's own, because pg-boss rebuilds indexes. */
const jobsTimeoutMs = 300_000

/** Returns the options shared by all connections. */
export function connectionOptions(url: string, timeoutMs: number = statementTimeoutMs): ClientConfig {
  return {
    connectionString: url,
    application_name: 'presend',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    statement_timeout: timeoutMs,
    // This timeout releases the locks of a process that hangs in the middle of a transaction.
    idle_in_transaction_session_timeout: timeoutMs,
    // This client-side timeout is longer than the server's, so it expires only if the server is unreachable.
    query_timeout: timeoutMs === 0 ? 0 : timeoutMs + 5000,
    types: presendTypes(),
  }
}

/** The usage of a pool. */
export interface PoolUsage {
  readonly openCount: number
  readonly idleCount: number
  /** The number of callers that are waiting for a connection. */
  readonly waitingCount: number
}

/** Returns the current usage of a pool. */
export function poolUsageOf({ totalCount, idleCount, waitingCount }: Pool): PoolUsage {
  return { openCount: totalCount, idleCount, waitingCount }
}

/** Opens a pool for migrations, without timeouts, because building an index over millions of rows takes a long time. */
export function openMigrationPool({ url }: PostgresTarget, onError: (error: unknown) => void): Pool {
  return withErrorHandlers(new Pool({ ...connectionOptions(url, 0), max: 1 }), onError)
}

/** Opens a pool for queries. */
export function openPool({ url, poolSize = defaultPoolSize }: PostgresTarget, onError: (error: unknown) => void): Pool {
  return withErrorHandlers(new Pool({ ...connectionOptions(url), max: poolSize }), onError)
}

/** Opens a pool for pg-boss. The pool uses pg's own type parsers, as pg-boss expects. */
export function openJobsPool(url: string, onError: (error: unknown) => void): Pool {
  const { types: _, ...options } = connectionOptions(url, jobsTimeoutMs)
  return withErrorHandlers(new Pool({ ...options, application_name: 'presend jobs', max: jobsPoolSize }), onError)
}

function withErrorHandlers(pool: Pool, onError: (error: unknown) => void): Pool {
  // Handles the error event of an idle connection that breaks; without a listener, the error would end the process.
  pool.on('error', onError)
  // If a connection in use breaks between two statements, the next statement rejects, so this event can be ignored.
  pool.on('connect', (client) => void client.on('error', () => undefined))
  return pool
}

const int8 = 20

/**
 * Parses 64-bit integers as numbers. pg returns them as text, because JavaScript numbers are exact only up to 53 bits,
 * but presend never stores larger integers.
 */
function presendTypes(): TypeOverrides {
  const overrides = new TypeOverrides()
  overrides.setTypeParser(int8, parseInteger)
  return overrides
}

function parseInteger(text: string): number {
  const value = Number(text)
  if (Number.isSafeInteger(value)) return value
  throw new RangeError(`expected an integer below 2^53 in a database column, got ${text}`)
}
