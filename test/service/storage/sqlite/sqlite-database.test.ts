import { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'

import { type CompiledQuery, type SqliteDatabase, sql } from 'kysely'
import { expect, it } from 'vitest'

import type { SqlDatabase, Steps } from '../../../../src/service/storage/sql-database.ts'
import { preparedDatabase } from '../../../../src/service/storage/sqlite/prepared-database.ts'
import { sqliteDatabase } from '../../../../src/service/storage/sqlite/sqlite-database.ts'

interface Opened {
  readonly file: DatabaseSync
  readonly database: SqlDatabase
  /** Every statement, in order. */
  readonly texts: string[]
}

type Log = NonNullable<Parameters<typeof sqliteDatabase>[1]>

function logWith(sync: Log['sync']): Log {
  return { sync, [Symbol.asyncDispose]: async () => await Promise.resolve() }
}

/** Opens a database with a table `t` of one column. */
function open(log: Log = logWith(async () => await Promise.resolve())): Opened {
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
  return { file, texts, database: sqliteDatabase(connection, log) }
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

it('sqliteDatabase() commits transactions of one turn of the event loop together', async () => {
  const opened = open()
  const { database, texts } = opened
  const made = await Promise.all([1, 2, 3].map(async (value) => await database.transact(() => insert(opened, value))))
  expect(made).toEqual([1, 1, 1])
  expect(rowsOf(opened)).toEqual([1, 2, 3])
  expect(texts.filter((text) => text === 'begin immediate' || text === 'commit')).toEqual(['begin immediate', 'commit'])
  await database[Symbol.asyncDispose]()
})

it('sqliteDatabase() rolls back only the transaction that fails in a group', async () => {
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

it('sqliteDatabase() rejects every transaction of a commit that cannot be synced', async () => {
  const opened = open(logWith(async () => await Promise.reject(new Error('the disk is gone'))))
  const ends = await Promise.allSettled([
    opened.database.transact(() => insert(opened, 1)),
    opened.database.transact(() => insert(opened, 2)),
  ])
  expect(ends.map((end) => end.status)).toEqual(['rejected', 'rejected'])
  await opened.database[Symbol.asyncDispose]()
})

it('sqliteDatabase() resolves a transaction only after its sync', async () => {
  const synced = Promise.withResolvers<void>()
  const opened = open(logWith(async () => await synced.promise))
  let isDone = false
  const write = async (): Promise<void> => {
    await opened.database.transact(() => insert(opened, 1))
    isDone = true
  }
  const writing = write()
  while (rowsOf(opened).length === 0) await new Promise((resolve) => setImmediate(resolve))
  expect(isDone).toBe(false)
  synced.resolve()
  await writing
  expect(isDone).toBe(true)
  await opened.database[Symbol.asyncDispose]()
})

it('sqliteDatabase() finishes queued transactions before it closes', async () => {
  const opened = open()
  const waiting = opened.database.transact(() => insert(opened, 1))
  await opened.database[Symbol.asyncDispose]()
  expect(await waiting).toBe(1)
})

it('sqliteDatabase() shares a sync among commits made while another sync runs', async () => {
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const counts: number[] = []
  const opened = open(
    logWith(async (count) => {
      counts.push(count)
      await gates[counts.length - 1]?.promise
    }),
  )
  const writes = [opened.database.transact(() => insert(opened, 1))]
  for (const value of [2, 3]) {
    await nextTurn()
    writes.push(opened.database.transact(() => insert(opened, value)))
  }
  await nextTurn()
  for (const gate of gates) gate.resolve()
  await Promise.all(writes)
  expect(counts).toEqual([1, 2])
  await opened.database[Symbol.asyncDispose]()
})

it('sqliteDatabase() splits a long queue into groups, each in its own turn', async () => {
  const opened = open()
  const writes = Array.from(
    { length: 40 },
    async (_, value) => await opened.database.transact(() => insert(opened, value)),
  )
  await Promise.all(writes)
  expect(opened.texts.filter((text) => text === 'commit')).toHaveLength(3)
  await opened.database[Symbol.asyncDispose]()
})
