import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Jobs } from '../../../src/storage/jobs.ts'
import type { SqlDatabase } from '../../../src/storage/sql-database.ts'
import { openSqliteDatabase } from '../../../src/storage/sqlite/open-sqlite-store.ts'
import { startSqliteJobs } from '../../../src/storage/sqlite/sqlite-jobs.ts'
import { type FakeClock, fakeClock } from '../../support/fake-clock.ts'
import { type JobsBench, jobsSuite } from '../jobs-suite.ts'

let folder = ''
let fileCount = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'presend-jobs-'))
})

afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

function newPath(): string {
  fileCount += 1
  return join(folder, `jobs-${fileCount}.db`)
}

/** Instances whose shared clock is moved by the test. */
function benchOn(openDatabase: () => Promise<SqlDatabase>, clock: FakeClock = fakeClock()): JobsBench {
  const stack = new AsyncDisposableStack()
  return {
    start: async (): Promise<Jobs> => {
      const database = await openDatabase()
      return stack.use(startSqliteJobs(database, { clock, onError: () => undefined }))
    },
    // In small steps: an instance asks once a second.
    pass: async (byMs) => {
      for (let leftMs = byMs; leftMs > 0; leftMs -= 60_000) await clock.advance(Math.min(leftMs, 60_000))
    },
    until: async (isSo) => {
      while (!(await isSo())) await clock.advance(100)
    },
    nowMs: () => clock.nowMs(),
    [Symbol.asyncDispose]: async () => await stack.disposeAsync(),
  }
}

describe('jobs in memory', () => {
  jobsSuite({
    open: async () => {
      const database = await openSqliteDatabase({ kind: 'memory' })
      const bench = benchOn(async () => await Promise.resolve(database))
      return {
        ...bench,
        [Symbol.asyncDispose]: async () => {
          await bench[Symbol.asyncDispose]()
          await database[Symbol.asyncDispose]()
        },
      }
    },
  })
})

describe('jobs in a file', () => {
  jobsSuite({
    open: async () => {
      const path = newPath()
      const databases = new AsyncDisposableStack()
      const bench = benchOn(async () => databases.use(await openSqliteDatabase({ kind: 'file', path })))
      return await Promise.resolve({
        ...bench,
        [Symbol.asyncDispose]: async () => {
          await bench[Symbol.asyncDispose]()
          await databases.disposeAsync()
        },
      })
    },
  })
})

describe('a job on SQLite', () => {
  it('that is rejected waits 1 s, then 2, then 4, and no moment less', async () => {
    const clock = fakeClock()
    await using database = await openSqliteDatabase({ kind: 'memory' })
    await using bench = benchOn(async () => await Promise.resolve(database), clock)
    const jobs = await bench.start()
    const begunAtMs: number[] = []
    await jobs.work('sweep', {
      concurrency: 1,
      leaseMs: 60_000,
      run: async () => {
        begunAtMs.push(clock.nowMs())
        await Promise.reject(new Error('not today'))
      },
    })
    await jobs.enqueue([{ kind: 'sweep', key: 'a', runAtMs: 0 }])
    await clock.advance(20_000)
    const gapsMs = begunAtMs.slice(1).map((atMs, index) => atMs - (begunAtMs[index] ?? 0))
    expect(gapsMs.slice(0, 3).every((gapMs, index) => gapMs >= 1000 * 2 ** index)).toBe(true)
    // An instance looks once a second.
    expect(gapsMs.slice(0, 3).every((gapMs, index) => gapMs <= 1000 * 2 ** index + 1000)).toBe(true)
  })

  it('that an instance has lost to another is not ended by the first', async () => {
    const clock = fakeClock()
    const path = newPath()
    await using mine = await openSqliteDatabase({ kind: 'file', path })
    await using theirs = await openSqliteDatabase({ kind: 'file', path })
    // A clock of its own that stands still: the first instance renews nothing, as if it hung.
    const stuck = fakeClock()
    await using first = startSqliteJobs(mine, { clock: stuck, onError: () => undefined })
    await using second = startSqliteJobs(theirs, { clock, onError: () => undefined })
    const { promise: isOver, resolve } = Promise.withResolvers<void>()
    const begun: string[] = []
    const run = async ({ key }: { readonly key: string }): Promise<void> => {
      begun.push(key)
      await isOver
    }
    await first.enqueue([{ kind: 'sweep', key: 'a', runAtMs: 0 }])
    await first.work('sweep', { concurrency: 1, leaseMs: 1000, run })
    while (begun.length === 0) await stuck.advance(1)
    await second.work('sweep', { concurrency: 1, leaseMs: 60_000, run: async () => await new Promise(() => undefined) })
    const isTaken = async (): Promise<boolean> => {
      const { rows } = await sql<{ run_count: number }>`select run_count from jobs`.execute(mine.db)
      return rows[0]?.run_count === 2
    }
    while (!(await isTaken())) await clock.advance(100)
    resolve()
    await first.drain(new AbortController().signal)
    expect(await second.count()).toContainEqual({ kind: 'sweep', waiting: 0, running: 1 })
  })

  it('is forgotten a day after it ended, and not before', async () => {
    const clock = fakeClock()
    await using database = await openSqliteDatabase({ kind: 'memory' })
    const parts = { clock, onError: () => undefined }
    const jobs = startSqliteJobs(database, parts)
    const added = Array.from(
      { length: 2500 },
      (_, index) => ({ kind: 'sweep', key: String(index), runAtMs: 0 }) as const,
    )
    await jobs.work('sweep', { concurrency: 100, leaseMs: 60_000, run: async () => await Promise.resolve() })
    await jobs.enqueue(added)
    const count = async (): Promise<number> => {
      const { rows } = await sql<{ count: number }>`select count(*) as count from jobs`.execute(database.db)
      return rows[0]?.count ?? 0
    }
    while ((await jobs.count()).some(({ waiting, running }) => waiting + running > 0)) await clock.advance(100)
    await jobs[Symbol.asyncDispose]()
    // It has no worker, so that a day passes in few steps.
    await using later = startSqliteJobs(database, parts)
    await clock.advance(23 * 3_600_000)
    expect(await count()).toBe(2500)
    await clock.advance(2 * 3_600_000)
    while ((await count()) > 0) await new Promise((next) => setImmediate(next))
    expect(await later.count()).toContainEqual({ kind: 'sweep', waiting: 0, running: 0 })
  })

  it('is found by an index, however many there are', async () => {
    await using database = await openSqliteDatabase({ kind: 'memory' })
    const statements = [
      "select id from jobs where kind = 'sweep' and finished_at_ms is null and due_at_ms <= 5 order by due_at_ms limit 1",
      "update jobs set due_at_ms = 1 where (id, run_count) in (select value ->> 0, value ->> 1 from json_each('[]'))",
      'delete from jobs where id in (select id from jobs where finished_at_ms < 5 limit 1000)',
      'select kind, sum(is_running) from jobs where finished_at_ms is null group by kind',
    ]
    for (const statement of statements) {
      const { rows } = await sql<{ detail: string }>`explain query plan ${sql.raw(statement)}`.execute(database.db)
      const steps = rows.map((row) => row.detail).filter((detail) => detail.endsWith('SCAN jobs'))
      expect([statement, steps]).toEqual([statement, []])
    }
  })
})
