import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Jobs } from '../../src/storage/jobs.ts'
import { startPostgresJobs } from '../../src/storage/postgres/postgres-jobs.ts'
import { type JobsBench, jobsSuite } from '../storage/jobs-suite.ts'
import { type FakeClock, fakeClock } from '../support/fake-clock.ts'
import { type RunningPostgres, startPostgres } from '../support/postgres.ts'

/** The suite's own. */
const leaseMs = 60_000

let postgres: RunningPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(async () => {
  await postgres[Symbol.asyncDispose]()
})

interface PostgresBench extends JobsBench {
  readonly url: string
  readonly clock: FakeClock
  readonly errors: unknown[]
  query(text: string): Promise<readonly Record<string, unknown>[]>
}

/** The instances' clock is moved by the test; the database's time passes by moving all that it has noted into the past. */
async function open(): Promise<PostgresBench> {
  const url = await postgres.createDatabase()
  const clock = fakeClock()
  const stack = new AsyncDisposableStack()
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  stack.defer(async () => await client.end())
  const errors: unknown[] = []
  const query = async (text: string): Promise<readonly Record<string, unknown>[]> => (await client.query(text)).rows

  async function settle(): Promise<void> {
    const busy = "select 1 from pg_stat_activity where application_name = 'presend jobs' and state <> 'idle'"
    for (let quietCount = 0; quietCount < 3; ) quietCount = (await query(busy)).length === 0 ? quietCount + 1 : 0
  }

  return {
    url,
    clock,
    errors,
    query,
    start: async (): Promise<Jobs> => {
      return stack.use(await startPostgresJobs(url, { clock, onError: (error) => errors.push(error) }))
    },
    pass: async (byMs) => {
      const past = (column: string): string => `${column} = ${column} - interval '${byMs} milliseconds'`
      const columns = ['start_after', 'started_on', 'heartbeat_on', 'completed_on']
      await query(`update presend_jobs.job set ${columns.map(past).join(', ')}`)
      await clock.advance(byMs)
      await settle()
      // A renewal that is still on its way must not find that still more time has passed.
      const isLate = `select 1 from presend_jobs.job where state = 'active' and heartbeat_on < now() - interval '10 s'`
      if (byMs < leaseMs / 3) return
      while ((await query(isLate)).length > 0) {
        await clock.advance(1000)
        await settle()
      }
    },
    until: async (isSo) => {
      while (!(await isSo())) {
        await clock.advance(100)
        await settle()
      }
    },
    nowMs: () => clock.nowMs(),
    [Symbol.asyncDispose]: async () => await stack.disposeAsync(),
  }
}

describe('jobs on PostgreSQL', () => {
  jobsSuite({ open })
})

const failing = async (): Promise<never> => await Promise.reject(new Error('not today'))

describe('pg-boss underneath', () => {
  it('is installed once by instances that start together', async () => {
    await using bench = await open()
    const all = await Promise.all(Array.from({ length: 4 }, async () => await bench.start()))
    await all[0]?.enqueue([{ kind: 'sweep', key: 'a', runAtMs: 0 }])
    expect(await all[3]?.count()).toContainEqual({ kind: 'sweep', waiting: 1, running: 0 })
    expect(bench.errors).toEqual([])
  })

  it('is refused when a newer presend has changed its tables', async () => {
    await using bench = await open()
    await (await bench.start())[Symbol.asyncDispose]()
    await bench.query('update presend_jobs.version set version = version + 1')
    await expect(bench.start()).rejects.toMatchObject({ code: 'STORAGE_FAILED', message: /newer|version 41/u })
  })

  it('says what is wrong when the database is not there, and not its password', async () => {
    const url = `postgres://somebody:s3cret@127.0.0.1:${postgres.port}/nothing`
    const starting = startPostgresJobs(url, { clock: fakeClock(), onError: () => undefined })
    await expect(starting).rejects.toMatchObject({ code: 'STORAGE_FAILED' })
    await expect(starting).rejects.not.toThrow('s3cret')
  })

  it('lets the gaps grow to five minutes, and then gives up never', async () => {
    await using bench = await open()
    const jobs = await bench.start()
    let runCount = 0
    const run = async (): Promise<void> => {
      runCount += 1
      await failing()
    }
    await jobs.work('sweep', { concurrency: 1, leaseMs, run })
    await jobs.enqueue([{ kind: 'sweep', key: 'a', runAtMs: 0 }])
    const gapOf = async (): Promise<number> => {
      const [row] = await bench.query(
        "select extract(epoch from start_after - now())::float8 as gap from presend_jobs.job where state = 'retry'",
      )
      return Number(row?.['gap'] ?? 0)
    }
    await bench.until(async () => (await gapOf()) > 0)
    expect(await gapOf()).toBeLessThanOrEqual(2)
    await bench.query('update presend_jobs.job set retry_count = 1000000')
    await bench.pass(10_000)
    await bench.until(async () => runCount === 2 && (await gapOf()) > 100)
    expect(await gapOf()).toBeLessThanOrEqual(300)
    await bench.pass(300_000)
    await bench.until(() => runCount === 3)
    expect(bench.errors.map(String)).toContain('Error: not today')
  })

  it('forgets a finished job a day after it ended, and not before', async () => {
    await using bench = await open()
    const jobs = await bench.start()
    await jobs.work('sweep', { concurrency: 1, leaseMs, run: async () => await Promise.resolve() })
    await jobs.enqueue([{ kind: 'sweep', key: 'a', runAtMs: 0 }])
    const stateCount = async (state: string): Promise<number> => {
      return (await bench.query(`select 1 from presend_jobs.job where state = '${state}'`)).length
    }
    await bench.until(async () => (await stateCount('completed')) === 1)
    // It keeps house once in half an hour; a day passes for the job alone.
    const tidied = async (): Promise<void> => {
      await bench.query('update presend_jobs.queue set maintain_on = null, monitor_claim_on = null')
      const waiting = 'select 1 from presend_jobs.queue where maintain_on is null'
      while ((await bench.query(waiting)).length > 0) await bench.clock.advance(3_600_000)
    }
    await bench.query("update presend_jobs.job set completed_on = now() - interval '23 hours'")
    await tidied()
    expect(await stateCount('completed')).toBe(1)
    await bench.query("update presend_jobs.job set completed_on = now() - interval '25 hours'")
    await tidied()
    await bench.until(async () => (await stateCount('completed')) === 0)
  })

  it('finds running and waiting jobs by an index among very many finished ones', async () => {
    await using bench = await open()
    await bench.start()
    await bench.query(`insert into presend_jobs.job (name, state, group_id, policy, completed_on, retry_limit)
      select 'sweep', 'completed', 'all', 'standard', now(), 1 from generate_series(1, 20000)`)
    await bench.query('analyze presend_jobs.job_common')
    const questions = [
      "select count(*) from presend_jobs.job where name = 'sweep' and state < 'active' and not blocked",
      "select id from presend_jobs.job where name = 'sweep' and state = 'active' and group_id is not null",
    ]
    for (const question of questions) {
      const plan = (await bench.query(`explain ${question}`)).map((row) => String(row['QUERY PLAN'])).join('\n')
      expect(plan).not.toContain('Seq Scan')
    }
  })

  it('outlives a crash of its database', async () => {
    await using bench = await open()
    const jobs = await bench.start()
    const keys: string[] = []
    const run = async ({ key }: { readonly key: string }): Promise<void> => {
      keys.push(key)
      await Promise.resolve()
    }
    await jobs.work('sweep', { concurrency: 1, leaseMs, run })
    await jobs.enqueue([{ kind: 'sweep', key: 'before', runAtMs: 0 }])
    await bench.until(() => keys.length === 1)
    await postgres.kill()
    while (bench.errors.length === 0) await bench.clock.advance(1000)
    await expect(jobs.enqueue([{ kind: 'sweep', key: 'meanwhile', runAtMs: 0 }])).rejects.toThrow(/./u)
    await postgres.start()
    await jobs.enqueue([{ kind: 'sweep', key: 'after', runAtMs: 0 }])
    while (!keys.includes('after')) await bench.clock.advance(100)
    expect(keys).not.toContain('meanwhile')
  })
})
