/**
 * The Jobs port: runs background work that is not lost when a process dies. Adapters must pass the tests in
 * `test/service/storage/jobs-suite.ts`.
 */

import type { Clock } from '../../foundation/world/world.ts'

/** The kinds of jobs as keys. Extensions add kinds; see extension.ts. An instance has one worker per kind. */
export interface JobKinds {
  readonly 'judge-message': true
  readonly 'deliver-webhook': true
  readonly 'send-alert': true
  /**
   * If a process dies after recording work but before enqueueing its job, the sweep enqueues the job when the work is
   * due.
   */
  readonly sweep: true
  /** Deletes data that is older than the retention period. */
  readonly 'delete-old': true
}
export type JobKind = keyof JobKinds

/** The service's own kinds of jobs, in the order in which their counts are shown. */
export const ownJobKinds = ['judge-message', 'deliver-webhook', 'send-alert', 'sweep', 'delete-old'] as const

/** A job to enqueue. */
export interface NewJob {
  readonly kind: JobKind
  /**
   * Makes enqueueing idempotent: another job of the same kind with the same key is ignored until a day after the first
   * one finishes. A key is at most 200 characters long.
   */
  readonly key: string
  readonly runAtMs: number
}

/** A running job. */
export interface RunningJob {
  readonly kind: JobKind
  readonly key: string
  /** How many times the job has been started before. This number is greater than 0 after a crash or failure. */
  readonly earlierRuns: number
}

/** A worker for one kind of job. */
export interface JobWorker {
  /** The maximum number of jobs of this kind that one instance runs concurrently. */
  readonly concurrency: number
  /**
   * Runs a job. Implementations must be idempotent, because a job may run twice. If the promise rejects, the job is
   * retried without limit: first after 1 s, then after twice the previous delay, up to 5 minutes. On PostgreSQL, up to
   * 100% jitter is added.
   */
  run(job: RunningJob, signal: AbortSignal): Promise<void>
}

/** The numbers of waiting and running jobs of one kind. */
export interface JobCounts {
  readonly kind: string
  readonly waiting: number
  readonly running: number
}

/** A job queue. */
export interface Jobs extends AsyncDisposable {
  /** Adds jobs to the queue. The jobs are durable once the promise resolves. */
  enqueue(jobs: readonly NewJob[]): Promise<void>
  /** Starts running jobs of one kind. */
  work(kind: JobKind, worker: JobWorker): Promise<void>
  /** Runs a job of `kind` every `everyMs`, each time on only one instance. */
  repeat(kind: JobKind, everyMs: number): Promise<void>
  /** Counts waiting and running jobs by kind. On PostgreSQL, the counts may be up to 5 s old. */
  count(): Promise<readonly JobCounts[]>
  /**
   * Stops starting new jobs, and waits for running jobs to finish. When `signal` aborts, aborts the running jobs and
   * returns them to the queue. Never rejects.
   */
  drain(signal: AbortSignal): Promise<void>
}

/** The dependencies of an adapter. */
export interface JobsOptions {
  /** All kinds of jobs, in the order in which their counts are shown. */
  readonly kinds: readonly string[]
  readonly clock: Clock
  /** Called when a database operation fails and will be retried. */
  readonly onError: (error: unknown) => void
}

/** How long the key of a finished job stays reserved. */
export const finishedKeptMs: number = 24 * 3_600_000

/** Enqueues a job of `kind` every `everyMs` until the signal aborts. Resolves once the first job is enqueued. */
export async function enqueueRepeatedly(
  { kind, everyMs }: { readonly kind: JobKind; readonly everyMs: number },
  { enqueue, clock, onError }: JobsOptions & Pick<Jobs, 'enqueue'>,
  signal: AbortSignal,
): Promise<{ readonly ended: Promise<void> }> {
  // The key contains the number of the period, so only one of several instances can enqueue the job for each period.
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

/** Sleeps for `delayMs`. @returns false if the signal aborted first */
export async function hasSlept(clock: Clock, delayMs: number, signal: AbortSignal): Promise<boolean> {
  return await clock.sleep(delayMs, signal).then(
    () => true,
    () => false,
  )
}
