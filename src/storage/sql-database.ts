/** What a SQL database must do for the queries of this room. */

import type { CompiledQuery, Kysely } from 'kysely'

import type { Admit } from './admission-queries.ts'
import type { SqlWords } from './sql-words.ts'
import type { Tables } from './tables.ts'

/**
 * An open database. Whoever asks one question uses `db` alone. Statements that it runs outside `transact` are seen by
 * everybody at once, but a power cut may undo the last few of them: what must last is written in `transact`.
 */
export interface SqlDatabase extends AsyncDisposable {
  readonly db: Kysely<Tables>
  readonly words: SqlWords
  /**
   * Runs all steps in one transaction, or none. Durable once the promise resolves. `begin` may be called again when the
   * database had to give way to another transaction, so it does nothing but build queries.
   */
  transact<T>(begin: () => Steps<T>): Promise<T>
  /** See AccountStore. What it counts is seen by everybody at once, but a power cut may undo the last of it. */
  readonly admit: Admit
}

/**
 * A transaction as a generator: it yields statements and is handed their results. It cannot wait for anything else, so
 * SQLite runs it in one go, without another statement of this process in between; PostgreSQL awaits each step.
 */
export type Steps<T> = Generator<CompiledQuery, T, StatementResult>

/** What a statement gave. */
export interface StatementResult {
  readonly rows: readonly unknown[]
  /** Rows inserted, updated or deleted by a statement that returns none. */
  readonly changedCount: number
}

/** Something that kysely can turn into SQL with rows of type `R`. */
interface Compilable<R> {
  compile(): CompiledQuery<R>
}

/** One statement and its rows. */
export function* rowsOf<R>(query: Compilable<R>): Steps<readonly R[]> {
  const compiled = query.compile()
  const { rows } = yield compiled
  if (!areRowsOf(compiled, rows)) throw new TypeError('the database driver gave something else than rows')
  return rows
}

/** One statement and its first row; `null`: it has none. */
export function* firstRowOf<R>(query: Compilable<R>): Steps<R | null> {
  const [row] = yield* rowsOf(query)
  return row ?? null
}

/** One statement and how many rows it changed. */
export function* changesOf(query: Compilable<unknown>): Steps<number> {
  const { changedCount } = yield query.compile()
  return changedCount
}

/** The columns are kysely's word, as everywhere: it typed the query, and migrations made the tables. */
export function areRowsOf<R>(_query: CompiledQuery<R>, rows: readonly unknown[]): rows is readonly R[] {
  return rows.every((row) => typeof row === 'object' && row !== null)
}
