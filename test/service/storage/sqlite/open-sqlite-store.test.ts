import { execFile } from 'node:child_process'
import { chmod, copyFile, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toTrackingId } from '../../../../src/foundation/contract/identifiers.ts'

import { openSqliteStore } from '../../../../src/service/storage/sqlite/open-sqlite-store.ts'
import { storageExtensions } from '../../../support/extensions.ts'
import { openMemoryStore } from '../../../support/memory-store.ts'
import { aNewTest, aRecord, someSeeds } from '../builders.ts'
import { openUntilKilled, writeUntilKilled } from '../programs/killed-writer.ts'
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

async function modeOf(path: string): Promise<string> {
  const { mode } = await stat(path)
  return (mode & 0o777).toString(8)
}

describe('SQLite in memory', () => {
  storeSuite({ open: async () => await openMemoryStore() })
})

describe('SQLite in a file', () => {
  // Copying a migrated database is five times as fast as migrating a new one for each test.
  let migratedPath = ''
  beforeAll(async () => {
    migratedPath = newPath()
    await (await openSqliteStore({ kind: 'sqlite', path: migratedPath }, storageExtensions))[Symbol.asyncDispose]()
  })

  storeSuite({
    open: async () => {
      const path = newPath()
      await copyFile(migratedPath, path)
      return await openSqliteStore({ kind: 'sqlite', path }, storageExtensions)
    },
  })

  it('keeps its data across a restart', async () => {
    const path = newPath()
    const test = aNewTest()
    {
      await using store = await openSqliteStore({ kind: 'sqlite', path }, storageExtensions)
      const numericId = await store.createTest(test)
      const address = 'seed1@box0.example'
      await store.recordCopy({ numericId, address, messageKey: 'm', record: aRecord() })
    }
    await using store = await openSqliteStore({ kind: 'sqlite', path }, storageExtensions)
    const found = await store.findTest(test.workspaceId, test.trackingId)
    expect(found?.seeds[0]?.result).toEqual(aRecord())
  })

  it('is created readable only by its owner, and keeps the mode of an existing file', async () => {
    const [fresh, shared] = [newPath(), newPath()]
    await writeFile(shared, '')
    await chmod(shared, 0o640)
    await using store = await openSqliteStore({ kind: 'sqlite', path: fresh }, storageExtensions)
    await store.ping()
    expect([await modeOf(fresh), await modeOf(`${fresh}-wal`)]).toEqual(['600', '600'])
    await using other = await openSqliteStore({ kind: 'sqlite', path: shared }, storageExtensions)
    await other.ping()
    expect(await modeOf(shared)).toBe('640')
  })

  it('can be opened by several processes that start together', async () => {
    const path = newPath()
    const program = fileURLToPath(new URL('../programs/count-once.ts', import.meta.url))
    const runs = await Promise.all(
      Array.from({ length: 4 }, async () => await promisify(execFile)(process.execPath, [program, `sqlite:${path}`])),
    )
    expect(runs.map((run) => run.stdout).toSorted()).toEqual(['1', '2', '3', '4'])
  })

  it('uses a write-ahead log', async () => {
    const path = newPath()
    await (await openSqliteStore({ kind: 'sqlite', path }, storageExtensions))[Symbol.asyncDispose]()
    using database = new DatabaseSync(path)
    expect(database.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' })
  })

  it('never reuses the numeric id of a deleted test', async () => {
    const path = newPath()
    await using store = await openSqliteStore({ kind: 'sqlite', path }, storageExtensions)
    const first = await store.createTest(aNewTest())
    using database = new DatabaseSync(path)
    database.exec('pragma foreign_keys = on; delete from tests')
    expect(database.prepare('select count(*) as count from test_seeds').get()).toEqual({ count: 0 })
    expect(await store.createTest(aNewTest())).toBeGreaterThan(first)
  })

  it('rejects a file that a newer presend wrote, without changing it', async () => {
    const path = newPath()
    await (await openSqliteStore({ kind: 'sqlite', path }, storageExtensions))[Symbol.asyncDispose]()
    using database = new DatabaseSync(path)
    database.exec("insert into presend_migrations (name) values ('9999-future')")
    await expect(openSqliteStore({ kind: 'sqlite', path }, storageExtensions)).rejects.toMatchObject({
      code: 'STORAGE_FAILED',
      message: expect.stringContaining('9999-future'),
    })
    expect(database.prepare('select count(*) as count from tests').get()).toEqual({ count: 0 })
  })

  it('can be opened and written several times in one process', async () => {
    const path = newPath()
    const stores = await Promise.all(
      [1, 2, 3].map(async () => await openSqliteStore({ kind: 'sqlite', path }, storageExtensions)),
    )
    const numericId = (await stores[0]?.createTest(aNewTest({ seeds: someSeeds(1) }))) ?? 0
    const copy = { numericId, address: 'seed1@box0.example', messageKey: 'm', record: aRecord() }
    const answers = await Promise.all(
      stores.flatMap((store) =>
        Array.from({ length: 30 }, async () => {
          await store.createTest(aNewTest())
          return await store.recordCopy(copy)
        }),
      ),
    )
    expect(answers.filter((answer) => answer.status === 'recorded')).toHaveLength(1)
    using database = new DatabaseSync(path)
    expect(database.prepare('select count(*) as count from tests').get()).toEqual({ count: 91 })
    expect(database.prepare('select accepted_count from message_copies').get()).toEqual({ accepted_count: 90 })
    for (const store of stores) await store[Symbol.asyncDispose]()
  })

  it('can be written by several processes concurrently', async () => {
    const path = newPath()
    const program = fileURLToPath(new URL('../programs/count-once.ts', import.meta.url))
    await using store = await openSqliteStore({ kind: 'sqlite', path }, storageExtensions)
    const others = Array.from({ length: 3 }, async () => {
      await promisify(execFile)(process.execPath, [program, `sqlite:${path}`])
    })
    let written = 0
    const until = Promise.all(others).then(() => true)
    while (!(await Promise.race([until, store.createTest(aNewTest()).then(() => false)]))) written += 1
    using database = new DatabaseSync(path)
    expect(database.prepare('select request_count from request_counts').get()).toEqual({ request_count: 3 })
    expect(written).toBeGreaterThan(0)
  })

  it('keeps what a killed process had acknowledged', async () => {
    const path = newPath()
    const acknowledged: string[] = []
    for (const lines of [1, 6, 40]) acknowledged.push(...(await writeUntilKilled(`sqlite:${path}`, lines)))
    await using store = await openSqliteStore({ kind: 'sqlite', path }, storageExtensions)
    for (const trackingId of acknowledged.map(toTrackingId))
      expect((await store.findReportedTest(trackingId))?.seeds).toHaveLength(3)
    expect(acknowledged.length).toBeGreaterThanOrEqual(44)
  })

  it('can be opened after processes were killed while creating it', async () => {
    const path = newPath()
    for (const delayMs of [100, 150, 200, 250, 300]) await openUntilKilled(`sqlite:${path}`, delayMs)
    await using store = await openSqliteStore({ kind: 'sqlite', path }, storageExtensions)
    expect(await store.createTest(aNewTest())).toBeGreaterThan(0)
  })

  it('reads a test only through indexes', async () => {
    const path = newPath()
    await using store = await openSqliteStore({ kind: 'sqlite', path }, storageExtensions)
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
