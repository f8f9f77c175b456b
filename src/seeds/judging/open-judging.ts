/** Judges mail in worker threads, so that no message can block the main thread, which serves HTTP and SMTP. */

import type { Authentication } from '../../verdict/authentication/authentication-verdict.ts'
import { isSameByName, type TwoDomains } from '../../verdict/authentication/compare-domains.ts'
import type { JudgeInput, Judgement } from '../../verdict/judgement.ts'
import type { EngineInput, SpamFilter } from '../../verdict/spam/spam-filter.ts'
import { type JobType, runTypedJob, type TypedJob, type TypedOutcome, typedPort } from '../../world/workers/job-type.ts'
import { openWorkers, type Workers } from '../../world/workers/open-workers.ts'
import type { Clock, Dns } from '../../world/world.ts'
import type { ReceivePorts } from '../reception.ts'
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
import { LimitReached } from './limit-reached.ts'

/** What judging is done with. */
export interface JudgingParts {
  readonly dns: Dns
  readonly clock: Pick<Clock, 'nowMs'>
  /** Asked in the main thread; `null`: the built-in engine, in the worker threads. */
  readonly engine: SpamFilter<EngineInput> | null
  /** How many to start, or those of the caller. */
  readonly threads: number | Workers
  /** Absent: 10 s. */
  readonly timeLimitMs?: number
}

/**
 * Functions for the receiver and the mailbox watchers that run in worker threads. Disposing it terminates its own threads,
 * whatever they are doing.
 */
export interface Judging
  extends AsyncDisposable,
    Required<Pick<ReceivePorts, 'judge' | 'isSameOrganization' | 'findMentionedIds'>> {
  /**
   * SPF, DKIM and DMARC of a copy in a real mailbox.
   *
   * @throws LimitReached when the message takes too much time or memory; Error; the signal's reason
   */
  observe(copy: ObservedCopy, signal: AbortSignal): Promise<Authentication>
  /** Starts a thread and loads the code of judging now, so that the first message need not wait for it. */
  warm(): void
}

/** Without the time that DNS and the engine take. A message of 20 KB takes some 5 ms. */
const usualTimeLimitMs = 10_000
/** V8 heap of one thread. */
const ownMemoryMb = 256
/** Most of the time a copy waits for DNS. */
const jobsPerThread = 16

/** Opens it; no thread is started before the first message. */
export function openJudging(parts: JudgingParts): Judging {
  const { dns, clock, engine, threads, timeLimitMs = usualTimeLimitMs } = parts
  const isOwner = typeof threads === 'number'
  const workers = isOwner ? openWorkers({ threadCount: threads, jobsPerThread, memoryMb: ownMemoryMb }) : threads
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
    warm: () => {
      // Any job of judging loads its code. If it fails, so will the first message, which reports it.
      const { signal } = new AbortController()
      workers.run({ name: trackingIdsJob.name, input: new Uint8Array(), timeLimitMs }, signal).catch(() => undefined)
    },
    [Symbol.asyncDispose]: async () => {
      if (isOwner) await workers[Symbol.asyncDispose]()
    },
  }
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

/** What DNS answers about the domains may be hostile: then nothing is known of them. */
function unknownAtLimit(error: unknown): null {
  if (error instanceof LimitReached) return null
  throw error
}

interface JobLimits {
  readonly timeLimitMs: number
  readonly memoryMb: number
}

type FailedOutcome = Extract<TypedOutcome<never>, { status: 'failed' }>

/** `null`: the job failed for another reason. */
function describeLimit({ reason }: FailedOutcome, { timeLimitMs, memoryMb }: JobLimits): string | null {
  if (reason === 'time-limit') return `took more than ${timeLimitMs / 1000} s`
  return reason === 'memory-limit' ? `took more than ${memoryMb} MiB of memory` : null
}

/** @throws Error when the message is not to blame: judging it again may end otherwise */
function giveUp(outcome: FailedOutcome, limits: JobLimits): Judgement {
  const limit = describeLimit(outcome, limits)
  if (limit !== null) return unjudged(`judging ${limit}`)
  throw new Error(`the message could not be judged: ${outcome.message}`)
}
