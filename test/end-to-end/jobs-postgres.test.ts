import { setTimeout as sleep } from 'node:timers/promises'

import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nodeClock } from '../../src/foundation/world/node-clock.ts'
import { type JobKind, type Jobs } from '../../src/service/storage/jobs.ts'
import { startPostgresJobs } from '../../src/service/storage/postgres/postgres-jobs.ts'
import { type JobsBench, jobsSuite } from '../service/storage/jobs-suite.ts'
import { jobKinds } from '../support/extensions.ts'
import { type RunningPostgres, startPostgres } from '../support/postgres.ts'

let postgres: RunningPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(async () => {
  await postgres[Symbol.asyncDispose]()
})

interface PostgresBench extends JobsBench {
  readonly url: string
  readonly errors: unknown[]
  query(text: string): Promise<readonly Record<string, unknown>[]>
}

/** Instances on the real clock. Time passes by moving all timestamps in the database into the past. */
async function open(): Promise<PostgresBench> {
  const url = await postgres.createDatabase()
  const clock = nodeClock()
  const stack = new AsyncDisposableStack()
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  stack.defer(async () => await client.end())
  const errors: unknown[] = []
  let offsetMs = 0
  const query = async (text: string): Promise<readonly Record<string, unknown>[]> => (await client.query(text)).rows
  const movingClock = {
    ...clock,
    nowMs: () => clock.nowMs() + offsetMs,
    // A sleep of minutes ends when the test moves time forward.
    sleep: async (delayMs: number, signal: AbortSignal) => {
      const untilMs = clock.nowMs() + offsetMs + delayMs
      while (clock.nowMs() + offsetMs < untilMs) {
        await clock.sleep(Math.min(50, untilMs - clock.nowMs() - offsetMs), signal)
      }
    },
  }
  return {
    url,
    errors,
    query,
    start: async (): Promise<Jobs> => {
      return stack.use(
        await startPostgresJobs(url, { kinds: jobKinds, clock: movingClock, onError: (error) => errors.push(error) }),
      )
    },
    pass: async (byMs) => {
      const past = (column: string): string => `${column} = ${column} - interval '${byMs} milliseconds'`
      await query(`update presend_jobs.job set ${['start_after', 'completed_on'].map(past).join(', ')}`)
      offsetMs += byMs
    },
    until: async (condition) => {
      while (!(await condition())) await sleep(20)
    },
    count: async () => {
      const rows = await query(`select name, count(*) filter (where state < 'active')::int as waiting,
        count(*) filter (where state = 'active')::int as running from presend_jobs.job group by name`)
      return jobKinds.map((kind) => {
        const row = rows.find(({ name }) => name === kind)
        return { kind, waiting: Number(row?.['waiting'] ?? 0), running: Number(row?.['running'] ?? 0) }
      })
    },
    nowMs: movingClock.nowMs,
    [Symbol.asyncDispose]: async () => await stack.disposeAsync(),
  }
}

describe('jobs on PostgreSQL', () => {
  jobsSuite({ open })
})

interface Recorder {
  readonly keys: string[]
  readonly run: (job: { readonly kind: JobKind; readonly key: string }) => Promise<void>
}

function recorder(): Recorder {
  const keys: string[] = []
  return {
    keys,
    run: async ({ key }) => {
      keys.push(key)
      await Promise.resolve()
    },
  }
}

describe('several instances', () => {
  it('install the schema once when they start together', async () => {
    await using bench = await open()
    const all = await Promise.all(Array.from({ length: 4 }, async () => await bench.start()))
    await all[0]?.enqueue([{ kind: 'sweep', key: 'a', runAtMs: 0 }])
    await bench.until(async () => (await all[3]?.count())?.some(({ waiting }) => waiting === 1) === true)
    expect(bench.errors).toEqual([])
  })

  it('share the jobs, and each runs once', async () => {
    await using bench = await open()
    const recorders = [recorder(), recorder()]
    // An instance that starts a job keeps it until the other instance has also started one, so that the faster instance
    // cannot take all jobs.
    const bothRun = async () => await bench.until(() => recorders.every(({ keys }) => keys.length > 0))
    const instances = await Promise.all(recorders.map(async () => await bench.start()))
    for (const [index, jobs] of instances.entries()) {
      const run = async (job: { readonly kind: JobKind; readonly key: string }) => {
        await recorders[index]?.run(job)
        await bothRun()
      }
      await jobs.work('judge-message', { concurrency: 5, run })
    }
    await instances[0]?.enqueue(
      Array.from({ length: 300 }, (_, index) => ({ kind: 'judge-message', key: String(index), runAtMs: 0 })),
    )
    await bench.until(() => recorders.flatMap(({ keys }) => keys).length >= 300)
    expect(new Set(recorders.flatMap(({ keys }) => keys)).size).toBe(300)
    expect(bench.errors).toEqual([])
  })

  it('together run a repeated job once per period', async () => {
    await using bench = await open()
    const { keys, run } = recorder()
    for (let count = 0; count < 2; count += 1) {
      const jobs = await bench.start()
      await jobs.work('sweep', { concurrency: 1, run })
      await jobs.repeat('sweep', 600_000)
    }
    for (let count = 1; count <= 3; count += 1) {
      await bench.until(() => keys.length === count)
      await bench.pass(600_000)
    }
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('leave a job that takes longer than its heartbeat to the instance that runs it', { timeout: 60_000 }, async () => {
    await using bench = await open()
    const [jobs, rival] = [await bench.start(), await bench.start()]
    const { keys, run } = recorder()
    let isOver = false
    await jobs.work('sweep', {
      concurrency: 1,
      run: async () => {
        await sleep(30_000)
        isOver = true
      },
    })
    await jobs.enqueue([{ kind: 'sweep', key: 'long', runAtMs: 0 }])
    await bench.until(async () => (await bench.count()).some(({ running }) => running === 1))
    await rival.work('sweep', { concurrency: 1, run })
    await bench.until(() => isOver)
    expect(keys).toEqual([])
  })
})

describe('jobs on PostgreSQL', () => {
  it('fail to start without a database, and the error does not show the password', async () => {
    const url = `postgres://somebody:s3cret@127.0.0.1:${postgres.port}/nothing`
    const starting = startPostgresJobs(url, { kinds: jobKinds, clock: nodeClock(), onError: () => undefined })
    await expect(starting).rejects.toMatchObject({ code: 'STORAGE_FAILED' })
    await expect(starting).rejects.not.toThrow('s3cret')
  })

  it('are retried with delays that grow to five minutes, without limit', async () => {
    await using bench = await open()
    const jobs = await bench.start()
    let runCount = 0
    const run = async (): Promise<void> => {
      runCount += 1
      await Promise.reject(new Error('failed'))
    }
    await jobs.work('sweep', { concurrency: 1, run })
    await jobs.enqueue([{ kind: 'sweep', key: 'a', runAtMs: 0 }])
    const delay = async (): Promise<number> => {
      const [row] = await bench.query(
        "select extract(epoch from start_after - now())::float8 as delay from presend_jobs.job where state = 'retry'",
      )
      return Number(row?.['delay'] ?? 0)
    }
    await bench.until(async () => (await delay()) > 0)
    expect(await delay()).toBeLessThanOrEqual(2)
    await bench.query('update presend_jobs.job set retry_count = 1000000')
    await bench.pass(10_000)
    await bench.until(async () => runCount === 2 && (await delay()) > 100)
    expect(await delay()).toBeLessThanOrEqual(300)
    await bench.pass(300_000)
    await bench.until(() => runCount === 3)
  })

  it('are deleted a day after they finished', async () => {
    await using bench = await open()
    const jobs = await bench.start()
    const { run } = recorder()
    await jobs.work('sweep', { concurrency: 1, run })
    await jobs.enqueue(['old', 'new'].map((key) => ({ kind: 'sweep', key, runAtMs: 0 })))
    const finished = async (): Promise<readonly unknown[]> => {
      const rows = await bench.query("select data ->> 'key' as key from presend_jobs.job where state = 'completed'")
      return rows.map(({ key }) => key)
    }
    await bench.until(async () => (await finished()).length === 2)
    await bench.query("update presend_jobs.job set completed_on = now() - interval '23 hours'")
    await bench.query(
      "update presend_jobs.job set completed_on = now() - interval '25 hours' where data ->> 'key' = 'old'",
    )
    await bench.query('update presend_jobs.queue set maintain_on = null')
    await bench.until(async () => (await finished()).length === 1)
    expect(await finished()).toEqual(['new'])
  })

  it('created by an older version keep working with the options of this version', async () => {
    await using bench = await open()
    await (await bench.start())[Symbol.asyncDispose]()
    await bench.query('update presend_jobs.queue set heartbeat_seconds = null, retry_limit = 2')
    await bench.start()
    const rows = await bench.query("select heartbeat_seconds from presend_jobs.queue where name = 'sweep'")
    expect(rows).toEqual([{ heartbeat_seconds: 10 }])
  })

  it('continue after a crash of the database', async () => {
    await using bench = await open()
    const jobs = await bench.start()
    const { keys, run } = recorder()
    await jobs.work('sweep', { concurrency: 1, run })
    await jobs.enqueue([{ kind: 'sweep', key: 'before', runAtMs: 0 }])
    await bench.until(() => keys.length === 1)
    await postgres.kill()
    await bench.until(() => bench.errors.length > 0)
    await expect(jobs.enqueue([{ kind: 'sweep', key: 'meanwhile', runAtMs: 0 }])).rejects.toThrow(/./u)
    await postgres.start()
    await jobs.enqueue([{ kind: 'sweep', key: 'after', runAtMs: 0 }])
    await bench.until(() => keys.includes('after'))
    expect(keys).not.toContain('meanwhile')
  })
})
