/** Waits for another process's write transaction without blocking the event loop, unlike SQLite's own busy timeout. */

import { SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely'

import type { Clock } from '../../../foundation/world/world.ts'
import { resultCode } from './prepared-database.ts'

/** How long a query or transaction waits for another process's transaction. */
export const maxBusyMs = 10_000

const firstDelayMs = 5
const maxDelayMs = 50

/** SQLite's primary result code for a database that another connection has locked. */
const busyCode = 5

/** Runs attempts until one of them does not fail because the database is locked. */
export interface BusyRetries {
  run<T>(attempt: () => Promise<T>): Promise<T>
  /** Resolves once every run that has started has ended. */
  settle(): Promise<void>
}

export function busyRetries(clock: Pick<Clock, 'monotonicMs' | 'sleep'>): BusyRetries {
  const running = new Set<Promise<unknown>>()
  const never = new AbortController().signal

  async function repeat<T>(attempt: () => Promise<T>): Promise<T> {
    const giveUpAtMs = clock.monotonicMs() + maxBusyMs
    for (let delayMs = firstDelayMs; ; delayMs = Math.min(delayMs * 2, maxDelayMs)) {
      try {
        return await attempt()
      } catch (error) {
        if (resultCode(error) !== busyCode || clock.monotonicMs() >= giveUpAtMs) throw error
      }
      await clock.sleep(delayMs, never)
    }
  }

  return {
    run: async (attempt) => {
      const run = repeat(attempt)
      running.add(run)
      return await run.finally(() => running.delete(run))
    },
    settle: async () => void (await Promise.allSettled(running)),
  }
}

/** Returns Kysely's dialect for SQLite, with retries for single statements. */
export function retryingDialect(database: SqliteDatabase, retries: BusyRetries): SqliteDialect {
  const dialect = new SqliteDialect({
    database,
    onCreateConnection: async (connection) => {
      const execute = connection.executeQuery.bind(connection)
      connection.executeQuery = async (query) => await retries.run(async () => await execute(query))
      await Promise.resolve()
    },
  })
  dialect.createAdapter = () => new ConcurrentAdapter()
  return dialect
}

/**
 * Lets other queries run while one query waits for a retry. This is safe because every statement runs synchronously, and
 * transactions bypass Kysely.
 */
class ConcurrentAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}
