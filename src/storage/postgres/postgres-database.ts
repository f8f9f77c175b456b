/** A pool of PostgreSQL connections as a SqlDatabase. */

import {
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type DialectAdapter,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryCompiler,
} from 'kysely'
import { DatabaseError } from 'pg'

import type { SqlDatabase, Steps } from '../sql-database.ts'
import type { Tables } from '../tables.ts'
import { PooledConnection, type PoolLike } from './pooled-connection.ts'
import { postgresAdmissions } from './postgres-admissions.ts'
import { postgresDialect } from './postgres-dialect.ts'

/** How often a transaction that PostgreSQL rolls back because of another one is tried. */
const maxAttempts = 10

/** Owns `pool` and closes it. */
export function postgresDatabase(pool: PoolLike): SqlDatabase {
  return {
    db: new Kysely<Tables>({ dialect: new PooledDialect(pool) }),
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
    // A broken connection is closed instead, which rolls back, too.
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
 * True when PostgreSQL rolled the transaction back in favor of another one.
 * Source: PostgreSQL, appendix A: 40001 serialization_failure, 40P01 deadlock_detected
 */
function isRetryable(error: unknown): boolean {
  return error instanceof DatabaseError && (error.code === '40001' || error.code === '40P01')
}

/** Kysely's PostgreSQL dialect over PooledConnection, which detects broken connections. */
class PooledDialect implements Dialect {
  readonly #pool: PoolLike

  constructor(pool: PoolLike) {
    this.#pool = pool
  }

  createDriver(): Driver {
    return new PooledDriver(this.#pool)
  }

  createQueryCompiler(): QueryCompiler {
    return new PostgresQueryCompiler()
  }

  createAdapter(): DialectAdapter {
    return new PostgresAdapter()
  }

  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new PostgresIntrospector(db)
  }
}

/** For single statements only; transactions use `SqlDatabase.transact`. */
class PooledDriver implements Driver {
  readonly #pool: PoolLike

  constructor(pool: PoolLike) {
    this.#pool = pool
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new PooledConnection(await this.#pool.connect())
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof PooledConnection) connection.release()
    await Promise.resolve()
  }

  async beginTransaction(): Promise<void> {
    await rejectTransaction()
  }

  async commitTransaction(): Promise<void> {
    await rejectTransaction()
  }

  async rollbackTransaction(): Promise<void> {
    await rejectTransaction()
  }

  /** The pool is closed by `postgresDatabase`. */
  async destroy(): Promise<void> {}
}

async function rejectTransaction(): Promise<never> {
  return await Promise.reject(new TypeError('use SqlDatabase.transact for transactions'))
}
