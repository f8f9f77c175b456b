import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { sqlStore } from '../../../../src/service/storage/sql-store.ts'
import { openSqliteStore } from '../../../../src/service/storage/sqlite/open-sqlite-store.ts'
import { preparedDatabase } from '../../../../src/service/storage/sqlite/prepared-database.ts'
import { sqliteDatabase } from '../../../../src/service/storage/sqlite/sqlite-database.ts'
import { writeAheadLog } from '../../../../src/service/storage/sqlite/write-ahead-log.ts'
import type { Store } from '../../../../src/service/storage/store.ts'
import { localChanges } from '../../../../src/service/storage/test-changes.ts'
import { storageExtensions } from '../../../support/extensions.ts'
import { aNewTest, aToken } from '../builders.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'presend-full-'))
})

afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
})

interface FullStore extends AsyncDisposable {
  readonly store: Store
  /** Makes SQLite read-only. */
  fill(): void
  free(): void
}

/** Opens a store with one token and one test. */
async function aStore(): Promise<FullStore> {
  const path = join(folder, 'presend.db')
  const first = await openSqliteStore({ kind: 'sqlite', path }, storageExtensions)
  await first.createToken(aToken())
  await first.createTest(aNewTest())
  await first[Symbol.asyncDispose]()
  const connection = new DatabaseSync(path)
  const store = sqlStore(
    sqliteDatabase(preparedDatabase(connection), writeAheadLog(path)),
    localChanges(),
    storageExtensions,
  )
  return {
    store,
    fill: () => connection.exec('pragma query_only = 1'),
    free: () => connection.exec('pragma query_only = 0'),
    [Symbol.asyncDispose]: async () => await store[Symbol.asyncDispose](),
  }
}

const question = {
  tokenHash: aToken().tokenHash,
  anonymousSubject: 'address:192.0.2.1',
  windowStartMs: 0,
  nowMs: 7,
  wantedTest: { name: '1', needsSeeds: true, known: null },
}

describe('a SQLite file that cannot be written', () => {
  it('admits requests without counting them', async () => {
    await using full = await aStore()
    expect((await full.store.admit(question)).count.requestCount).toBe(1)
    full.fill()
    const alone = await full.store.admit(question)
    const many = await Promise.all(Array.from({ length: 5 }, async () => await full.store.admit(question)))
    for (const admission of [alone, ...many]) {
      expect(admission).toMatchObject({
        token: { tokenId: 'token-1' },
        count: { requestCount: 1 },
        test: { numericId: 1 },
      })
    }
    full.free()
    expect((await full.store.admit(question)).count.requestCount).toBe(2)
  })

  it('reports that it is not ready', async () => {
    await using full = await aStore()
    await full.store.ping()
    full.fill()
    await expect(full.store.ping()).rejects.toThrow('readonly')
    full.free()
    await full.store.ping()
  })
})
