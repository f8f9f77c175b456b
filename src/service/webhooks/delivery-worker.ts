/**
 * The worker for `deliver-webhook` jobs. For each job, it makes one attempt, records the attempt and enqueues the next.
 */

import type { WorkspaceId } from '../../foundation/contract/identifiers.ts'
import { fieldOf } from '../../foundation/errors/json-object.ts'
import type { Jobs, JobWorker } from '../storage/jobs.ts'
import type { Store } from '../storage/store.ts'
import type { DeliveryState, StoredDelivery } from '../storage/webhook.ts'
import { type AttemptDeps, attemptDelivery, type Delivery } from './attempt-delivery.ts'
import { nextAttemptJob, parseAttemptKey } from './attempt-job.ts'
import { nextStep } from './delivery-schedule.ts'
import { HostGate, type HostGateLimits } from './host-gate.ts'

export interface DeliveryWorkerDeps extends AttemptDeps {
  readonly store: Pick<Store, 'findDelivery' | 'findWebhook' | 'recordAttempt'>
  readonly jobs: Pick<Jobs, 'enqueue'>
  /** Called after each recorded attempt. This function must not throw. */
  readonly onAttempt?: (attempt: MadeAttempt) => void
}

/** The data that is logged about a delivery attempt: no secrets, and no untrusted text except the host name. */
export interface MadeAttempt {
  readonly webhookId: string
  readonly workspaceId: WorkspaceId
  readonly deliveryId: string
  /** The numeric id of the test that the event concerns; `null` if there is none. */
  readonly numericId: number | null
  readonly host: string
  /** The number of the attempt, starting with 1. */
  readonly attemptNumber: number
  /** The status of the response; `null` if there was none. */
  readonly statusCode: number | null
  readonly durationMs: number
  /** The state of the delivery after the attempt. */
  readonly state: DeliveryState
}

/** The maximum number of concurrent attempts per instance. */
export const deliveryConcurrency = 64

const gateLimits: HostGateLimits = { perHostCount: 8, strugglingCount: 2, longestWaitMs: 1000 }

/**
 * Thrown if too many attempts to the host are in progress. The request has not been sent, and the job will be retried.
 */
export class HostBusyError extends Error {
  /** The numeric id of the test that the event concerns; `null` if there is none. */
  readonly numericId: number | null

  constructor(host: string, numericId: number | null) {
    super(`too many deliveries to ${host} in progress; retrying soon`)
    this.name = 'HostBusyError'
    this.numericId = numericId
  }
}

/**
 * Creates the worker. If a job runs twice, it sends the event at most twice, with the same body and idempotency key,
 * and records only one attempt. No delivery is lost in a crash.
 */
export function deliveryWorker(deps: DeliveryWorkerDeps): JobWorker {
  const gate = new HostGate(gateLimits, deps.clock)
  return {
    concurrency: deliveryConcurrency,
    run: async ({ key }, signal) => {
      const named = parseAttemptKey(key)
      const delivery = named === null ? null : await deps.store.findDelivery(named.deliveryId)
      // The delivery is `null` if the webhook was removed, or if the delivery was deleted after its retention period.
      if (named === null || delivery === null || delivery.state !== 'pending') return
      if (delivery.attemptCount + 1 === named.attemptNumber) await deliver(delivery, { deps, gate }, signal)
      // A process has already made this attempt, but died before it enqueued the next attempt.
      else await enqueueNext(delivery, deps)
    },
  }
}

async function deliver(
  delivery: StoredDelivery,
  { deps, gate }: { readonly deps: DeliveryWorkerDeps; readonly gate: HostGate },
  signal: AbortSignal,
): Promise<void> {
  const webhook = await deps.store.findWebhook(delivery.webhookId)
  if (webhook === null) return
  const { host } = new URL(webhook.url)
  const slot = await gate.enter(host, signal)
  if (slot === null) throw new HostBusyError(host, testOf(delivery))
  let outcome: 'answered' | 'silent' = 'answered'
  try {
    outcome = await attempt({ delivery, webhook, host }, deps, signal)
  } finally {
    slot.release(outcome)
  }
}

/** Makes and records the attempt, and enqueues the next. @returns whether the host responded */
async function attempt(
  { delivery, webhook, host }: Delivery & { readonly host: string },
  deps: DeliveryWorkerDeps,
  signal: AbortSignal,
): Promise<'answered' | 'silent'> {
  const { clock, store } = deps
  const startedAtMs = clock.nowMs()
  const startedMs = clock.monotonicMs()
  const { end, detail } = await attemptDelivery({ delivery, webhook }, deps, signal)
  const attemptNumber = delivery.attemptCount + 1
  const durationMs = Math.round(clock.monotonicMs() - startedMs)
  const statusCode = end.status === 'answered' ? end.statusCode : null
  const next = nextStep({ attemptNumber, startedAtMs, end })
  const { deliveryId } = delivery
  await store.recordAttempt({
    deliveryId,
    attempt: { attemptNumber, startedAtMs, durationMs, statusCode, detail },
    next,
  })
  const nextAttemptAtMs = next.state === 'pending' ? next.nextAttemptAtMs : null
  await enqueueNext({ deliveryId, attemptCount: attemptNumber, nextAttemptAtMs }, deps)
  const { webhookId, workspaceId } = webhook
  const made = { webhookId, workspaceId, deliveryId, host, attemptNumber, statusCode, durationMs }
  deps.onAttempt?.({ ...made, numericId: testOf(delivery), state: next.state })
  return end.status === 'no-answer' ? 'silent' : 'answered'
}

async function enqueueNext(
  delivery: Pick<StoredDelivery, 'deliveryId' | 'attemptCount' | 'nextAttemptAtMs'>,
  { jobs }: Pick<DeliveryWorkerDeps, 'jobs'>,
): Promise<void> {
  const job = nextAttemptJob(delivery)
  if (job !== null) await jobs.enqueue([job])
}

/** Reads the test's id from a body that this service wrote. */
function testOf({ body }: Pick<StoredDelivery, 'body'>): number | null {
  const id = fieldOf(fieldOf(JSON.parse(body), 'spam_test'), 'id')
  return typeof id === 'number' ? id : null
}
