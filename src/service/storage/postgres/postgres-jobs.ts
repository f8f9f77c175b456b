/** Jobs on PostgreSQL, run by pg-boss in its own schema. */

import { createHash } from 'node:crypto'
import { PgBoss } from 'pg-boss'
import { untilAborted } from '../../../foundation/world/until-aborted.ts'
import {
  enqueueRepeatedly,
  finishedKeptMs,
  hasSlept,
  type JobKind,
  type Jobs,
  type JobsOptions,
  type JobWorker,
  type NewJob,
} from '../jobs.ts'
import { storageFailure } from '../storage-failure.ts'
import { openJobsPool } from './postgres-pool.ts'

const schema = 'presend_jobs'

/**
 * The options of each queue. Every kind of job has its own queue. A failed job is retried without limit, first after 1
 * to 2 s, then after twice the previous delay, up to 5 minutes. Workers send a heartbeat every 3 s. The jobs of a dead
 * instance are retried after `heartbeatSeconds` plus at most one monitor interval.
 */
const queueOptions = {
  retryLimit: 2 ** 31 - 1,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 300,
  heartbeatSeconds: 10,
  expireInSeconds: 24 * 3600,
  retentionSeconds: 365 * 24 * 3600,
  deleteAfterSeconds: finishedKeptMs / 1000,
}

const heartbeatRefreshSeconds = 3
const monitorIntervalSeconds = 5

/** How often an instance checks for jobs that other instances enqueued, or that have become due. */
const pollMs = 1000
/**
 * The polling interval of each worker. Workers are normally woken by presend's own polling and by each other; this is
 * only a fallback.
 */
const pollingIntervalSeconds = 60

/**
 * Starts the job queue: connects, and creates or updates pg-boss's schema.
 *
 * @throws PresendError STORAGE_FAILED when the database cannot be used
 */
export async function startPostgresJobs(url: string, options: JobsOptions): Promise<Jobs> {
  const pool = openJobsPool(url, options.onError)
  const boss = new PgBoss({
    db: { executeSql: async (text, values) => await pool.query(text, values) },
    schema,
    schedule: false,
    superviseIntervalSeconds: monitorIntervalSeconds,
    monitorIntervalSeconds,
    maintenanceIntervalSeconds: 1800,
    monitorVacuum: false,
  })
  boss.on('error', (error) => options.onError(toError(error)))
  const close = async (): Promise<void> => {
    await boss.stop({ graceful: false })
    if (!pool.ended) await pool.end()
  }
  try {
    await boss.start()
    for (const kind of options.kinds) {
      await boss.createQueue(kind, queueOptions)
      // Updates the options of queues created by an older version of presend.
      await boss.updateQueue(kind, queueOptions)
    }
  } catch (error) {
    await close().catch(options.onError)
    throw storageFailure(
      {
        done: 'Starting the job queue in PostgreSQL',
        expected: `a database in which this user can create the schema "${schema}"`,
        todo: 'check that the server is running, and that the user in the storage URL may create schemas',
      },
      error,
    )
  }
  return bossJobs(boss, options, close)
}

function bossJobs(boss: PgBoss, options: JobsOptions, close: () => Promise<void>): Jobs {
  const { clock, kinds, onError } = options
  const stopping = new AbortController()
  const pools = new Map<JobKind, WorkerPool>()
  const loops: Promise<void>[] = [pollRepeatedly()]

  async function pollRepeatedly(): Promise<void> {
    while (await hasSlept(clock, pollMs, stopping.signal)) for (const pool of pools.values()) pool.wakeOne()
  }

  async function enqueue(jobs: readonly NewJob[]): Promise<void> {
    for (const [kind, list] of Map.groupBy(jobs, (job) => job.kind)) {
      await boss.insert(kind, toInserts(list, clock.nowMs()))
      pools.get(kind)?.wakeOne()
    }
  }

  async function drain(signal: AbortSignal): Promise<void> {
    stopping.abort()
    await Promise.all(loops)
    const idle = Promise.all([...pools.keys()].map(async (kind) => await boss.offWork(kind)))
    await untilAborted(idle, signal).catch(() => undefined)
    // Abort the handlers of jobs that are still running, and mark these jobs as failed, so that they are retried.
    await boss.stop({ graceful: false, close: false }).catch(onError)
  }

  return {
    enqueue,
    work: async (kind, worker) => {
      if (pools.has(kind)) throw new TypeError(`jobs of kind ${kind} already have a worker`)
      pools.set(kind, await startWorkers(boss, kind, worker))
    },
    repeat: async (kind, everyMs) => {
      const { ended } = await enqueueRepeatedly({ kind, everyMs }, { enqueue, ...options }, stopping.signal)
      loops.push(ended)
    },
    count: async () => {
      const queues = await boss.getQueues([...kinds])
      return kinds.map((kind) => {
        const queue = queues.find(({ name }) => name === kind)
        return { kind, waiting: queue?.queuedCount ?? 0, running: queue?.activeCount ?? 0 }
      })
    },
    drain,
    [Symbol.asyncDispose]: async () => {
      await drain(AbortSignal.abort())
      await close()
    },
  }
}

interface WorkerPool {
  /** Makes one idle worker check for a job immediately. */
  wakeOne(): void
}

/**
 * Starts one pg-boss worker per concurrent job. A worker that gets a job wakes another worker and, after finishing the
 * job, checks for the next one. A backlog therefore keeps all workers busy, while only one worker polls an empty queue.
 */
async function startWorkers(boss: PgBoss, kind: JobKind, worker: JobWorker): Promise<WorkerPool> {
  const idle = new Set<string>()

  function wakeOne(): void {
    const [id] = idle
    if (id === undefined) return
    // Move the worker to the end of the list, so that the next call wakes a different worker.
    idle.delete(id)
    idle.add(id)
    boss.notifyWorker(id)
  }

  async function startOne(): Promise<void> {
    const options = { includeMetadata: true, pollingIntervalSeconds, heartbeatRefreshSeconds } as const
    const id: string = await boss.work<{ readonly key: string }>(kind, options, async ([job]) => {
      if (job === undefined) return
      idle.delete(id)
      wakeOne()
      try {
        await worker.run({ kind, key: job.data.key, earlierRuns: job.retryCount }, job.signal)
      } finally {
        idle.add(id)
        boss.notifyWorker(id)
      }
    })
    idle.add(id)
  }

  for (let count = 0; count < worker.concurrency; count += 1) await startOne()
  return { wakeOne }
}

function toInserts(
  jobs: readonly NewJob[],
  nowMs: number,
): { id: string; data: { key: string }; startAfter: string }[] {
  const byId = new Map(jobs.map((job) => [jobId(job), job]))
  return [...byId].map(([id, { key, runAtMs }]) => {
    // Pass an interval instead of a point in time, because the database's clock may differ.
    return { id, data: { key }, startAfter: `${Math.max(runAtMs - nowMs, 0)} milliseconds` }
  })
}

/**
 * Returns a version 8 UUID derived from the kind and the key, so that pg-boss ignores a second job with the same key.
 * Source: RFC 9562 §5.8
 */
function jobId({ kind, key }: NewJob): string {
  const bytes = createHash('sha256').update(`${kind}\0${key}`).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5')
}

/** Converts an error from pg-boss, which emits some errors as plain objects. */
function toError(error: Error): Error {
  return error instanceof Error ? error : Object.assign(new Error('pg-boss failed'), error)
}
