/** Connections to PostgreSQL. */

import { type ClientConfig, Pool, TypeOverrides } from 'pg'

import type { PostgresTarget } from './postgres-target.ts'

/** Documented in `docs/scaling.md`. */
const defaultPoolSize = 10

const jobsPoolSize = 4

/** Longer than any statement of presend takes on healthy tables. */
const statementTimeoutMs = 30_000

/** pg-boss rebuilds indexes, which takes longer. */
const jobsTimeoutMs = 300_000

/** The options of every connection. */
export function connectionOptions(url: string, timeoutMs: number = statementTimeoutMs): ClientConfig {
  return {
    connectionString: url,
    application_name: 'presend',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    statement_timeout: timeoutMs,
    // Releases the locks of a process that stopped in the middle of a transaction.
    idle_in_transaction_session_timeout: timeoutMs,
    // Later than the server's own timeout, so it fires only when the server is unreachable.
    query_timeout: timeoutMs === 0 ? 0 : timeoutMs + 5000,
    types: presendTypes(),
  }
}

/** How busy a pool is. */
export interface PoolUsage {
  readonly openCount: number
  readonly idleCount: number
  /** Callers that wait for a connection. */
  readonly waitingCount: number
}

/** The current usage of a pool. */
export function poolUsageOf({ totalCount, idleCount, waitingCount }: Pool): PoolUsage {
  return { openCount: totalCount, idleCount, waitingCount }
}

/** Opens a pool for migrations, without timeouts: building an index over millions of rows takes long. */
export function openMigrationPool({ url }: PostgresTarget, onError: (error: unknown) => void): Pool {
  return withErrorHandlers(new Pool({ ...connectionOptions(url, 0), max: 1 }), onError)
}

/** Opens a pool for queries. */
export function openPool({ url, poolSize = defaultPoolSize }: PostgresTarget, onError: (error: unknown) => void): Pool {
  return withErrorHandlers(new Pool({ ...connectionOptions(url), max: poolSize }), onError)
}

/** Opens a pool for pg-boss, with pg's own types, which pg-boss expects. */
export function openJobsPool(url: string, onError: (error: unknown) => void): Pool {
  const { types: _, ...options } = connectionOptions(url, jobsTimeoutMs)
  return withErrorHandlers(new Pool({ ...options, application_name: 'presend jobs', max: jobsPoolSize }), onError)
}

function withErrorHandlers(pool: Pool, onError: (error: unknown) => void): Pool {
  // An idle connection broke; without a listener this would end the process.
  pool.on('error', onError)
  // A connection in use broke between two statements: the next statement rejects.
  pool.on('connect', (client) => void client.on('error', () => undefined))
  return pool
}

const int8 = 20

/** pg returns 64-bit integers as text, because a number holds only 53 bits. presend stores no larger ones. */
function presendTypes(): TypeOverrides {
  const overrides = new TypeOverrides()
  overrides.setTypeParser(int8, parseInteger)
  return overrides
}

function parseInteger(text: string): number {
  const value = Number(text)
  if (Number.isSafeInteger(value)) return value
  throw new RangeError(`database column holds ${text}; expected an integer below 2^53`)
}
