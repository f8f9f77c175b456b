/** One kind of job in one instance: claims as many as there is room for, runs them, and says what became of each. */

import type { Clock } from '../world/world.ts'
import { groupCommit } from './group-commit.ts'
import type { JobKind, JobWorker } from './jobs.ts'
import type { ClaimedJob, JobsQueue } from './jobs-queue.ts'

/** What the work on a kind is made of. */
export interface KindWorkParts {
  readonly kind: JobKind
  readonly worker: JobWorker
  readonly queue: JobsQueue
  readonly clock: Clock
  readonly onError: (error: unknown) => void
  /** No job is claimed any more once it aborts. */
  readonly stopping: AbortSignal
}

/** The running work on a kind. */
export interface KindWork {
  /** Looks for due jobs now instead of at the next round. */
  wake(): void
  /** See Jobs.drain; to be called after `stopping` aborted. */
  drain(signal: AbortSignal): Promise<void>
}

/** How often an idle instance looks: so late may begin what another instance added, or what became due. */
const roundMs = 1000

interface State {
  readonly running: Map<ClaimedJob, AbortController>
  readonly runs: Set<Promise<void>>
  readonly bell: Bell
  /** True when more may be due than there was room for. */
  hasMore: boolean
}

/** Begins to work. */
export function startKindWork(parts: KindWorkParts): KindWork {
  const state: State = { running: new Map(), runs: new Set(), bell: newBell(parts.clock), hasMore: false }
  const ended = new AbortController()
  parts.stopping.addEventListener('abort', () => state.bell.ring(), { once: true })
  const serving = serve(parts, state)
  const renewing = renewAgainAndAgain(parts, state, ended.signal)
  return {
    wake: () => state.bell.ring(),
    drain: async (signal) => {
      const isIdle = serving.then(async () => await Promise.all(state.runs))
      await Promise.race([isIdle, whenAborted(signal)])
      await giveBackRunning(parts, state, signal)
      ended.abort()
      await renewing
    },
  }
}

async function serve(parts: KindWorkParts, state: State): Promise<void> {
  const { kind, worker, queue, stopping, onError } = parts
  const run = jobRunner(parts, state)
  while (!stopping.aborted) {
    const roomCount = worker.concurrency - state.running.size
    const claimed = roomCount === 0 ? [] : await claim(parts, roomCount)
    if (stopping.aborted) {
      if (claimed.length > 0) await queue.giveBack(kind, claimed).catch(onError)
      return
    }
    for (const job of claimed) run(job)
    state.hasMore = claimed.length === roomCount
    if (claimed.length < roomCount || roomCount === 0) await state.bell.wait(roundMs)
  }
}

async function claim({ kind, worker, queue, onError }: KindWorkParts, limit: number): Promise<readonly ClaimedJob[]> {
  try {
    return await queue.claim(kind, limit, worker.leaseMs)
  } catch (error) {
    // The database is away or busy: the next round asks again.
    onError(error)
    return []
  }
}

function jobRunner(parts: KindWorkParts, state: State): (job: ClaimedJob) => void {
  const { kind, worker, queue, onError } = parts
  const settle = {
    finish: groupCommit<ClaimedJob>(async (jobs) => await queue.finish(kind, jobs)),
    retry: groupCommit<ClaimedJob>(async (jobs) => await queue.retry(kind, jobs)),
  }

  async function runToEnd(job: ClaimedJob, aborting: AbortController): Promise<void> {
    const { key, earlierRuns } = job
    const failure = await worker.run({ kind, key, earlierRuns }, aborting.signal).then(
      () => null,
      (error: unknown) => ({ error }),
    )
    // Given back already: somebody else may hold it now.
    if (!state.running.has(job)) return
    if (failure !== null) onError(failure.error)
    // What cannot be written down is begun again when its lease ends.
    await settle[failure === null ? 'finish' : 'retry'](job).catch(onError)
    state.running.delete(job)
    if (state.hasMore) state.bell.ring()
  }

  return (job) => {
    const aborting = new AbortController()
    state.running.set(job, aborting)
    const ending = runToEnd(job, aborting).finally(() => state.runs.delete(ending))
    state.runs.add(ending)
  }
}

async function giveBackRunning(parts: KindWorkParts, state: State, signal: AbortSignal): Promise<void> {
  const jobs = [...state.running]
  state.running.clear()
  for (const [, aborting] of jobs) aborting.abort(signal.reason)
  const held = jobs.map(([job]) => job)
  if (held.length > 0) await parts.queue.giveBack(parts.kind, held).catch(parts.onError)
}

/** Three times in a lease, so that one late renewal costs nothing. */
async function renewAgainAndAgain(parts: KindWorkParts, state: State, signal: AbortSignal): Promise<void> {
  const { kind, worker, queue, clock, onError } = parts
  while (await hasSlept(clock, worker.leaseMs / 3, signal)) {
    await queue.renew(kind, [...state.running.keys()], worker.leaseMs).catch(onError)
  }
}

/** @returns false: the signal came first */
export async function hasSlept(clock: Clock, delayMs: number, signal: AbortSignal): Promise<boolean> {
  return await clock.sleep(delayMs, signal).then(
    () => true,
    () => false,
  )
}

async function whenAborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
}

/** A wait that can be cut short; a ring that nobody waits for is remembered. */
interface Bell {
  ring(): void
  wait(limitMs: number): Promise<void>
}

function newBell(clock: Clock): Bell {
  let isRung = false
  let waking: AbortController | null = null
  return {
    ring: () => {
      isRung = true
      waking?.abort()
    },
    wait: async (limitMs) => {
      if (!isRung) {
        waking = new AbortController()
        await hasSlept(clock, limitMs, waking.signal)
        waking = null
      }
      isRung = false
    },
  }
}
