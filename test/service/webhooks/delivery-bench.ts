/** An in-memory store with webhooks and events, and a worker whose jobs a test runs one by one. */

import { toWorkspaceId } from '../../../src/foundation/contract/identifiers.ts'
import type { JobWorker, NewJob } from '../../../src/service/storage/jobs.ts'
import type { Store } from '../../../src/service/storage/store.ts'
import { firstAttemptJobs } from '../../../src/service/webhooks/attempt-job.ts'
import {
  type DeliveryWorkerDeps,
  deliveryWorker,
  type MadeAttempt,
} from '../../../src/service/webhooks/delivery-worker.ts'
import { toWebhookEvent } from '../../../src/service/webhooks/to-webhook-event.ts'
import { type FakeClock, fakeClock } from '../../support/fake-clock.ts'
import { openMemoryStore } from '../../support/memory-store.ts'
import { aNewTest } from '../storage/builders.ts'
import { someParts } from './attempt-bench.ts'
import { aRecord, aWebhook, startMs } from './webhook-builders.ts'

export interface DeliveryBench extends AsyncDisposable {
  readonly store: Store
  readonly clock: FakeClock
  readonly worker: JobWorker
  /** Enqueued jobs that have not run yet. */
  readonly jobs: NewJob[]
  /** The times at which jobs ran, in minutes since the start. */
  readonly minutes: readonly number[]
  readonly attempts: readonly MadeAttempt[]
  /** Settles `count` seeds of a test in workspace `acme` and enqueues the resulting deliveries. */
  settle(count?: number): Promise<readonly string[]>
  /** Advances the clock to the next job and runs it, until no job is left. */
  runAll(): Promise<void>
  /** Runs the next job now. */
  runNext(): Promise<void>
}

/** Creates a bench with webhooks `wh_1`, `wh_2`… for the given URLs. */
export async function openBench(
  urls: readonly string[],
  changes: Partial<DeliveryWorkerDeps> = {},
): Promise<DeliveryBench> {
  const store = await openMemoryStore()
  const clock = fakeClock()
  const jobs: NewJob[] = []
  const minutes: number[] = []
  const attempts: MadeAttempt[] = []
  for (const [index, url] of urls.entries()) {
    await store.createWebhook(aWebhook({ webhookId: `wh_${index + 1}`, url, createdAtMs: startMs + index }))
  }
  const { signal } = new AbortController()
  const enqueue = async (added: readonly NewJob[]): Promise<void> => {
    await Promise.resolve(jobs.push(...added))
  }
  const worker = deliveryWorker({
    ...someParts(),
    clock,
    store,
    jobs: { enqueue },
    onAttempt: (attempt) => attempts.push(attempt),
    ...changes,
  })

  async function settle(count: number = 1): Promise<readonly string[]> {
    const seeds = Array.from({ length: count }, (_, index) => {
      return { address: `seed${index + 1}@box.example`, providerType: 'consumer', providerName: 'box.example' } as const
    })
    const times = { createdAtMs: clock.nowMs(), expiresAtMs: clock.nowMs() + 3_600_000 }
    const numericId = await store.createTest(aNewTest({ workspaceId: toWorkspaceId('acme'), seeds, ...times }))
    const ids: string[] = []
    for (const { address } of seeds) {
      const record = aRecord({ recordedAtMs: clock.nowMs() })
      const copy = { numericId, address, messageKey: 'message-1', record, toEvent: toWebhookEvent }
      ids.push(...(await store.recordCopy(copy)).deliveryIds)
    }
    await enqueue(firstAttemptJobs(ids, clock.nowMs()))
    return ids
  }

  async function runNext(): Promise<void> {
    jobs.sort((left, right) => left.runAtMs - right.runAtMs)
    const job = jobs.shift()
    if (job === undefined) throw new TypeError('there is no job')
    await clock.advance(Math.max(0, job.runAtMs - clock.nowMs()))
    minutes.push((clock.nowMs() - startMs) / 60_000)
    await worker.run({ kind: job.kind, key: job.key, earlierRuns: 0 }, signal)
  }

  return {
    store,
    clock,
    worker,
    jobs,
    minutes,
    attempts,
    settle,
    runNext,
    runAll: async () => {
      while (jobs.length > 0) await runNext()
    },
    [Symbol.asyncDispose]: async () => await store[Symbol.asyncDispose](),
  }
}
