import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'

import type { JobKind, Jobs } from '../../../../src/service/storage/jobs.ts'
import type { SqlDatabase } from '../../../../src/service/storage/sql-database.ts'
import { openSqliteDatabase } from '../../../../src/service/storage/sqlite/open-sqlite-store.ts'
import { startSqliteJobs } from '../../../../src/service/storage/sqlite/sqlite-jobs.ts'
import { jobKinds, storageExtensions } from '../../../support/extensions.ts'
import { type FakeClock, fakeClock } from '../../../support/fake-clock.ts'
import { type JobsBench, jobsSuite } from '../jobs-suite.ts'

interface SqliteBench extends JobsBench {
  readonly clock: FakeClock
  readonly database: SqlDatabase
}

/** A queue whose clock is moved by the test. */
async function open(): Promise<SqliteBench> {
  const clock = fakeClock()
  const database = await openSqliteDatabase({ kind: 'memory' }, storageExtensions)
  let jobs: Jobs | null = null
  return {
    clock,
    database,
    start: async () => {
      await jobs?.[Symbol.asyncDispose]()
      jobs = await startSqliteJobs(database, { kinds: jobKinds, clock, onError: () => undefined })
      return jobs
    },
    pass: async (byMs) => await clock.advance(byMs),
    until: async (condition) => {
      while (!(await condition())) await clock.advance(100)
    },
    count: async () => (await jobs?.count()) ?? [],
    nowMs: () => clock.nowMs(),
    [Symbol.asyncDispose]: async () => {
      await jobs?.[Symbol.asyncDispose]()
      await database[Symbol.asyncDispose]()
    },
  }
}

describe('jobs on SQLite', () => {
  jobsSuite({ open })

  it('are retried after 1 s, then 2 s, then 4 s', async () => {
    await using bench = await open()
    const { clock } = bench
    const jobs = await bench.start()
    const startedAtMs: number[] = []
    await jobs.work('sweep', {
      concurrency: 1,
      run: async () => {
        startedAtMs.push(clock.nowMs())
        await Promise.reject(new Error('failed'))
      },
    })
    await jobs.enqueue([{ kind: 'sweep', key: 'a', runAtMs: 0 }])
    await clock.advance(20_000)
    const delaysMs = startedAtMs.slice(1).map((atMs, index) => atMs - (startedAtMs[index] ?? 0))
    expect(delaysMs.slice(0, 3).every((delayMs, index) => delayMs >= 1000 * 2 ** index)).toBe(true)
    // A worker polls once a second.
    expect(delaysMs.slice(0, 3).every((delayMs, index) => delayMs <= 1000 * 2 ** index + 1000)).toBe(true)
  })

  it('that were running when the process died run again', async () => {
    await using bench = await open()
    await (await bench.start()).enqueue([{ kind: 'sweep', key: 'a', runAtMs: bench.nowMs() }])
    await sql`update jobs set is_running = 1, run_count = 1`.execute(bench.database.db)
    const runs: { readonly kind: JobKind; readonly key: string; readonly earlierRuns: number }[] = []
    await (await bench.start()).work('sweep', {
      concurrency: 1,
      run: async (job) => {
        runs.push(job)
        await Promise.resolve()
      },
    })
    await bench.until(() => runs.length === 1)
    expect(runs).toEqual([{ kind: 'sweep', key: 'a', earlierRuns: 1 }])
  })

  it('are deleted a day after they finished, and not earlier', async () => {
    await using bench = await open()
    const jobs = await bench.start()
    await jobs.work('sweep', { concurrency: 100, run: async () => await Promise.resolve() })
    await jobs.enqueue(Array.from({ length: 2500 }, (_, index) => ({ kind: 'sweep', key: String(index), runAtMs: 0 })))
    const count = async (): Promise<number> => {
      const { rows } = await sql<{ count: number }>`select count(*) as count from jobs`.execute(bench.database.db)
      return rows[0]?.count ?? 0
    }
    await bench.until(async () => (await jobs.count()).every(({ waiting, running }) => waiting + running === 0))
    // Without a worker, a day passes in a few steps.
    await bench.start()
    await bench.clock.advance(23 * 3_600_000)
    expect(await count()).toBe(2500)
    await bench.clock.advance(2 * 3_600_000)
    while ((await count()) > 0) await new Promise((next) => setImmediate(next))
  })

  it('continue after a database error', async () => {
    await using bench = await open()
    const errors: unknown[] = []
    const { clock, database } = bench
    await using jobs = await startSqliteJobs(database, {
      kinds: jobKinds,
      clock,
      onError: (error) => errors.push(error),
    })
    const keys: string[] = []
    const run = async ({ key }: { readonly key: string }): Promise<void> => {
      keys.push(key)
      await Promise.resolve()
    }
    await sql`alter table jobs rename to hidden`.execute(database.db)
    await jobs.work('sweep', { concurrency: 1, run })
    await clock.advance(2000)
    expect(errors.map(String)[0]).toContain('no such table: jobs')
    await sql`alter table hidden rename to jobs`.execute(database.db)
    await jobs.enqueue([{ kind: 'sweep', key: 'a', runAtMs: 0 }])
    await bench.until(() => keys.length === 1)
  })

  it('are marked as finished once the database is available again', async () => {
    await using bench = await open()
    const { clock, database } = bench
    const errors: unknown[] = []
    await using jobs = await startSqliteJobs(database, {
      kinds: jobKinds,
      clock,
      onError: (error) => errors.push(error),
    })
    const { promise: isOver, resolve } = Promise.withResolvers<void>()
    await jobs.work('sweep', { concurrency: 1, run: async () => await isOver })
    await jobs.enqueue([{ kind: 'sweep', key: 'a', runAtMs: 0 }])
    await bench.until(async () => (await jobs.count()).some(({ running }) => running === 1))
    await sql`pragma query_only = 1`.execute(database.db)
    resolve()
    await bench.until(() => errors.length > 0)
    await sql`pragma query_only = 0`.execute(database.db)
    await bench.until(async () => (await jobs.count()).every(({ running }) => running === 0))
    expect(String(errors[0])).toContain('readonly')
  })

  it('are found by an index', async () => {
    await using database = await openSqliteDatabase({ kind: 'memory' }, storageExtensions)
    const statements = [
      `select id from jobs where kind = 'sweep' and finished_at_ms is null and is_running = 0 and due_at_ms <= 5
       order by due_at_ms limit 1`,
      "update jobs set due_at_ms = 1 where id in (select value from json_each('[]'))",
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
