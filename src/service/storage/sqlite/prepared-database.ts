/** Adapts node:sqlite to the interface that kysely's SQLite driver expects. */

import type { DatabaseSync, StatementSync } from 'node:sqlite'

import type { SqliteDatabase, SqliteStatement } from 'kysely'

import type { StatementResult } from '../sql-database.ts'
import { parseParameter } from '../sql-parameters.ts'

/**
 * The maximum number of cached statements. The limit saves memory, because queries containing lists of values produce
 * many different SQL strings. The cache has room for all of presend's other statements.
 */
const maxStatements = 200

/** SQLite's primary result codes for a damaged file: corrupt, not a database. */
const damageCodes: ReadonlySet<number> = new Set([11, 26])

/** Returns SQLite's primary result code; null for an error that does not come from SQLite. */
export function resultCode(error: unknown): number | null {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return null
  return error.errcode & 0xff
}

/**
 * Returns a database that prepares each SQL string only once, because preparing a small statement takes about as long
 * as running it.
 *
 * @param onDamage called with SQLite's error when a statement finds that the file is damaged
 */
export function preparedDatabase(
  database: DatabaseSync,
  onDamage: (error: unknown) => void = () => undefined,
): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>()
  const watched = <T>(step: () => T): T => {
    try {
      return step()
    } catch (error) {
      if (damageCodes.has(resultCode(error) ?? 0)) onDamage(error)
      throw error
    }
  }
  return {
    close: () => {
      statements.clear()
      database.close()
    },
    prepare: (text) => {
      const prepared = statements.get(text)
      if (prepared !== undefined) return prepared
      const plain = toKyselyStatement(watched(() => database.prepare(text)))
      const statement: SqliteStatement = {
        ...plain,
        all: (parameters) => watched(() => plain.all(parameters)),
        run: (parameters) => watched(() => plain.run(parameters)),
      }
      if (statements.size >= maxStatements) statements.clear()
      statements.set(text, statement)
      return statement
    },
  }
}

/** Runs one statement to completion. */
export function execute(
  connection: SqliteDatabase,
  text: string,
  parameters: readonly unknown[] = [],
): StatementResult {
  const statement = connection.prepare(text)
  if (statement.reader) return { rows: statement.all(parameters), changedCount: 0 }
  return { rows: [], changedCount: Number(statement.run(parameters).changes) }
}

function toKyselyStatement(statement: StatementSync): SqliteStatement {
  const names = statement.columns().map((column) => column.name)
  // Building rows from arrays is a third faster than having node:sqlite create objects.
  statement.setReturnArrays(true)
  return {
    reader: names.length > 0,
    all: (parameters) => statement.all(...parameters.map(parseParameter)).map((values) => toRow(values, names)),
    run: (parameters) => statement.run(...parameters.map(parseParameter)),
    iterate: (parameters) => eachRow(statement.iterate(...parameters.map(parseParameter)), names),
  }
}

function* eachRow(rows: Iterable<unknown>, names: readonly string[]): IterableIterator<object> {
  for (const values of rows) yield toRow(values, names)
}

/** Builds a row object from an array. The type definitions of node:sqlite do not cover rows returned as arrays. */
function toRow(values: unknown, names: readonly string[]): object {
  if (!Array.isArray(values)) throw new TypeError('node:sqlite returned a row that is not an array')
  const row: Record<string, unknown> = {}
  let index = 0
  for (const name of names) {
    row[name] = values[index]
    index += 1
  }
  return row
}
