/** A file in which a page was overwritten, as after a torn write. */

import { closeSync, openSync, writeSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { checkSqliteFile, openSqliteStore } from '../../../../src/service/storage/sqlite/open-sqlite-store.ts'
import { storageExtensions } from '../../../support/extensions.ts'
import { aNewTest } from '../builders.ts'

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'presend-damaged-'))
})

afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

/** Creates a database, and overwrites the root page of a table. */
async function aDamagedFile(name: string): Promise<string> {
  const path = join(folder, name)
  {
    await using store = await openSqliteStore({ kind: 'sqlite', path }, storageExtensions)
    await store.createTest(aNewTest())
  }
  const database = new DatabaseSync(path)
  database.exec('pragma wal_checkpoint(truncate)')
  const rootPage = Number(
    database.prepare("select rootpage from sqlite_master where name = 'tests'").get()?.['rootpage'],
  )
  const pageSize = Number(database.prepare('pragma page_size').get()?.['page_size'])
  database.close()
  const file = openSync(path, 'r+')
  writeSync(file, Buffer.alloc(pageSize, 0xa5), 0, pageSize, (rootPage - 1) * pageSize)
  closeSync(file)
  return path
}

it('checkSqliteFile() names a damaged file, and accepts an intact, an empty and a missing one', async () => {
  const path = await aDamagedFile('checked.db')
  expect(() => checkSqliteFile(path)).toThrow(`Reading the SQLite database "${path}": expected an undamaged file`)
  const intact = join(folder, 'intact.db')
  await using store = await openSqliteStore({ kind: 'sqlite', path: intact }, storageExtensions)
  await store.createTest(aNewTest())
  expect(() => checkSqliteFile(intact)).not.toThrow()
  expect(() => checkSqliteFile(join(folder, 'missing.db'))).not.toThrow()
})

it('a store is not ready once a statement has found that the file is damaged', async () => {
  const path = await aDamagedFile('running.db')
  await using store = await openSqliteStore({ kind: 'sqlite', path }, storageExtensions)
  await expect(store.createTest(aNewTest())).rejects.toThrow('malformed')
  await expect(store.ping()).rejects.toThrow(`Reading the SQLite database "${path}"`)
})
