/** Finds due attempts that have no job, either because a process died or because a user requested a redelivery. */

import type { Clock } from '../../foundation/world/world.ts'
import type { Jobs } from '../storage/jobs.ts'
import type { Store } from '../storage/store.ts'
import type { StoredDelivery } from '../storage/webhook.ts'
import { nextAttemptJob } from './attempt-job.ts'

/**
 * How long an attempt must be overdue before the sweep enqueues it. An attempt that became due more recently is
 * probably in progress.
 */
const graceMs = 5000

/** The maximum number of deliveries per sweep; the next sweep continues with the remaining deliveries. */
const maxDeliveryCount = 1000

export interface DeliverySweepDeps {
  readonly store: Pick<Store, 'listDueDeliveries'>
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly clock: Pick<Clock, 'nowMs'>
}

/**
 * Creates a function that enqueues overdue attempts, a limited number per call. Existing jobs are not duplicated, so
 * any instance may call the function at any time. Each call continues where the last one ended, so that a host that has
 * been down for hours does not delay redeliveries from the command line.
 *
 * @returns the number of overdue deliveries that the call found
 */
export function deliverySweep({ store, jobs, clock }: DeliverySweepDeps): () => Promise<number> {
  let fromMs = 0
  return async () => {
    const deliveries = await store.listDueDeliveries(clock.nowMs() - graceMs, maxDeliveryCount, fromMs)
    fromMs = nextFromMs(deliveries, fromMs)
    const due = deliveries.map(nextAttemptJob).filter((job) => job !== null)
    if (due.length > 0) await jobs.enqueue(due)
    return due.length
  }
}

/**
 * Returns the due time from which the next sweep continues. If more deliveries are due in the same millisecond than one
 * sweep handles, later sweeps find the rest.
 */
function nextFromMs(deliveries: readonly StoredDelivery[], fromMs: number): number {
  if (deliveries.length < maxDeliveryCount) return 0
  return Math.max(deliveries.at(-1)?.nextAttemptAtMs ?? 0, fromMs + 1)
}
