/** Starts the jobs that deliver webhooks, judge stored messages, send alerts, find lost work, and delete old data. */

import type { Clock } from '../../foundation/world/world.ts'
import { sweepAlerts } from '../alerts/alert-worker.ts'
import type { ServiceLog } from '../operations/service-log.ts'
import type { Jobs, JobWorker } from '../storage/jobs.ts'
import type { Store } from '../storage/store.ts'
import { deliverySweep } from '../webhooks/sweep-deliveries.ts'
import type { ServiceExtension } from './extension.ts'

export interface WorkDeps {
  readonly store: Store
  readonly jobs: Jobs
  readonly clock: Clock
  readonly log: Pick<ServiceLog, 'info' | 'warn'>
  readonly retentionMs: number
  /** How long messages are kept for reports. */
  readonly keepMessagesForMs: number
  readonly deliverWebhook: JobWorker
  readonly judgeMessage: JobWorker
  readonly sendAlert: JobWorker
  /** Enqueues stored messages that have no job. */
  sweepMessages(): Promise<void>
  readonly extensions: readonly Pick<ServiceExtension, 'deleteOld'>[]
}

const sweepEveryMs = 10_000
const maxDeleteEveryMs = 3_600_000

/** Starts all workers. The workers end when the jobs are drained. */
export async function startWork(deps: WorkDeps): Promise<void> {
  const { jobs } = deps
  const sweepDeliveries = deliverySweep(deps)
  await jobs.work('deliver-webhook', deps.deliverWebhook)
  await jobs.work('judge-message', deps.judgeMessage)
  await jobs.work('send-alert', deps.sendAlert)
  await jobs.work('sweep', { concurrency: 1, run: async (_job, signal) => await sweep(deps, sweepDeliveries, signal) })
  await jobs.work('delete-old', { concurrency: 1, run: async (_job, signal) => await deleteOld(deps, signal) })
  await jobs.repeat('sweep', sweepEveryMs)
  await jobs.repeat('delete-old', deleteEveryMs(Math.min(deps.retentionMs, deps.keepMessagesForMs)))
}

/** Returns the interval for deleting old data. A short retention period requires a short interval. */
function deleteEveryMs(retentionMs: number): number {
  return Math.min(maxDeleteEveryMs, Math.max(sweepEveryMs, Math.floor(retentionMs / 10)))
}

async function sweep(deps: WorkDeps, sweepDeliveries: () => Promise<number>, signal: AbortSignal): Promise<void> {
  const deliveries = await sweepDeliveries()
  if (deliveries > 0) deps.log.info('webhook deliveries overdue', { deliveries })
  await sweepAlerts(deps)
  await deps.sweepMessages()
  await deps.store.sumDays(deps.clock.nowMs(), signal)
}

async function deleteOld(
  { store, clock, log, retentionMs, keepMessagesForMs, extensions }: WorkDeps,
  signal: AbortSignal,
): Promise<void> {
  const nowMs = clock.nowMs()
  const deleted = await store.deleteOlderThan({ createdBeforeMs: nowMs - retentionMs, nowMs }, signal)
  const added: Record<string, number> = {}
  for (const extension of extensions) Object.assign(added, await extension.deleteOld(store, nowMs, signal))
  const kept = await store.deleteTestMessages(nowMs - keepMessagesForMs, signal)
  const counts = { ...deleted, ...added, kept_messages: kept }
  if (Object.values(counts).some((count) => count > 0)) log.info('expired data deleted', counts)
}
