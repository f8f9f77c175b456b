/** Works on jobs: claims what is due, keeps the leases alive, ends or retries each; one loop a kind. */

import type { Clock } from '../world/world.ts'
import { groupCommit } from './group-commit.ts'
import type { JobKind, Jobs, NewJob } from './jobs.ts'
import type { JobsQueue } from './jobs-queue.ts'
import { hasSlept, type KindWork, startKindWork } from './jobs-work.ts'

/** What an engine works with. */
export interface JobsEngineParts {
  readonly clock: Clock
  /** Told of everything that failed and will be tried again: a handler's rejection, a database that does not answer. */
  readonly onError: (error: unknown) => void
}

/** How long after the start, and then how often, the names of finished jobs are looked through. */
const firstTidyMs = 60_000
const tidyEveryMs = 3_600_000

/** Jobs on a queue that it owns. */
export function startJobsEngine(queue: JobsQueue, parts: JobsEngineParts): Jobs {
  const { clock, onError } = parts
  const stopping = new AbortController()
  const works = new Map<JobKind, KindWork>()
  const add = groupCommit<readonly NewJob[]>(async (lists) => await queue.add(lists.flat()))
  const repeated = [tidyAgainAndAgain(queue, parts, stopping.signal)]

  async function enqueue(jobs: readonly NewJob[]): Promise<void> {
    if (jobs.length === 0) return
    await add(jobs)
    for (const kind of new Set(jobs.map((job) => job.kind))) works.get(kind)?.wake()
  }

  async function drain(signal: AbortSignal): Promise<void> {
    stopping.abort(new Error('the job engine is stopping'))
    await Promise.all([...works.values()].map(async (work) => await work.drain(signal)))
    await Promise.all(repeated)
  }

  return {
    enqueue,
    work: async (kind, worker) => {
      if (works.has(kind)) throw new TypeError(`jobs of kind ${kind} have a worker already`)
      works.set(kind, startKindWork({ kind, worker, queue, clock, onError, stopping: stopping.signal }))
      await Promise.resolve()
    },
    repeat: async (kind, everyMs) => {
      const pass = { everyMs, enqueue, kind }
      await enqueue([slotOf(pass, clock)])
      repeated.push(repeatAgainAndAgain(pass, parts, stopping.signal))
    },
    count: async () => await queue.count(),
    drain,
    [Symbol.asyncDispose]: async () => {
      await drain(AbortSignal.abort(new Error('the job engine is closed')))
      await queue[Symbol.asyncDispose]()
    },
  }
}

interface RepeatedJob {
  readonly kind: JobKind
  readonly everyMs: number
  enqueue(jobs: readonly NewJob[]): Promise<void>
}

/** The name is that of the span of time, so of all instances that add it only the first does. */
function slotOf({ kind, everyMs }: RepeatedJob, clock: Clock): NewJob {
  const nowMs = clock.nowMs()
  return { kind, key: `every-${everyMs}:${Math.floor(nowMs / everyMs)}`, runAtMs: nowMs }
}

async function repeatAgainAndAgain(
  job: RepeatedJob,
  { clock, onError }: JobsEngineParts,
  signal: AbortSignal,
): Promise<void> {
  while (await hasSlept(clock, job.everyMs - (clock.nowMs() % job.everyMs), signal)) {
    await job.enqueue([slotOf(job, clock)]).catch(onError)
  }
}

async function tidyAgainAndAgain(
  queue: JobsQueue,
  { clock, onError }: JobsEngineParts,
  signal: AbortSignal,
): Promise<void> {
  let delayMs = firstTidyMs
  while (await hasSlept(clock, delayMs, signal)) {
    await queue.tidy().catch(onError)
    delayMs = tidyEveryMs
  }
}
