/** How presend connects to PostgreSQL. */

import { type ClientConfig, Pool, TypeOverrides } from 'pg'

import type { PostgresTarget } from './postgres-target.ts'

/** Also in `docs/scaling.md`. */
const defaultPoolSize = 10

/** Longer than any statement of ours takes on tables that are in order. */
const statementTimeoutMs = 30_000

/** What every connection of ours is opened with. */
export function connectionOptions(url: string): ClientConfig {
  return {
    connectionString: url,
    application_name: 'presend',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    statement_timeout: statementTimeoutMs,
    // A process that was stopped in the middle of a transaction must not hold its locks for ever.
    idle_in_transaction_session_timeout: statementTimeoutMs,
    // A little later than the server's own: it fires only when the server cannot be reached any more.
    query_timeout: statementTimeoutMs + 5000,
    types: ourTypes(),
  }
}

/** How busy a pool is. */
export interface PoolUsage {
  readonly openCount: number
  /** Of the open ones, those that nobody uses. */
  readonly idleCount: number
  /** Whoever waits for a connection. */
  readonly waitingCount: number
}

/** As it is now. */
export function poolUsageOf({ totalCount, idleCount, waitingCount }: Pool): PoolUsage {
  return { openCount: totalCount, idleCount, waitingCount }
}

/**
 * A pool for migrations: they may build an index over millions of rows, or wait for another instance that does, and a limit
 * would undo all of it.
 */
export function openMigrationPool({ url }: PostgresTarget, onError: (error: unknown) => void): Pool {
  const unlimited = { statement_timeout: 0, idle_in_transaction_session_timeout: 0, query_timeout: 0 }
  return healing(new Pool({ ...connectionOptions(url), ...unlimited, max: 1 }), onError)
}

/** A pool whose connections may break at any time: whoever uses one is told, nobody else. */
export function openPool({ url, poolSize = defaultPoolSize }: PostgresTarget, onError: (error: unknown) => void): Pool {
  return healing(new Pool({ ...connectionOptions(url), max: poolSize }), onError)
}

function healing(pool: Pool, onError: (error: unknown) => void): Pool {
  // An idle connection that breaks; without a listener it would end the process.
  pool.on('error', onError)
  // One that breaks while it is out but between two statements: the next statement rejects.
  pool.on('connect', (client) => void client.on('error', () => undefined))
  return pool
}

const int8 = 20

/** pg gives 64-bit integers as text, since a number holds 53 bits; none of ours is larger. */
function ourTypes(): TypeOverrides {
  const overrides = new TypeOverrides()
  overrides.setTypeParser(int8, parseInteger)
  return overrides
}

function parseInteger(text: string): number {
  const value = Number(text)
  if (Number.isSafeInteger(value)) return value
  throw new RangeError(`the database holds ${text} where presend writes numbers below 2^53`)
}
