/** The Jobs port: background work that survives the death of a process. Adapters pass `test/storage/jobs-suite.ts`. */

import type { Clock } from '../world/world.ts'

/** Every kind of job, in the order in which counts show them. An instance has one worker per kind. */
export const jobKinds = [
  'judge-message',
  'deliver-webhook',
  // Enqueues due work that has no job because a process died between recording it and enqueueing it.
  'sweep',
  // Deletes data older than the retention.
  'delete-old',
  // Plans the day's syncs of postmaster accounts, and syncs one.
  'sync-postmaster',
  // Reads the mailboxes that receive DMARC aggregate reports.
  'read-dmarc-reports',
] as const
export type JobKind = (typeof jobKinds)[number]

/** A job to enqueue. */
export interface NewJob {
  readonly kind: JobKind
  /**
   * Makes enqueueing idempotent: a second job with the same kind and key is ignored until a day after the first one has
   * finished. At most 200 characters.
   */
  readonly key: string
  readonly runAtMs: number
}

/** A job that is running. */
export interface RunningJob {
  readonly kind: JobKind
  readonly key: string
  /** How often it was started before; more than 0 after a crash or a failure. */
  readonly earlierRuns: number
}

/** Runs the jobs of a kind. */
export interface JobWorker {
  /** Maximum number of jobs of this kind that one instance runs at once. */
  readonly concurrency: number
  /**
   * Runs a job. Must be idempotent: a job may run twice. A job that rejects is retried without limit, after 1 s, then
   * twice as long each time, up to 5 minutes; PostgreSQL adds up to 100% jitter.
   */
  run(job: RunningJob, signal: AbortSignal): Promise<void>
}

/** The numbers of waiting and running jobs of a kind. */
export interface JobCounts {
  readonly kind: JobKind
  readonly waiting: number
  readonly running: number
}

/** A job queue. */
export interface Jobs extends AsyncDisposable {
  /** Durable once the promise resolves. */
  enqueue(jobs: readonly NewJob[]): Promise<void>
  /** Starts to run jobs of a kind. */
  work(kind: JobKind, worker: JobWorker): Promise<void>
  /** Runs a job of `kind` every `everyMs`, once for all instances together. */
  repeat(kind: JobKind, everyMs: number): Promise<void>
  /** On PostgreSQL, counts are up to 5 s old. */
  count(): Promise<readonly JobCounts[]>
  /**
   * Starts no new job and waits for running ones. When `signal` aborts, aborts them and returns them to the queue. Never
   * rejects.
   */
  drain(signal: AbortSignal): Promise<void>
}

/** Dependencies of an adapter. */
export interface JobsOptions {
  readonly clock: Clock
  /** Called when the database fails; the operation is retried. */
  readonly onError: (error: unknown) => void
}

/** How long the key of a finished job stays reserved. */
export const finishedKeptMs: number = 24 * 3_600_000

/** Enqueues a job of `kind` every `everyMs` until the signal aborts; resolves once the first is enqueued. */
export async function enqueueRepeatedly(
  { kind, everyMs }: { readonly kind: JobKind; readonly everyMs: number },
  { enqueue, clock, onError }: JobsOptions & Pick<Jobs, 'enqueue'>,
  signal: AbortSignal,
): Promise<{ readonly ended: Promise<void> }> {
  // The key names the period, so only the first instance that enqueues it succeeds.
  async function enqueueForPeriod(): Promise<void> {
    const nowMs = clock.nowMs()
    await enqueue([{ kind, key: `every-${everyMs}:${Math.floor(nowMs / everyMs)}`, runAtMs: nowMs }])
  }

  async function repeat(): Promise<void> {
    while (await hasSlept(clock, everyMs - (clock.nowMs() % everyMs), signal)) await enqueueForPeriod().catch(onError)
  }

  await enqueueForPeriod()
  return { ended: repeat() }
}

/** Sleeps. @returns false if the signal aborted first */
export async function hasSlept(clock: Clock, delayMs: number, signal: AbortSignal): Promise<boolean> {
  return await clock.sleep(delayMs, signal).then(
    () => true,
    () => false,
  )
}
