import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { checkpointer } from '../../../src/storage/sqlite/checkpointer.ts'

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'presend-checkpoint-'))
})

afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

/** A database that by itself never copies its log. */
function openFile(path: string): DatabaseSync {
  const file = new DatabaseSync(path)
  file.exec('pragma journal_mode = wal; pragma wal_autocheckpoint = 0; create table t (x blob)')
  return file
}

describe('checkpointer()', () => {
  it('copies the log once enough was committed, and not before', async () => {
    const path = join(folder, 'a.db')
    using file = openFile(path)
    await using copying = checkpointer(path)
    const sizeBefore = (await stat(path)).size
    file.prepare('insert into t values (zeroblob(100000))').run()
    copying.committed(249)
    for (let turn = 0; turn < 20; turn += 1) await new Promise((next) => setImmediate(next))
    expect((await stat(path)).size).toBe(sizeBefore)
    copying.committed(1)
    while ((await stat(path)).size < 100_000) await new Promise((next) => setImmediate(next))
    expect(file.prepare('select count(*) as count from t').get()).toEqual({ count: 1 })
  })

  it('begins a long log anew although it is written to without a pause', async () => {
    const path = join(folder, 'b.db')
    using file = openFile(path)
    file.exec('pragma synchronous = off; pragma busy_timeout = 10000')
    await using copying = checkpointer(path)
    const insert = file.prepare('insert into t values (zeroblob(1000000))')
    // What is written to the beginning of the log makes it no longer.
    for (let length = 0, sameCount = 0; sameCount < 5; ) {
      insert.run()
      copying.committed(250)
      await new Promise((next) => setImmediate(next))
      const { size } = await stat(`${path}-wal`)
      sameCount = size === length ? sameCount + 1 : 0
      length = size
    }
    expect((await stat(`${path}-wal`)).size).toBeGreaterThan(32_000_000)
  })

  it('tries again when the file could not be opened', async () => {
    const path = join(folder, 'c', 'c.db')
    await using copying = checkpointer(path)
    copying.committed(250)
    await mkdir(join(folder, 'c'))
    using file = openFile(path)
    file.prepare('insert into t values (zeroblob(100000))').run()
    while ((await stat(path)).size < 100_000) {
      copying.committed(250)
      await new Promise((next) => setImmediate(next))
    }
    expect(file.prepare('select count(*) as count from t').get()).toEqual({ count: 1 })
  })
})
