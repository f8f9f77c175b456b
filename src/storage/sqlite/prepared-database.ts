/** node:sqlite in the form that kysely's SQLite driver asks for. */

import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'

import type { SqliteDatabase, SqliteStatement } from 'kysely'

import { withoutNul } from '../without-nul.ts'

/** How many prepared statements are kept; presend has fewer, but lists of candidates vary in length. */
const keptStatementCount = 200

/**
 * A database that prepares each SQL text once. Preparing costs about as much as running a small statement.
 */
export function preparedDatabase(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>()
  return {
    close: () => {
      statements.clear()
      database.close()
    },
    prepare: (text) => {
      const kept = statements.get(text)
      if (kept !== undefined) return kept
      const statement = toKyselyStatement(database.prepare(text))
      if (statements.size >= keptStatementCount) statements.clear()
      statements.set(text, statement)
      return statement
    },
  }
}

function toKyselyStatement(statement: StatementSync): SqliteStatement {
  const names = statement.columns().map((column) => column.name)
  // node:sqlite makes objects without a shape of their own; rows that we make of arrays are read a third faster.
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

/** The types of node:sqlite do not know that a row may be an array. */
function toRow(values: unknown, names: readonly string[]): object {
  if (!Array.isArray(values)) throw new TypeError('node:sqlite gave something else than an array')
  const row: Record<string, unknown> = {}
  let index = 0
  for (const name of names) {
    row[name] = values[index]
    index += 1
  }
  return row
}

/**
 * Only what SQLite itself knows may be bound.
 *
 * @throws TypeError for anything else: node:sqlite binds a Date as NULL and says nothing
 */
function parseParameter(value: unknown): SQLInputValue {
  if (typeof value === 'string') return withoutNul(value)
  if (value === null || typeof value === 'bigint') return value
  if (typeof value === 'number' && Number.isFinite(value)) return value
  if (value instanceof Uint8Array) return value
  throw new TypeError(`SQLite takes text, numbers, bytes and NULL, got ${Object.prototype.toString.call(value)}`)
}
