/** The query plans that SQLite uses for the store's queries. */

import type { DatabaseSync } from 'node:sqlite'

import type { SqliteDatabase, SqliteStatement } from 'kysely'

import { preparedDatabase } from '../../src/service/storage/sqlite/prepared-database.ts'

/** A connection that records each statement that it executes. */
export interface WatchedConnection {
  readonly connection: SqliteDatabase
  /** Returns the plan steps of every distinct statement that `ask` executes, except begin and commit. */
  plansOf(ask: () => Promise<unknown>): Promise<readonly string[]>
}

/** Records the statements on a database; the returned connection owns the database. */
export function watchedConnection(database: DatabaseSync): WatchedConnection {
  const inner = preparedDatabase(database)
  const asked = new Set<string>()
  const prepare = (text: string): SqliteStatement => {
    const statement = inner.prepare(text)
    const noted = <T>(run: () => T): T => {
      asked.add(text)
      return run()
    }
    return {
      reader: statement.reader,
      all: (parameters) => noted(() => statement.all(parameters)),
      run: (parameters) => noted(() => statement.run(parameters)),
      iterate: (parameters) => statement.iterate(parameters),
    }
  }
  return {
    connection: { close: () => inner.close(), prepare },
    plansOf: async (ask) => {
      asked.clear()
      await ask()
      const texts = [...asked].filter((text) => /^(?:select|insert|update|delete|with)\b/u.test(text))
      return texts.flatMap((text) => {
        const nothing = text.match(/\?/gu)?.map(() => null) ?? []
        const steps = database.prepare(`explain query plan ${text}`).all(...nothing)
        return steps.map((step) => String(step['detail']))
      })
    },
  }
}
