import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openSqliteStore } from '../../../src/storage/sqlite/open-sqlite-store.ts'
import { aNewTest, aRecord } from '../builders.ts'
import { storeSuite } from '../store-suite.ts'

let folder = ''
let fileCount = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'presend-store-'))
})

afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

function newPath(): string {
  fileCount += 1
  return join(folder, `store-${fileCount}.db`)
}

describe('SQLite in memory', () => {
  storeSuite({ open: async () => await openSqliteStore({ kind: 'memory' }) })
})

describe('SQLite in a file', () => {
  storeSuite({ open: async () => await openSqliteStore({ kind: 'file', path: newPath() }) })

  it('keeps everything over a restart', async () => {
    const path = newPath()
    const test = aNewTest()
    {
      await using store = await openSqliteStore({ kind: 'file', path })
      const numericId = await store.createTest(test)
      const address = 'seed1@box0.example'
      await store.recordCopy({ numericId, address, messageKey: 'm', record: aRecord() })
    }
    await using store = await openSqliteStore({ kind: 'file', path })
    const found = await store.findTest(test.workspaceId, test.trackingId)
    expect(found?.seeds[0]?.result).toEqual(aRecord())
  })

  it('is opened by several processes at once, and they see one another', async () => {
    const path = newPath()
    const program = fileURLToPath(new URL('./count-once.ts', import.meta.url))
    const runs = await Promise.all(
      Array.from({ length: 4 }, async () => await promisify(execFile)(process.execPath, [program, path])),
    )
    expect(runs.map((run) => run.stdout).toSorted()).toEqual(['1', '2', '3', '4'])
  })

  it('is written ahead, so that readers and the writer do not wait for one another', async () => {
    const path = newPath()
    await (await openSqliteStore({ kind: 'file', path }))[Symbol.asyncDispose]()
    using database = new DatabaseSync(path)
    expect(database.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' })
  })

  it('never gives the number of a deleted test again', async () => {
    const path = newPath()
    await using store = await openSqliteStore({ kind: 'file', path })
    const first = await store.createTest(aNewTest())
    using database = new DatabaseSync(path)
    database.exec('pragma foreign_keys = on; delete from tests')
    expect(database.prepare('select count(*) as count from test_seeds').get()).toEqual({ count: 0 })
    expect(await store.createTest(aNewTest())).toBeGreaterThan(first)
  })

  it('refuses a file that a newer presend has written, and leaves it as it is', async () => {
    const path = newPath()
    await (await openSqliteStore({ kind: 'file', path }))[Symbol.asyncDispose]()
    using database = new DatabaseSync(path)
    database.exec("insert into presend_migrations (name) values ('9999-future')")
    await expect(openSqliteStore({ kind: 'file', path })).rejects.toMatchObject({
      code: 'STORAGE_FAILED',
      message: expect.stringContaining('9999-future'),
    })
    expect(database.prepare('select count(*) as count from tests').get()).toEqual({ count: 0 })
  })

  it('asks the database once for a test, and only by index', async () => {
    const path = newPath()
    await using store = await openSqliteStore({ kind: 'file', path })
    await store.createTest(aNewTest())
    using database = new DatabaseSync(path)
    const plan = database
      .prepare(
        `explain query plan select * from tests join test_seeds on test_seeds.test_id = tests.id
         where workspace_id = 'a' and (tracking_id = 'b' or tracking_key = 'b') order by position`,
      )
      .all()
      .map((row) => String(row['detail']))
    expect(plan.filter((step) => step.startsWith('SCAN'))).toEqual([])
  })
})
