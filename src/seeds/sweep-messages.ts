/** Finds kept messages whose job was never asked for, because the process died in between. */

import type { KeptMessage } from '../storage/inbound-message.ts'
import type { Jobs } from '../storage/jobs.ts'
import type { Store } from '../storage/store.ts'
import type { Clock } from '../world/world.ts'
import { judgementJob } from './receive-durably.ts'

/** What a sweep needs. */
export interface SweepPorts {
  readonly store: Pick<Store, 'listMessages'>
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly clock: Pick<Clock, 'nowMs'>
}

/** A message that is younger may still be on its way to its job. */
const graceMs = 10_000

/** So many at once; the next call goes on behind them. */
const sweptCount = 1000

/**
 * A function that asks once more for the judgement of messages that wait, so many at each call: a job has the same name,
 * so nothing is done twice. A call begins where the last one ended, and at the oldest again after the newest: thousands
 * that wait for an engine must not hide those behind them.
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
