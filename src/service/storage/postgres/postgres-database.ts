/** Implements SqlDatabase on a pool of PostgreSQL connections. */

import { type Dialect, type Driver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { DatabaseError } from 'pg'

import type { SqlDatabase, Steps } from '../sql-database.ts'
import { postgresDialect } from '../sql-dialect.ts'
import type { Tables } from '../tables.ts'
import { PooledConnection, type PoolLike } from './pooled-connection.ts'
import { postgresAdmissions } from './postgres-admissions.ts'

/** The maximum number of attempts when PostgreSQL rolls a transaction back because it conflicts with another one. */
const maxAttempts = 10

/** Creates the database. The database owns `pool` and closes it. */
export function postgresDatabase(pool: PoolLike): SqlDatabase {
  return {
    db: new Kysely<Tables>({ dialect: pooledDialect(pool) }),
    dialect: postgresDialect,
    admit: postgresAdmissions(pool),
    transact: async (begin) => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await runOnce(pool, begin)
        } catch (error) {
          if (attempt === maxAttempts || !isRetryable(error)) throw error
        }
      }
    },
    [Symbol.asyncDispose]: async () => await pool.end(),
  }
}

async function runOnce<T>(pool: PoolLike, begin: () => Steps<T>): Promise<T> {
  const connection = new PooledConnection(await pool.connect())
  try {
    await connection.run('begin')
    const value = await runSteps(connection, begin())
    const { command } = await connection.run('commit')
    if (command !== 'COMMIT') throw new Error(`commit failed: PostgreSQL replied ${command}`)
    return value
  } catch (error) {
    // Don't send a rollback on a broken connection: `release` closes it, which also rolls the transaction back.
    if (!connection.isBroken) await connection.run('rollback').catch(() => undefined)
    throw error
  } finally {
    connection.release()
  }
}

async function runSteps<T>(connection: PooledConnection, steps: Steps<T>): Promise<T> {
  let step = steps.next()
  while (step.done !== true) step = steps.next(await connection.run(step.value.sql, step.value.parameters))
  return step.value
}

/**
 * Returns true when PostgreSQL rolled the transaction back because it conflicted with another transaction.
 * Source: PostgreSQL, appendix A: 40001 serialization_failure, 40P01 deadlock_detected
 */
function isRetryable(error: unknown): boolean {
  return error instanceof DatabaseError && (error.code === '40001' || error.code === '40P01')
}

/** Returns Kysely's PostgreSQL dialect with connections that detect when they are broken (PooledConnection). */
function pooledDialect(pool: PoolLike): Dialect {
  return {
    createDriver: () => pooledDriver(pool),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  }
}

/**
 * Returns a driver that runs only single statements (transactions use `SqlDatabase.transact`) and does not close the
 * pool.
 */
function pooledDriver(pool: PoolLike): Driver {
  return {
    init: doNothing,
    destroy: doNothing,
    acquireConnection: async () => new PooledConnection(await pool.connect()),
    releaseConnection: async (connection) => {
      if (connection instanceof PooledConnection) connection.release()
      await doNothing()
    },
    beginTransaction: rejectTransaction,
    commitTransaction: rejectTransaction,
    rollbackTransaction: rejectTransaction,
  }
}

async function doNothing(): Promise<void> {
  await Promise.resolve()
}

async function rejectTransaction(): Promise<never> {
  return await Promise.reject(new TypeError('use SqlDatabase.transact for transactions'))
}
