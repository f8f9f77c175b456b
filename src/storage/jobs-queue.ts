/** What the job engine asks of a database: a list of named work, and who holds what until when. */

import type { JobCounts, JobKind, NewJob } from './jobs.ts'

/** How long the name of a finished job is kept, so that nobody adds it again; then it is deleted. */
export const finishedKeptMs: number = 24 * 3_600_000

/** A job that an instance holds; `token` tells this run from any other of the same job. */
export interface ClaimedJob {
  readonly key: string
  readonly earlierRuns: number
  readonly token: string
}

/** Adapters: sqlite/sqlite-jobs.ts and postgres/postgres-jobs.ts. All times are decided where the jobs lie. */
export interface JobsQueue extends AsyncDisposable {
  /** Durable once it resolves; names that are there already stay as they are. */
  add(jobs: readonly NewJob[]): Promise<void>
  /** Takes at most `limit` due jobs; nobody else gets them before the lease ends. */
  claim(kind: JobKind, limit: number, leaseMs: number): Promise<readonly ClaimedJob[]>
  /** Prolongs the leases of `held`, and frees what others hold whose lease is over. */
  renew(kind: JobKind, held: readonly ClaimedJob[], leaseMs: number): Promise<void>
  finish(kind: JobKind, jobs: readonly ClaimedJob[]): Promise<void>
  /** Lets each be begun again, after a gap that grows with its runs: see retryGapMs. */
  retry(kind: JobKind, jobs: readonly ClaimedJob[]): Promise<void>
  /** Lets each be begun again at once. */
  giveBack(kind: JobKind, jobs: readonly ClaimedJob[]): Promise<void>
  count(): Promise<readonly JobCounts[]>
  /** Deletes the names of jobs that ended before `finishedKeptMs`. */
  tidy(): Promise<void>
}

const firstGapMs = 1000
const longestGapMs = 300_000

/**
 * The gap after a rejection: 1 s, doubling, at most 5 minutes. An adapter may lengthen it by chance, up to twice.
 * A retry is safe because every handler bears being run twice.
 */
export function retryGapMs(earlierRuns: number): number {
  return Math.min(firstGapMs * 2 ** Math.min(earlierRuns, 30), longestGapMs)
}
