/** Jobs in the SQLite file that holds everything else: a table of leases. */

import { type Kysely, sql } from 'kysely'

import { type JobCounts, type JobKind, type Jobs, jobKinds, type NewJob } from '../jobs.ts'
import { type JobsEngineParts, startJobsEngine } from '../jobs-engine.ts'
import { type ClaimedJob, finishedKeptMs, type JobsQueue, retryGapMs } from '../jobs-queue.ts'
import { changesOf, type SqlDatabase, type Steps } from '../sql-database.ts'
import type { Tables } from '../tables.ts'

/** Starts the engine on a migrated database, which stays its owner's. */
export function startSqliteJobs(database: SqlDatabase, parts: JobsEngineParts): Jobs {
  return startJobsEngine(sqliteQueue(database, parts), parts)
}

/**
 * Only adding must outlast a power cut. What is claimed, prolonged or ended may be forgotten by one: then the job is
 * begun once more, which every handler bears.
 */
function sqliteQueue(database: SqlDatabase, { clock }: JobsEngineParts): JobsQueue {
  const { db } = database
  const waitFor = async (jobs: readonly ClaimedJob[], delayMs: number): Promise<void> => {
    await setState(db, jobs, { dueAtMs: clock.nowMs() + delayMs, isRunning: 0, finishedAtMs: null })
  }
  return {
    add: async (jobs) => void (await database.transact(() => add(db, jobs))),
    claim: async (kind, limit, leaseMs) => await claim(db, { kind, limit, leaseMs, nowMs: clock.nowMs() }),
    // The lease of a dead instance ends by itself: its job is due again at that moment.
    renew: async (_kind, held, leaseMs) => {
      await setState(db, held, { dueAtMs: clock.nowMs() + leaseMs, isRunning: 1, finishedAtMs: null })
    },
    finish: async (_kind, jobs) => {
      await setState(db, jobs, { dueAtMs: 0, isRunning: 0, finishedAtMs: clock.nowMs() })
    },
    retry: async (_kind, jobs) => {
      const byGap = Map.groupBy(jobs, (job) => retryGapMs(job.earlierRuns))
      for (const [gapMs, list] of byGap) await waitFor(list, gapMs)
    },
    giveBack: async (_kind, jobs) => await waitFor(jobs, 0),
    count: async () => await count(db),
    tidy: async () => await deleteFinished(db, clock.nowMs() - finishedKeptMs),
    [Symbol.asyncDispose]: async () => await Promise.resolve(),
  }
}

/** One text for any number of jobs: the lists go in as JSON, so that the statement stays prepared. */
function* add(db: Kysely<Tables>, jobs: readonly NewJob[]): Steps<number> {
  const statement = sql`
    insert into jobs (kind, key, due_at_ms, run_count, is_running, finished_at_ms)
    select value ->> 'kind', value ->> 'key', value ->> 'runAtMs', 0, 0, null from json_each(${JSON.stringify(jobs)})
    where true on conflict do nothing`.compile(db)
  return yield* changesOf({ compile: () => statement })
}

interface Claimed {
  readonly id: number
  readonly key: string
  readonly run_count: number
}

interface Claim {
  readonly kind: JobKind
  readonly limit: number
  readonly leaseMs: number
  readonly nowMs: number
}

async function claim(db: Kysely<Tables>, { kind, limit, leaseMs, nowMs }: Claim): Promise<readonly ClaimedJob[]> {
  const { rows } = await sql<Claimed>`
    update jobs set due_at_ms = ${nowMs + leaseMs}, run_count = run_count + 1, is_running = 1
    where id in (
      select id from jobs where kind = ${kind} and finished_at_ms is null and due_at_ms <= ${nowMs}
      order by due_at_ms limit ${limit}
    ) returning id, key, run_count`.execute(db)
  return rows.map((row) => ({ key: row.key, earlierRuns: row.run_count - 1, token: `${row.id}:${row.run_count}` }))
}

interface NextState {
  readonly dueAtMs: number
  readonly isRunning: 0 | 1
  readonly finishedAtMs: number | null
}

/** Changes nothing of a job that somebody else has claimed since. */
async function setState(db: Kysely<Tables>, jobs: readonly ClaimedJob[], state: NextState): Promise<void> {
  if (jobs.length === 0) return
  const held = JSON.stringify(jobs.map((job) => job.token.split(':').map(Number)))
  await sql`
    update jobs
    set due_at_ms = ${state.dueAtMs}, is_running = ${state.isRunning}, finished_at_ms = ${state.finishedAtMs}
    where (id, run_count) in (select value ->> 0, value ->> 1 from json_each(${held}))
    and finished_at_ms is null`.execute(db)
}

async function count(db: Kysely<Tables>): Promise<readonly JobCounts[]> {
  const { rows } = await sql<{ kind: JobKind; waiting: number; running: number }>`
    select kind, sum(is_running = 0) as waiting, sum(is_running) as running
    from jobs where finished_at_ms is null group by kind`.execute(db)
  return jobKinds.map((kind) => {
    const row = rows.find((one) => one.kind === kind)
    return { kind, waiting: row?.waiting ?? 0, running: row?.running ?? 0 }
  })
}

/** In pieces, so that no other write waits for long. */
async function deleteFinished(db: Kysely<Tables>, finishedBeforeMs: number): Promise<void> {
  for (;;) {
    const { numAffectedRows } = await sql`
      delete from jobs where id in (
        select id from jobs where finished_at_ms < ${finishedBeforeMs} limit 1000
      )`.execute(db)
    if (numAffectedRows === undefined || numAffectedRows < 1000n) return
  }
}
