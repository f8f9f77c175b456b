/** The SQL database interface that the queries in this folder use. */

import { setImmediate as nextTurn } from 'node:timers/promises'

import type { CompiledQuery, Kysely } from 'kysely'

import type { Admit } from './admission-queries.ts'
import type { SqlDialect } from './sql-dialect.ts'
import type { Tables } from './tables.ts'

/**
 * An open database. Use `db` for single queries. A statement outside `transact` takes effect immediately, but on SQLite
 * a power failure may undo it. Use `transact` for everything that must be durable.
 */
export interface SqlDatabase extends AsyncDisposable {
  readonly db: Kysely<Tables>
  readonly dialect: SqlDialect
  /**
   * Runs all steps in one transaction, which is durable once the promise resolves. A transaction that conflicts with
   * another one is retried, so `begin` may be called several times and must only build queries.
   */
  transact<T>(begin: () => Steps<T>): Promise<T>
  /**
   * Admits a request; see AccountStore. The counts are not durable: the latest ones may be lost in a database crash or
   * power failure.
   */
  readonly admit: Admit
  /** Returns the error that describes the damage to the database file, once a statement has found it. */
  readonly findDamage?: () => Error | null
}

/**
 * A transaction, written as a generator that yields statements and receives their results. The generator cannot await
 * anything. SQLite therefore runs the whole transaction synchronously, without other statements in between. PostgreSQL
 * awaits each step.
 */
export type Steps<T> = Generator<CompiledQuery, T, StatementResult>

/** The result of a statement. */
export interface StatementResult {
  readonly rows: readonly unknown[]
  /** The number of rows inserted, updated or deleted by a statement that returns no rows. */
  readonly changedCount: number
}

/** A query builder, or a query compiled in advance. */
type Query<R> = CompiledQuery<R> | { compile(): CompiledQuery<R> }

/** Runs one statement and returns its rows. */
export function* rowsOf<R>(query: Query<R>): Steps<readonly R[]> {
  const { rows } = yield compiled(query)
  return typedRows<R>(rows)
}

/** Runs one statement and returns its first row, or `null`. */
export function* firstRowOf<R>(query: Query<R>): Steps<R | null> {
  const [row] = yield* rowsOf(query)
  return row ?? null
}

/** Runs one statement and returns the number of changed rows. */
export function* changesOf(query: Query<unknown>): Steps<number> {
  const { changedCount } = yield compiled(query)
  return changedCount
}

/** Runs one statement in a separate transaction. @returns the number of changed rows */
export async function changeRows(database: Pick<SqlDatabase, 'transact'>, query: Query<unknown>): Promise<number> {
  return await database.transact(() => changesOf(query))
}

/**
 * Locks the row of a test, so that the test cannot be deleted before the transaction ends. @returns false if the test
 * does not exist
 */
export function* lockTest({ db, dialect }: Pick<SqlDatabase, 'db' | 'dialect'>, numericId: number): Steps<boolean> {
  const test = db.selectFrom('tests').select('id').where('id', '=', numericId).modifyEnd(dialect.lockRows)
  return (yield* firstRowOf(test)) !== null
}

/**
 * Repeats `changeBatch` until it changes fewer than `batchSize` rows. With small batches, locks are held only briefly.
 * SQLite runs in this thread, so other queries can run only between batches.
 *
 * @returns the total number of changed rows
 */
export async function changeInBatches(
  batchSize: number,
  changeBatch: () => Promise<number>,
  signal?: AbortSignal,
): Promise<number> {
  for (let total = 0; ; await nextTurn()) {
    signal?.throwIfAborted()
    const count = await changeBatch()
    total += count
    if (count < batchSize) return total
  }
}

function compiled(query: Query<unknown>): CompiledQuery {
  return 'compile' in query ? query.compile() : query
}

/** Casts rows to the query's row type. Rows are not validated, because only migrations change the table schemas. */
export function typedRows<R>(rows: readonly unknown[]): R[] {
  // oxlint-disable-next-line no-unsafe-type-assertion -- the only place where driver rows become typed rows
  return rows as R[]
}
