/**
 * The Jobs port: work that must be done although processes die. Any number of instances share one queue. Adapters pass
 * `test/storage/jobs-suite.ts`.
 */

/** The kinds of work there are, in the order in which counts show them; each has one handler in an instance. */
export const jobKinds = [
  'judge-message',
  'deliver-webhook',
  // Finds what is due and has no job, because a process died between writing it down and asking for it.
  'sweep',
  // Deletes what is older than the retention.
  'delete-old',
  // Plans the day's syncs of postmaster accounts, and syncs one.
  'sync-postmaster',
  // Reads the mailboxes in which DMARC aggregate reports arrive.
  'read-dmarc-reports',
] as const
export type JobKind = (typeof jobKinds)[number]

/** Work to be done once. */
export interface NewJob {
  readonly kind: JobKind
  /**
   * Names the work: a second job of this kind and key is not added, not even after the first has ended; its name is
   * forgotten a day after that. At most 200 characters.
   */
  readonly key: string
  readonly runAtMs: number
}

/** A job that is being worked on. */
export interface RunningJob {
  readonly kind: JobKind
  readonly key: string
  /** How often it was begun before: more than 0 after a crash or a rejection. */
  readonly earlierRuns: number
}

/** How a kind of job is worked on. */
export interface JobWorker {
  /** Jobs of this kind that one instance works on at once. */
  readonly concurrency: number
  /**
   * After this long without a sign of life the instance counts as dead, and another may begin the job again. While the
   * instance lives its leases are prolonged, however long a job takes.
   */
  readonly leaseMs: number
  /**
   * Does the work; it must bear being done twice. A rejection is retried with growing gaps (1 s, doubling, at most
   * 5 minutes, where the database adds chance up to twice that) for ever: what must end in time ends itself.
   */
  run(job: RunningJob, signal: AbortSignal): Promise<void>
}

/** How many jobs of a kind wait and run. */
export interface JobCounts {
  readonly kind: JobKind
  readonly waiting: number
  readonly running: number
}

/** All that the service asks of its job engine. */
export interface Jobs extends AsyncDisposable {
  /** Adds jobs, durably once the promise resolves. */
  enqueue(jobs: readonly NewJob[]): Promise<void>
  /** Begins to work on a kind; jobs that are due begin at once. */
  work(kind: JobKind, worker: JobWorker): Promise<void>
  /** Has one instance after another run `kind` every `everyMs`, once for all instances together. */
  repeat(kind: JobKind, everyMs: number): Promise<void>
  count(): Promise<readonly JobCounts[]>
  /** Takes no new job, lets the running ones end; rejects none. Those still running when `signal` aborts are aborted and given back. */
  drain(signal: AbortSignal): Promise<void>
}
