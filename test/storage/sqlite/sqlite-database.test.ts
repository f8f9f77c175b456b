import { DatabaseSync } from 'node:sqlite'

import { type CompiledQuery, type SqliteDatabase, sql } from 'kysely'
import { expect, it } from 'vitest'

import type { SqlDatabase, Steps } from '../../../src/storage/sql-database.ts'
import { preparedDatabase } from '../../../src/storage/sqlite/prepared-database.ts'
import { sqliteDatabase } from '../../../src/storage/sqlite/sqlite-database.ts'

interface Opened {
  readonly file: DatabaseSync
  readonly database: SqlDatabase
  /** Every statement, in order. */
  readonly texts: string[]
}

/** A table `t` of one column, and commits that are grouped. */
function open(log: Parameters<typeof sqliteDatabase>[2] = null): Opened {
  const texts: string[] = []
  const file = new DatabaseSync(':memory:')
  file.exec('create table t (x integer primary key)')
  const inner = preparedDatabase(file)
  const connection: SqliteDatabase = {
    close: () => inner.close(),
    prepare: (text) => {
      texts.push(text)
      return inner.prepare(text)
    },
  }
  return { file, texts, database: sqliteDatabase(connection, 'grouped', log) }
}

function* insert({ database }: Opened, ...values: readonly number[]): Steps<number> {
  for (const value of values) {
    const statement: CompiledQuery = sql`insert into t (x) values (${value})`.compile(database.db)
    yield statement
  }
  return values.length
}

function rowsOf({ file }: Opened): readonly unknown[] {
  return file
    .prepare('select x from t order by x')
    .all()
    .map((row) => row['x'])
}

it('transactions of one turn share one commit', async () => {
  const opened = open()
  const { database, texts } = opened
  const made = await Promise.all([1, 2, 3].map(async (value) => await database.transact(() => insert(opened, value))))
  expect(made).toEqual([1, 1, 1])
  expect(rowsOf(opened)).toEqual([1, 2, 3])
  expect(texts.filter((text) => text === 'begin immediate' || text === 'commit')).toEqual(['begin immediate', 'commit'])
  await database[Symbol.asyncDispose]()
})

it('one that fails in a group is undone whole, and the others stand', async () => {
  const opened = open()
  const { database } = opened
  const ends = await Promise.allSettled([
    database.transact(() => insert(opened, 1)),
    database.transact(() => insert(opened, 7, 1)),
    database.transact(() => insert(opened, 2)),
  ])
  expect(ends.map((end) => end.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(rowsOf(opened)).toEqual([1, 2])
  await database[Symbol.asyncDispose]()
})

it('nobody hears of a commit that does not last: all of the group reject', async () => {
  const log = {
    sync: async () => await Promise.reject(new Error('the disk is gone')),
    [Symbol.asyncDispose]: async () => await Promise.resolve(),
  }
  const opened = open(log)
  const ends = await Promise.allSettled([
    opened.database.transact(() => insert(opened, 1)),
    opened.database.transact(() => insert(opened, 2)),
  ])
  expect(ends.map((end) => end.status)).toEqual(['rejected', 'rejected'])
  await opened.database[Symbol.asyncDispose]()
})

it('a transaction resolves after its sync, not before', async () => {
  const synced = Promise.withResolvers<void>()
  const log = { sync: async () => await synced.promise, [Symbol.asyncDispose]: async () => await Promise.resolve() }
  const opened = open(log)
  let isTold = false
  const tell = async (): Promise<void> => {
    await opened.database.transact(() => insert(opened, 1))
    isTold = true
  }
  const telling = tell()
  while (rowsOf(opened).length === 0) await new Promise((resolve) => setImmediate(resolve))
  expect(isTold).toBe(false)
  synced.resolve()
  await telling
  expect(isTold).toBe(true)
  await opened.database[Symbol.asyncDispose]()
})

it('who waits when it is closed is answered first', async () => {
  const opened = open()
  const waiting = opened.database.transact(() => insert(opened, 1))
  await opened.database[Symbol.asyncDispose]()
  expect(await waiting).toBe(1)
})
