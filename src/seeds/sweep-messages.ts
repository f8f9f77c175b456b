/** Finds kept messages whose job was never asked for, because the process died in between. */

import type { Jobs } from '../storage/jobs.ts'
import type { Store } from '../storage/store.ts'
import type { Clock } from '../world/world.ts'
import { judgementJob } from './receive-durably.ts'

/** What a sweep needs. */
export interface SweepPorts {
  readonly store: Pick<Store, 'listMessageIds'>
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly clock: Clock
}

/** A message that is younger may still be on its way to its job. */
const graceMs = 10_000

/** So many at once; the oldest go first, and the next sweep finds those behind them. */
const sweptCount = 1000

/** Asks once more for the judgement of every message that waits: the same name, so nothing is done twice. */
export async function sweepMessages({ store, jobs, clock }: SweepPorts): Promise<void> {
  const nowMs = clock.nowMs()
  const messageIds = await store.listMessageIds(nowMs - graceMs, sweptCount)
  await jobs.enqueue(messageIds.map((messageId) => judgementJob(messageId, nowMs)))
}
