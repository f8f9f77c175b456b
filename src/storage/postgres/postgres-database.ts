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
import { postgresWords } from './postgres-words.ts'

/** How often a transaction is begun when others are in its way. */
const maxAttempts = 10

/** Owns `pool` and closes it. */
export function postgresDatabase(pool: PoolLike): SqlDatabase {
  return {
    db: new Kysely<Tables>({ dialect: new PooledDialect(pool) }),
    words: postgresWords,
    admit: postgresAdmissions(pool),
    transact: async (begin) => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await runOnce(pool, begin)
        } catch (error) {
          if (attempt === maxAttempts || !hasGivenWay(error)) throw error
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
    if (command !== 'COMMIT') throw new Error(`PostgreSQL answered a commit with ${command}`)
    return value
  } catch (error) {
    // A broken connection is closed, and PostgreSQL rolls back by itself: asking it would only wait once more.
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
 * True when the transaction was undone so that another could go on: it may simply be begun again.
 * Source: PostgreSQL, appendix A: 40001 serialization_failure, 40P01 deadlock_detected
 */
function hasGivenWay(error: unknown): boolean {
  return error instanceof DatabaseError && (error.code === '40001' || error.code === '40P01')
}

/** Kysely's dialect over our connections, so that there is one place where a broken one is noticed. */
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

/** Single statements only: transactions are `SqlDatabase.transact`. */
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
    await refuseTransaction()
  }

  async commitTransaction(): Promise<void> {
    await refuseTransaction()
  }

  async rollbackTransaction(): Promise<void> {
    await refuseTransaction()
  }

  /** The pool is not kysely's. */
  async destroy(): Promise<void> {}
}

async function refuseTransaction(): Promise<never> {
  return await Promise.reject(new TypeError('a transaction is begun by SqlDatabase.transact, not by kysely'))
}
