/**
 * Jobs for delivery attempts, one job per attempt. A job's key consists of the delivery id and the attempt number, so
 * that an attempt cannot be enqueued twice.
 */

import type { NewJob } from '../storage/jobs.ts'
import type { StoredDelivery } from '../storage/webhook.ts'

/** A delivery attempt. The first attempt is number 1. */
export interface AttemptName {
  readonly deliveryId: string
  readonly attemptNumber: number
}

/** Builds the jobs for new deliveries, due immediately. */
export function firstAttemptJobs(deliveryIds: readonly string[], nowMs: number): readonly NewJob[] {
  return deliveryIds.map((deliveryId) => attemptJob({ deliveryId, attemptNumber: 1 }, nowMs))
}

/** Builds the job for the next attempt of a delivery; returns `null` if there is no next attempt. */
export function nextAttemptJob(
  delivery: Pick<StoredDelivery, 'deliveryId' | 'attemptCount' | 'nextAttemptAtMs'>,
): NewJob | null {
  const { deliveryId, attemptCount, nextAttemptAtMs } = delivery
  if (nextAttemptAtMs === null) return null
  return attemptJob({ deliveryId, attemptNumber: attemptCount + 1 }, nextAttemptAtMs)
}

/** Parses a job key; returns `null` if the key is invalid. */
export function parseAttemptKey(key: string): AttemptName | null {
  const [, deliveryId, digits] = /^(.+):([1-9]\d{0,5})$/u.exec(key) ?? []
  return deliveryId === undefined ? null : { deliveryId, attemptNumber: Number(digits) }
}

function attemptJob({ deliveryId, attemptNumber }: AttemptName, runAtMs: number): NewJob {
  return { kind: 'deliver-webhook', key: `${deliveryId}:${attemptNumber}`, runAtMs }
}
