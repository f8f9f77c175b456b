import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { checkpointInWorker } from '../../../../src/service/storage/sqlite/checkpoint-job.ts'

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'presend-checkpoint-'))
})

afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

function openFile(path: string): DatabaseSync {
  const file = new DatabaseSync(path)
  file.exec(
    'pragma journal_mode = wal; pragma synchronous = off; pragma wal_autocheckpoint = 0; create table t (x blob)',
  )
  return file
}

async function checkpoint(path: string): Promise<void> {
  const context = { call: async () => await Promise.resolve(null), signal: new AbortController().signal }
  await checkpointInWorker(path, context)
}

describe('checkpointInWorker()', () => {
  it('copies the log into the database', async () => {
    const path = join(folder, 'a.db')
    using file = openFile(path)
    file.exec('insert into t values (zeroblob(100000))')
    expect((await stat(path)).size).toBeLessThan(100_000)
    await checkpoint(path)
    expect((await stat(path)).size).toBeGreaterThan(100_000)
  })

  it('limits the length of a log that is written continuously', async () => {
    const path = join(folder, 'b.db')
    using file = openFile(path)
    const insert = file.prepare('insert into t values (zeroblob(1000000))')
    const logSize = async (): Promise<number> => (await stat(`${path}-wal`)).size
    for (let count = 0; count < 100; count += 1) {
      insert.run()
      await checkpoint(path)
    }
    expect(await logSize()).toBeLessThan(40_000_000)
  })
})
