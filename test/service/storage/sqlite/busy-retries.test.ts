import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { changeRows } from '../../../../src/service/storage/sql-database.ts'
import { busyRetries, maxBusyMs } from '../../../../src/service/storage/sqlite/busy-retries.ts'
import { openSqliteDatabase } from '../../../../src/service/storage/sqlite/open-sqlite-store.ts'
import { storageExtensions } from '../../../support/extensions.ts'

const busy = Object.assign(new Error('database is locked'), { errcode: 5 })
const broken = Object.assign(new Error('disk I/O error'), { errcode: 10 })

/** Creates retries on a clock whose sleeps end at once and only advance its time. */
function retriesOnFakeClock(): { readonly retries: ReturnType<typeof busyRetries>; nowMs(): number } {
  let nowMs = 0
  const clock = {
    monotonicMs: () => nowMs,
    sleep: async (delayMs: number) => {
      nowMs += delayMs
      await Promise.resolve()
    },
  }
  return { retries: busyRetries(clock), nowMs: () => nowMs }
}

describe('busyRetries()', () => {
  it('repeats an attempt until the database is no longer locked', async () => {
    const { retries, nowMs } = retriesOnFakeClock()
    let count = 0
    const attempt = async (): Promise<string> => {
      count += 1
      return await (count < 4 ? Promise.reject(busy) : Promise.resolve('done'))
    }
    expect(await retries.run(attempt)).toBe('done')
    expect([count, nowMs()]).toEqual([4, 35])
  })

  it('gives up with the error of SQLite after the time limit', async () => {
    const { retries, nowMs } = retriesOnFakeClock()
    await expect(retries.run(async () => await Promise.reject(busy))).rejects.toBe(busy)
    expect(nowMs()).toBeGreaterThanOrEqual(maxBusyMs)
    expect(nowMs()).toBeLessThan(maxBusyMs + 100)
  })

  it('does not repeat an attempt that failed for another reason', async () => {
    const { retries, nowMs } = retriesOnFakeClock()
    await expect(retries.run(async () => await Promise.reject(broken))).rejects.toBe(broken)
    expect(nowMs()).toBe(0)
  })

  it('settles only after every run has ended', async () => {
    const { retries } = retriesOnFakeClock()
    const { promise, resolve } = Promise.withResolvers<string>()
    const run = retries.run(async () => await promise)
    const settled = retries.settle().then(() => 'settled')
    expect(await Promise.race([settled, sleep(1, 'still waiting')])).toBe('still waiting')
    resolve('done')
    expect(await settled).toBe('settled')
    expect(await run).toBe('done')
  })
})

describe('a SQLite file that another connection has locked', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'presend-busy-'))
  })
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true })
  })

  // The lock is released by this thread. If a query blocked this thread, the query could only fail.
  it('delays transactions and single statements without blocking the event loop', async () => {
    const path = join(folder, 'locked.db')
    await using database = await openSqliteDatabase({ kind: 'sqlite', path }, storageExtensions)
    await sql`create table t (x integer primary key)`.execute(database.db)
    using other = new DatabaseSync(path)
    other.exec('begin immediate')
    const writes = Promise.all([
      changeRows(database, sql`insert into t (x) values (1)`.compile(database.db)),
      sql`insert into t (x) values (2)`.execute(database.db),
    ])
    await sleep(100)
    const { rows } = await sql`select x from t`.execute(database.db)
    expect(rows).toEqual([])
    other.exec('rollback')
    await writes
    expect((await sql`select x from t order by x`.execute(database.db)).rows).toEqual([{ x: 1 }, { x: 2 }])
  })

  it('is closed only after a waiting transaction has been committed', async () => {
    const path = join(folder, 'closing.db')
    const database = await openSqliteDatabase({ kind: 'sqlite', path }, storageExtensions)
    await sql`create table t (x integer primary key)`.execute(database.db)
    using other = new DatabaseSync(path)
    other.exec('begin immediate')
    const write = changeRows(database, sql`insert into t (x) values (1)`.compile(database.db))
    const closing = database[Symbol.asyncDispose]()
    await sleep(50)
    other.exec('rollback')
    await Promise.all([write, closing])
    expect(other.prepare('select x from t').all()).toEqual([{ x: 1 }])
  })
})
