import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { changesOf } from '../../../src/storage/sql-database.ts'
import { type LogSync, logSync } from '../../../src/storage/sqlite/log-sync.ts'
import { preparedDatabase } from '../../../src/storage/sqlite/prepared-database.ts'
import { sqliteDatabase } from '../../../src/storage/sqlite/sqlite-database.ts'

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'presend-log-'))
})

afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

function openFile(name: string): DatabaseSync {
  const file = new DatabaseSync(join(folder, name))
  file.exec('pragma journal_mode = wal; pragma synchronous = normal; create table jobs (kind text, key text)')
  return file
}

describe('logSync()', () => {
  it('syncs the log of an open database, again and again', async () => {
    using file = openFile('a.db')
    await using log = logSync(join(folder, 'a.db'))
    file.exec("insert into jobs values ('a', 'a')")
    await Promise.all([log.sync(1), log.sync(1)])
    await log.sync(1)
    expect(file.prepare('select count(*) as count from jobs').get()).toEqual({ count: 1 })
  })

  it('rejects when there is no log to sync', async () => {
    await using log = logSync(join(folder, 'absent.db'))
    await expect(log.sync(1)).rejects.toMatchObject({ code: 'ENOENT' })
  })
})

describe('a transaction', () => {
  it('counts as done only when the log is on disk, and as failed when it cannot be put there', async () => {
    const file = openFile('b.db')
    const { promise: isSynced, resolve, reject } = Promise.withResolvers<void>()
    const log: LogSync = {
      sync: async () => await isSynced,
      [Symbol.asyncDispose]: async () => await Promise.resolve(),
    }
    await using database = sqliteDatabase(preparedDatabase(file), 'grouped', log)
    const insert = database.db
      .insertInto('jobs')
      .columns(['kind', 'key'])
      .expression(database.db.selectNoFrom((eb) => [eb.val('sweep').as('kind'), eb.val('x').as('key')]))
    let isDone = false
    const done = database
      .transact(() => changesOf(insert))
      .then(() => {
        isDone = true
        return isDone
      })
    const count = (): unknown => file.prepare('select count(*) as count from jobs').get()
    while (JSON.stringify(count()) !== '{"count":1}') await new Promise((next) => setImmediate(next))
    for (let turn = 0; turn < 5; turn += 1) await new Promise((next) => setImmediate(next))
    expect(isDone).toBe(false)
    reject(new Error('the disk is gone'))
    await expect(done).rejects.toThrow('the disk is gone')
    resolve()
  })
})
