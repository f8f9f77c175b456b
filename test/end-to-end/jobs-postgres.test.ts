import { Client } from 'pg'
import { afterAll, beforeAll, describe } from 'vitest'

import type { Jobs } from '../../src/storage/jobs.ts'
import { startPostgresJobs } from '../../src/storage/postgres/postgres-jobs.ts'
import { type JobsBench, jobsSuite } from '../storage/jobs-suite.ts'
import { type FakeClock, fakeClock } from '../support/fake-clock.ts'
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
