/** The job that makes one attempt, named by delivery and attempt, so that nobody can ask for it twice. */

import type { NewJob } from '../../storage/jobs.ts'
import type { StoredDelivery } from '../../storage/webhook.ts'

/** Which attempt a job makes; `attemptNumber` counts from 1. */
export interface AttemptName {
  readonly deliveryId: string
  readonly attemptNumber: number
}

/** The jobs of deliveries that `recordCopy` has just written down, due at once. */
export function firstAttemptJobs(deliveryIds: readonly string[], nowMs: number): readonly NewJob[] {
  return deliveryIds.map((deliveryId) => attemptJob({ deliveryId, attemptNumber: 1 }, nowMs))
}

/** The job of the attempt that a delivery waits for; `null`: it is over. */
export function nextAttemptJob(
  delivery: Pick<StoredDelivery, 'deliveryId' | 'attemptCount' | 'nextAttemptAtMs'>,
): NewJob | null {
  const { deliveryId, attemptCount, nextAttemptAtMs } = delivery
  if (nextAttemptAtMs === null) return null
  return attemptJob({ deliveryId, attemptNumber: attemptCount + 1 }, nextAttemptAtMs)
}

/** What a job's key names; `null`: nothing of ours. */
export function parseAttemptKey(key: string): AttemptName | null {
  const [, deliveryId, digits] = /^(.+):([1-9]\d{0,5})$/u.exec(key) ?? []
  return deliveryId === undefined ? null : { deliveryId, attemptNumber: Number(digits) }
}

function attemptJob({ deliveryId, attemptNumber }: AttemptName, runAtMs: number): NewJob {
  return { kind: 'deliver-webhook', key: `${deliveryId}:${attemptNumber}`, runAtMs }
}
