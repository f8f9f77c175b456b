/** Judges mail in worker threads, so that no message can block the main thread, which serves HTTP and SMTP. */

import {
  type JobType,
  runTypedJob,
  type TypedJob,
  type TypedOutcome,
  typedPort,
} from '../../../foundation/world/workers/job-type.ts'
import { openWorkers, type Workers } from '../../../foundation/world/workers/open-workers.ts'
import type { Clock, Dns } from '../../../foundation/world/world.ts'
import type { Authentication } from '../../../verdict/authentication/authentication-verdict.ts'
import { isSameByName, type TwoDomains } from '../../../verdict/authentication/compare-domains.ts'
import type { JudgeInput, Judgement } from '../../../verdict/judgement.ts'
import type { EngineInput, SpamFilter } from '../../../verdict/spam/spam-filter.ts'
import type { ReceivePorts } from '../reception.ts'
import { readTestMailJob, type TestMailContent } from '../test-mail/test-mail-job-types.ts'
import { unjudged } from '../unjudged.ts'
import {
  coversPort,
  dnsPort,
  enginePort,
  judgeJob,
  type ObservedCopy,
  observeJob,
  organizationJob,
  trackingIdsJob,
} from './judging-job-types.ts'

/** The dependencies and the limits of judging. */
export interface JudgingParts {
  readonly dns: Dns
  readonly clock: Pick<Clock, 'nowMs'>
  /** The spam engine, which the main thread queries; `null` to use the built-in engine in the worker threads. */
  readonly engine: SpamFilter<EngineInput> | null
  /** The number of threads to start, or the caller's existing threads. */
  readonly threads: number | Workers
  /** True if judging must not delay the main thread. Default: false. */
  readonly isBackground?: boolean
  /** Time limit of one job; default: 10 s. */
  readonly timeLimitMs?: number
}

/**
 * The functions that run in worker threads, for the receiver and the mailbox watchers. Disposing this object terminates
 * the threads that it started, even while they run jobs.
 */
export interface Judging
  extends AsyncDisposable,
    Required<Pick<ReceivePorts, 'judge' | 'isSameOrganization' | 'findMentionedIds'>> {
  /**
   * Determines the SPF, DKIM and DMARC results of a copy in a real mailbox.
   *
   * @throws LimitReached when the message takes too much time or memory; Error; the signal's reason
   */
  observe(copy: ObservedCopy, signal: AbortSignal): Promise<Authentication>
  /**
   * Reads the parts of a message that reports show.
   *
   * @throws LimitReached when the message takes too much time or memory; Error; the signal's reason
   */
  readTestMail(bytes: Uint8Array, signal: AbortSignal): Promise<TestMailContent>
  /** Starts a thread and loads the judging code in advance, so that the first message does not have to wait. */
  warm(): void
}

/**
 * The default time limit. Time spent waiting for DNS and the spam engine does not count. A message of 20 KB takes about
 * 5 ms.
 */
const usualTimeLimitMs = 10_000
/** The V8 heap limit of one thread, in MiB. */
const ownMemoryMb = 256
/**
 * The number of concurrent jobs per thread. A thread runs several jobs at once, because a job spends most of its time
 * waiting for DNS.
 */
const jobsPerThread = 16

/** Prepares judging. No thread starts before the first message. */
export function openJudging(parts: JudgingParts): Judging {
  const { dns, clock, engine, threads, isBackground = false, timeLimitMs = usualTimeLimitMs } = parts
  const isOwner = typeof threads === 'number'
  const workers = isOwner
    ? openWorkers({ threadCount: threads, jobsPerThread, memoryMb: ownMemoryMb, isBackground })
    : threads
  const hasZoneFiles = dns.covers !== undefined

  function dnsPorts(signal: AbortSignal): ReturnType<typeof typedPort> {
    return {
      ...typedPort(dnsPort, async (name, type) => await dns.resolve(name, type, signal)),
      ...typedPort(coversPort, async (name) => (await dns.covers?.(name)) ?? false),
    }
  }

  async function judge(input: JudgeInput, signal: AbortSignal): Promise<Judgement> {
    const ask = async (): ReturnType<SpamFilter['judge']> =>
      engine === null ? { status: 'failed', reason: 'there is no engine' } : await engine.judge(input, signal)
    const outcome = await runTypedJob(
      workers,
      {
        type: judgeJob,
        input: {
          input,
          hasZoneFiles,
          nowMs: clock.nowMs(),
          engine: engine === null ? null : { engine: engine.engine, version: engine.version },
        },
        ports: { ...dnsPorts(signal), ...typedPort(enginePort, ask) },
        timeLimitMs,
      },
      signal,
    )
    return outcome.status === 'done' ? outcome.value : giveUp(outcome, { timeLimitMs, ...workers })
  }

  return {
    judge,
    observe: async (copy, signal) => {
      const input = { copy, hasZoneFiles, nowMs: clock.nowMs() }
      return await run(workers, { type: observeJob, input, ports: dnsPorts(signal), timeLimitMs }, signal)
    },
    isSameOrganization: async (domains: TwoDomains, signal) => {
      const byName = isSameByName(domains)
      if (byName !== null) return byName
      const input = { ...domains, hasZoneFiles }
      const job = { type: organizationJob, input, ports: dnsPorts(signal), timeLimitMs }
      return await run(workers, job, signal).catch(unknownAtLimit)
    },
    findMentionedIds: async (bytes, signal) =>
      await run(workers, { type: trackingIdsJob, input: bytes, timeLimitMs }, signal),
    readTestMail: async (bytes, signal) =>
      await run(workers, { type: readTestMailJob, input: bytes, timeLimitMs }, signal),
    // Any of these jobs loads all of the judging code.
    warm: () => workers.warm([trackingIdsJob.name]),
    [Symbol.asyncDispose]: async () => {
      if (isOwner) await workers[Symbol.asyncDispose]()
    },
  }
}

/**
 * Thrown when a message exceeds the time or memory limit of a worker thread. A retry would fail in the same way. The
 * error message is a clause that describes the limit.
 */
export class LimitReached extends Error {
  override readonly name = 'LimitReached'
}

/** @throws LimitReached; Error when the job failed; the signal's reason */
async function run<Input, Output>(
  workers: Workers,
  job: TypedJob<Input> & { readonly type: JobType<Input, Output> },
  signal: AbortSignal,
): Promise<Output> {
  const outcome = await runTypedJob(workers, job, signal)
  if (outcome.status === 'done') return outcome.value
  const limit = describeLimit(outcome, { ...job, ...workers })
  if (limit !== null) throw new LimitReached(limit)
  throw new Error(`${job.type.name}: ${outcome.message}`)
}

/**
 * Returns null if comparing the domains exceeded a limit, which malicious DNS records can cause. Rethrows other errors.
 */
function unknownAtLimit(error: unknown): null {
  if (error instanceof LimitReached) return null
  throw error
}

interface JobLimits {
  readonly timeLimitMs: number
  readonly memoryMb: number
}

type FailedOutcome = Extract<TypedOutcome<never>, { status: 'failed' }>

/** Describes the limit that a job exceeded, or returns `null` if the job failed for another reason. */
function describeLimit({ reason }: FailedOutcome, { timeLimitMs, memoryMb }: JobLimits): string | null {
  if (reason === 'time-limit') return `took more than ${timeLimitMs / 1000} s`
  return reason === 'memory-limit' ? `took more than ${memoryMb} MiB of memory` : null
}

/**
 * Returns a final judgement if the message exceeded a limit. @throws Error for other failures, which a retry may fix
 */
function giveUp(outcome: FailedOutcome, limits: JobLimits): Judgement {
  const limit = describeLimit(outcome, limits)
  if (limit !== null) return unjudged(`judging ${limit}`)
  throw new Error(`the message could not be judged: ${outcome.message}`)
}
