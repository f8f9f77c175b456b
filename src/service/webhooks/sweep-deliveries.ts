/** The delivery half of `sweep`: finds attempts that are due and that nobody was asked for, because a process died. */

import type { Jobs } from '../../storage/jobs.ts'
import type { Store } from '../../storage/store.ts'
import type { StoredDelivery } from '../../storage/webhook.ts'
import type { Clock } from '../../world/world.ts'
import { nextAttemptJob } from './attempt-job.ts'

/** An attempt that has been due for less is most likely under way. */
const graceMs = 5000

/** What one sweep looks at; the next one goes on behind it. */
const maxDeliveryCount = 1000

/** What a sweep works with. */
export interface DeliverySweepParts {
  readonly store: Pick<Store, 'listDueDeliveries'>
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly clock: Pick<Clock, 'nowMs'>
}

/**
 * A function that asks for every attempt that is overdue, so many at each call. A job that is there already is not added
 * again, so this can be done any number of times by any number of instances. Redeliveries from the command line begin
 * here too: they must not wait until a host that is down for hours has been given up, so a call begins where the last one
 * ended, and at the oldest again after the newest.
 *
 * @returns how many overdue deliveries the call has seen
 */
export function deliverySweep({ store, jobs, clock }: DeliverySweepParts): () => Promise<number> {
  let fromMs = 0
  return async () => {
    const deliveries = await store.listDueDeliveries(clock.nowMs() - graceMs, maxDeliveryCount, fromMs)
    fromMs = nextFromMs(deliveries, fromMs)
    const due = deliveries.map(nextAttemptJob).filter((job) => job !== null)
    if (due.length > 0) await jobs.enqueue(due)
    return due.length
  }
}

/** Times are no names: of thousands that were due in the same millisecond those behind the first thousand are left out. */
function nextFromMs(deliveries: readonly StoredDelivery[], fromMs: number): number {
  if (deliveries.length < maxDeliveryCount) return 0
  return Math.max(deliveries.at(-1)?.nextAttemptAtMs ?? 0, fromMs + 1)
}
