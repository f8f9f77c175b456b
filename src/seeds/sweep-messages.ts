/** Enqueues jobs for kept messages that have none because the process died before enqueueing them. */

import type { KeptMessage } from '../storage/inbound-message.ts'
import type { Jobs } from '../storage/jobs.ts'
import type { Store } from '../storage/store.ts'
import type { Clock } from '../world/world.ts'
import { judgementJob } from './receive-durably.ts'

/** Dependencies of a sweep. */
export interface SweepPorts {
  readonly store: Pick<Store, 'listMessages'>
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly clock: Pick<Clock, 'nowMs'>
}

/** Younger messages are skipped: their job may be about to be enqueued. */
const graceMs = 10_000

/** Messages per call. */
const sweptCount = 1000

/**
 * Returns a function that enqueues jobs for one batch of waiting messages; existing jobs have the same key, so nothing is
 * judged twice. Each call continues after the previous batch and restarts at the oldest message after the newest, so that
 * thousands of messages that wait for an engine do not starve later ones.
 */
export function messageSweep({ store, jobs, clock }: SweepPorts): () => Promise<void> {
  let last: KeptMessage | null = null
  return async () => {
    const nowMs = clock.nowMs()
    const messages = await store.listMessages(nowMs - graceMs, sweptCount, last)
    last = messages.length < sweptCount ? null : (messages.at(-1) ?? null)
    await jobs.enqueue(messages.map(({ messageId }) => judgementJob(messageId, nowMs)))
  }
}
