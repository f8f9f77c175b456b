import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { writeAheadLog } from '../../../../src/service/storage/sqlite/write-ahead-log.ts'

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'presend-log-'))
})

afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

/** A database that never checkpoints by itself. */
function openFile(path: string): DatabaseSync {
  const file = new DatabaseSync(path)
  file.exec('pragma journal_mode = wal; pragma wal_autocheckpoint = 0; create table t (x blob)')
  return file
}

describe('writeAheadLog()', () => {
  it('syncs the log of an open database repeatedly', async () => {
    const path = join(folder, 'a.db')
    using file = openFile(path)
    await using log = writeAheadLog(path)
    for (let count = 0; count < 3; count += 1) {
      file.exec('insert into t values (1)')
      await log.sync(1)
    }
    expect(file.prepare('select count(*) as count from t').get()).toEqual({ count: 3 })
  })

  it('rejects when the log does not exist', async () => {
    await using log = writeAheadLog(join(folder, 'absent.db'))
    await expect(log.sync(1)).rejects.toMatchObject({ code: 'ENOENT' })
  })

  it('checkpoints after 250 transactions, and not earlier', async () => {
    const path = join(folder, 'b.db')
    using file = openFile(path)
    await using log = writeAheadLog(path)
    file.exec('insert into t values (zeroblob(100000))')
    const sizeBefore = (await stat(path)).size
    await log.sync(249)
    expect((await stat(path)).size).toBe(sizeBefore)
    await log.sync(1)
    await expect.poll(async () => (await stat(path)).size, { timeout: 10_000 }).toBeGreaterThan(100_000)
  })
})
