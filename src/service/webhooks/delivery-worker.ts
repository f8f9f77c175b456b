/** The work behind `deliver-webhook`: one attempt, written down, and the next one asked for. */

import type { Jobs, JobWorker } from '../../storage/jobs.ts'
import type { Store } from '../../storage/store.ts'
import type { DeliveryState, StoredDelivery, StoredWebhook } from '../../storage/webhook.ts'
import { type AttemptParts, attemptDelivery } from './attempt-delivery.ts'
import { nextAttemptJob, parseAttemptKey } from './attempt-job.ts'
import { nextStep } from './delivery-schedule.ts'
import { type HostGate, type HostGateLimits, hostGate } from './host-gate.ts'

/** What a worker works with. */
export interface DeliveryWorkerParts extends AttemptParts {
  readonly store: Pick<Store, 'findDelivery' | 'findWebhook' | 'recordAttempt'>
  readonly jobs: Pick<Jobs, 'enqueue'>
  /** Told of each attempt after it was written down: for the log and the figures. Must not throw. */
  readonly onAttempt?: (attempt: MadeAttempt) => void
}

/** An attempt as logs and figures tell of it: nothing secret, nothing foreign but the host of the webhook. */
export interface MadeAttempt {
  readonly webhookId: string
  readonly workspaceId: string
  readonly deliveryId: string
  /** Of the test that the event is about; `null`: it is about none. */
  readonly numericId: number | null
  readonly host: string
  /** From 1. */
  readonly attemptNumber: number
  /** `null`: no answer. */
  readonly statusCode: number | null
  readonly durationMs: number
  /** What it led to. */
  readonly state: DeliveryState
}

/** Attempts that one instance makes at once. */
export const deliveryConcurrency = 64

const gateLimits: HostGateLimits = { perHostCount: 8, strugglingCount: 2, longestWaitMs: 1000 }

/** A host has so many attempts under way that this one had to make way: it is made a little later, nothing was sent. */
export class HostBusyError extends Error {
  /** Of the test that the event is about; `null`: it is about none. */
  readonly numericId: number | null

  constructor(host: string, numericId: number | null) {
    super(`${host} is busy with earlier deliveries: this one is tried again soon`)
    this.name = 'HostBusyError'
    this.numericId = numericId
  }
}

/**
 * A worker for `jobs.work('deliver-webhook', …)`. Done twice, an attempt is sent twice at worst, with the same body and
 * idempotency key, and written down once; a process that dies in between loses nothing.
 */
export function deliveryWorker(parts: DeliveryWorkerParts): JobWorker {
  const gate = hostGate(gateLimits, parts.clock)
  return {
    concurrency: deliveryConcurrency,
    run: async ({ key }, signal) => {
      const name = parseAttemptKey(key)
      const delivery = name === null ? null : await parts.store.findDelivery(name.deliveryId)
      // Gone: the webhook was removed, or the delivery is older than what is kept.
      if (name === null || delivery === null || delivery.state !== 'pending') return
      if (delivery.attemptCount + 1 === name.attemptNumber) await deliver(delivery, { parts, gate }, signal)
      // It was made before, by somebody who died before asking for the next.
      else await askForNext(delivery, parts)
    },
  }
}

interface Surroundings {
  readonly parts: DeliveryWorkerParts
  readonly gate: HostGate
}

async function deliver(delivery: StoredDelivery, { parts, gate }: Surroundings, signal: AbortSignal): Promise<void> {
  const webhook = await parts.store.findWebhook(delivery.webhookId)
  if (webhook === null) return
  const { host } = new URL(webhook.url)
  const turn = await gate.enter(host, signal)
  if (turn === null) throw new HostBusyError(host, testOf(delivery))
  let outcome: 'answered' | 'silent' = 'answered'
  try {
    outcome = await attempt({ delivery, webhook }, parts, signal)
  } finally {
    turn.giveBack(outcome)
  }
}

/** Makes the attempt, writes it down and asks for the next. @returns whether the host spoke */
async function attempt(
  { delivery, webhook }: { readonly delivery: StoredDelivery; readonly webhook: StoredWebhook },
  parts: DeliveryWorkerParts,
  signal: AbortSignal,
): Promise<'answered' | 'silent'> {
  const { clock, store } = parts
  const startedAtMs = clock.nowMs()
  const startedMs = clock.monotonicMs()
  const { end, detail } = await attemptDelivery({ delivery, webhook }, parts, signal)
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
  await askForNext(
    {
      deliveryId,
      attemptCount: attemptNumber,
      nextAttemptAtMs: next.state === 'pending' ? next.nextAttemptAtMs : null,
    },
    parts,
  )
  const { webhookId, workspaceId, url } = webhook
  const { host } = new URL(url)
  parts.onAttempt?.({
    webhookId,
    workspaceId,
    deliveryId,
    numericId: testOf(delivery),
    host,
    attemptNumber,
    statusCode,
    durationMs,
    state: next.state,
  })
  return end.status === 'no-answer' ? 'silent' : 'answered'
}

async function askForNext(
  delivery: Pick<StoredDelivery, 'deliveryId' | 'attemptCount' | 'nextAttemptAtMs'>,
  { jobs }: Pick<DeliveryWorkerParts, 'jobs'>,
): Promise<void> {
  const job = nextAttemptJob(delivery)
  if (job !== null) await jobs.enqueue([job])
}

/** From the body of the event, which this service wrote. */
function testOf({ body }: Pick<StoredDelivery, 'body'>): number | null {
  const event: unknown = JSON.parse(body)
  const test: unknown = typeof event === 'object' && event !== null && 'spam_test' in event ? event.spam_test : null
  const id: unknown = typeof test === 'object' && test !== null && 'id' in test ? test.id : null
  return typeof id === 'number' ? id : null
}
