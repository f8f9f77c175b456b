/** Implements Jobs with a table in the SQLite database. Only one process runs jobs; see only-instance.ts. */

import { setImmediate as nextTurn } from 'node:timers/promises'

import { type CompiledQuery, type Kysely, sql } from 'kysely'
import { untilAborted } from '../../../foundation/world/until-aborted.ts'

import {
  enqueueRepeatedly,
  finishedKeptMs,
  hasSlept,
  type JobCounts,
  type JobKind,
  type Jobs,
  type JobsOptions,
  type JobWorker,
  type NewJob,
} from '../jobs.ts'
import { changeInBatches, changesOf, type SqlDatabase, type Steps } from '../sql-database.ts'
import type { Tables } from '../tables.ts'

/** How often a worker checks for jobs that have become due. */
const pollMs = 1000
const firstRetryMs = 1000
const maxRetryMs = 300_000
const firstCleanupMs = 60_000
const cleanupEveryMs = 3_600_000
const deletionBatchSize = 1000

/**
 * Starts the job queue on a migrated database. Jobs that were running when the previous process died are due again
 * immediately.
 */
export async function startSqliteJobs(database: SqlDatabase, options: JobsOptions): Promise<Jobs> {
  const { db } = database
  const stopping = new AbortController()
  const workers = new Map<JobKind, RunningWorker>()
  const loops = [deleteFinishedRepeatedly(db, options, stopping.signal)]
  await sql`update jobs set is_running = 0, due_at_ms = 0 where is_running = 1`.execute(db)

  async function enqueue(jobs: readonly NewJob[]): Promise<void> {
    if (jobs.length === 0) return
    await database.transact(() => insertJobs(db, jobs))
    for (const kind of new Set(jobs.map((job) => job.kind))) workers.get(kind)?.wake()
  }

  async function drain(signal: AbortSignal): Promise<void> {
    stopping.abort()
    await Promise.all([...workers.values()].map(async (worker) => await worker.drain(signal)))
    await Promise.all(loops)
  }

  return {
    enqueue,
    work: async (kind, worker) => {
      if (workers.has(kind)) throw new TypeError(`jobs of kind ${kind} already have a worker`)
      workers.set(kind, startWorker({ kind, worker, db, ...options }, stopping.signal))
      await Promise.resolve()
    },
    repeat: async (kind, everyMs) => {
      const { ended } = await enqueueRepeatedly({ kind, everyMs }, { enqueue, ...options }, stopping.signal)
      loops.push(ended)
    },
    count: async () => await countJobs(db, options.kinds),
    drain,
    [Symbol.asyncDispose]: async () => await drain(AbortSignal.abort()),
  }
}

async function deleteFinishedRepeatedly(
  db: Kysely<Tables>,
  { clock, onError }: JobsOptions,
  signal: AbortSignal,
): Promise<void> {
  let delayMs = firstCleanupMs
  while (await hasSlept(clock, delayMs, signal)) {
    await deleteFinished(db, clock.nowMs() - finishedKeptMs).catch(onError)
    delayMs = cleanupEveryMs
  }
}

interface RunningWorker {
  /** Makes the worker check for due jobs immediately. */
  wake(): void
  drain(signal: AbortSignal): Promise<void>
}

interface WorkerOptions extends JobsOptions {
  readonly kind: JobKind
  readonly worker: JobWorker
  readonly db: Kysely<Tables>
}

function startWorker(options: WorkerOptions, stopping: AbortSignal): RunningWorker {
  const { kind, worker, db, clock, onError } = options
  const running = new Map<ClaimedJob, AbortController>()
  const runs = new Set<Promise<void>>()
  const claim = claimQuery(db, kind)
  const finishSoon = batchFinishes(db, clock)
  let waking = new AbortController()

  async function runUntilStopped(): Promise<void> {
    while (!stopping.aborted) {
      const freeCount = worker.concurrency - running.size
      const claimed = freeCount === 0 ? [] : await claimJobs(claim, freeCount, options)
      if (stopping.aborted) return await setWaiting(db, claimed, 0).catch(onError)
      for (const job of claimed) start(job)
      if (freeCount > 0 && claimed.length === freeCount) continue
      await hasSlept(clock, pollMs, AbortSignal.any([waking.signal, stopping]))
      waking = new AbortController()
    }
  }

  function start(job: ClaimedJob): void {
    const aborting = new AbortController()
    running.set(job, aborting)
    const ending = runToEnd(job, aborting.signal).finally(() => runs.delete(ending))
    runs.add(ending)
  }

  async function runToEnd(job: ClaimedJob, signal: AbortSignal): Promise<void> {
    const { key, runCount } = job
    const hasFailed = await worker.run({ kind, key, earlierRuns: runCount - 1 }, signal).then(
      () => false,
      () => true,
    )
    // If the job was aborted, it has already been returned to the queue.
    if (!running.has(job)) return
    await recordEnd(options, job, { hasFailed, finishSoon, stopping })
    running.delete(job)
    waking.abort(woken)
  }

  const loop = runUntilStopped()
  return {
    wake: () => waking.abort(woken),
    drain: async (signal) => {
      const idle = loop.then(async () => await Promise.all(runs))
      await untilAborted(idle, signal).catch(() => undefined)
      await loop
      const jobs = [...running]
      running.clear()
      for (const [, aborting] of jobs) aborting.abort(signal.reason)
      const claimed = jobs.map(([job]) => job)
      await setWaiting(db, claimed, 0).catch(onError)
    },
  }
}

/**
 * All jobs share one abort reason, because creating an error with a stack trace for each job would take longer than
 * starting the job.
 */
const woken = new Error('the worker was woken')

/**
 * Returns a function that marks jobs as finished. Jobs that end in the same turn of the event loop share one statement.
 * The update is not durable: if a power failure undoes it, the job runs again.
 */
function batchFinishes(db: Kysely<Tables>, clock: JobsOptions['clock']): (job: ClaimedJob) => Promise<void> {
  let batch: ClaimedJob[] = []
  let writing: Promise<void> | null = null

  async function write(): Promise<void> {
    await nextTurn()
    const ids = JSON.stringify(batch.map(({ id }) => id))
    batch = []
    writing = null
    await sql`
      update jobs set is_running = 0, finished_at_ms = ${clock.nowMs()}
      where id in (select value from json_each(${ids}))`.execute(db)
  }

  return async (job) => {
    batch.push(job)
    await (writing ??= write())
  }
}

/**
 * Records the end of a job. Retries while the database is unavailable, because the job would otherwise count as running
 * until the next start.
 */
async function recordEnd(
  { db, clock, onError }: WorkerOptions,
  job: ClaimedJob,
  { hasFailed, finishSoon, stopping }: JobEnd,
): Promise<void> {
  const retryAtMs = clock.nowMs() + Math.min(firstRetryMs * 2 ** Math.min(job.runCount - 1, 30), maxRetryMs)
  do {
    try {
      await (hasFailed ? setWaiting(db, [job], retryAtMs) : finishSoon(job))
      return
    } catch (error) {
      onError(error)
    }
  } while (await hasSlept(clock, pollMs, stopping))
}

interface JobEnd {
  readonly hasFailed: boolean
  readonly finishSoon: (job: ClaimedJob) => Promise<void>
  readonly stopping: AbortSignal
}

/** Inserts jobs. The list is passed as JSON, so that one prepared statement works for any number of jobs. */
function* insertJobs(db: Kysely<Tables>, jobs: readonly NewJob[]): Steps<number> {
  const insert = sql`
    insert into jobs (kind, key, due_at_ms, run_count, is_running, finished_at_ms)
    select value ->> 'kind', value ->> 'key', value ->> 'runAtMs', 0, 0, null from json_each(${JSON.stringify(jobs)})
    where true on conflict do nothing`.compile(db)
  return yield* changesOf(insert)
}

interface ClaimedJob {
  readonly id: number
  readonly key: string
  readonly runCount: number
}

/**
 * The query is compiled once, because compiling it takes longer than claiming a job. The query's parameters are the
 * kind, the time and the limit.
 */
function claimQuery(db: Kysely<Tables>, kind: JobKind): CompiledQuery<ClaimedJob> {
  return sql<ClaimedJob>`
    update jobs set run_count = run_count + 1, is_running = 1
    where id in (
      select id from jobs
      where kind = ${kind} and finished_at_ms is null and is_running = 0 and due_at_ms <= ${0}
      order by due_at_ms limit ${0}
    ) returning id, key, run_count as "runCount"`.compile(db)
}

async function claimJobs(
  query: CompiledQuery<ClaimedJob>,
  limit: number,
  { kind, db, clock, onError }: WorkerOptions,
): Promise<readonly ClaimedJob[]> {
  try {
    const { rows } = await db.executeQuery<ClaimedJob>({ ...query, parameters: [kind, clock.nowMs(), limit] })
    return rows
  } catch (error) {
    onError(error)
    return []
  }
}

async function setWaiting(db: Kysely<Tables>, jobs: readonly ClaimedJob[], dueAtMs: number): Promise<void> {
  if (jobs.length === 0) return
  const ids = JSON.stringify(jobs.map(({ id }) => id))
  await sql`
    update jobs set is_running = 0, due_at_ms = ${dueAtMs}
    where id in (select value from json_each(${ids}))`.execute(db)
}

async function countJobs(db: Kysely<Tables>, kinds: readonly string[]): Promise<readonly JobCounts[]> {
  const { rows } = await sql<JobCounts>`
    select kind, sum(is_running = 0) as waiting, sum(is_running) as running
    from jobs where finished_at_ms is null group by kind`.execute(db)
  return kinds.map((kind) => rows.find((row) => row.kind === kind) ?? { kind, waiting: 0, running: 0 })
}

async function deleteFinished(db: Kysely<Tables>, finishedBeforeMs: number): Promise<void> {
  await changeInBatches(deletionBatchSize, async () => {
    const { numAffectedRows = 0n } = await sql`
      delete from jobs where id in (
        select id from jobs where finished_at_ms < ${finishedBeforeMs} limit ${deletionBatchSize}
      )`.execute(db)
    return Number(numAffectedRows)
  })
}
