/** The delivery half of `sweep`: finds attempts that are due and that nobody was asked for, because a process died. */

import type { Jobs } from '../../storage/jobs.ts'
import type { Store } from '../../storage/store.ts'
import type { Clock } from '../../world/world.ts'
import { nextAttemptJob } from './attempt-job.ts'

/** An attempt that has been due for less is most likely under way. */
const graceMs = 5000

/** What one sweep looks at; the next one finds the rest. */
const maxDeliveryCount = 1000

/**
 * Asks for every attempt that is overdue. A job that is there already is not added again, so this can be done any number
 * of times by any number of instances. Redeliveries from the command line begin here too.
 *
 * @returns how many deliveries were overdue
 */
export async function sweepDeliveries({
  store,
  jobs,
  clock,
}: {
  readonly store: Pick<Store, 'listDueDeliveries'>
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly clock: Pick<Clock, 'nowMs'>
}): Promise<number> {
  const deliveries = await store.listDueDeliveries(clock.nowMs() - graceMs, maxDeliveryCount)
  const due = deliveries.map(nextAttemptJob).filter((job) => job !== null)
  if (due.length > 0) await jobs.enqueue(due)
  return due.length
}
