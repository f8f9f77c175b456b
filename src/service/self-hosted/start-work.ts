/** What is done beside answering: webhooks delivered, kept messages judged, forgotten work found, old data deleted. */

import { dmarcRetentionMs } from '../../postmaster/dmarc/report-limits.ts'
import type { Jobs, JobWorker } from '../../storage/jobs.ts'
import type { Store } from '../../storage/store.ts'
import type { Clock } from '../../world/world.ts'
import type { ServiceLog } from '../operations/service-log.ts'
import { deliverySweep } from '../webhooks/sweep-deliveries.ts'

/** What the work is done with. */
export interface WorkParts {
  readonly store: Store
  readonly jobs: Jobs
  readonly clock: Clock
  readonly log: Pick<ServiceLog, 'info' | 'warn'>
  readonly retentionMs: number
  readonly deliverWebhook: JobWorker
  readonly judgeMessage: JobWorker
  /** Asks for kept messages that nobody judges. */
  sweepMessages(): Promise<void>
}

const sweepEveryMs = 10_000
const mostDeleteEveryMs = 3_600_000

/** Begins all of it; it ends when the jobs are drained. */
export async function startWork(parts: WorkParts): Promise<void> {
  const { jobs } = parts
  const sweepDeliveries = deliverySweep(parts)
  await jobs.work('deliver-webhook', parts.deliverWebhook)
  await jobs.work('judge-message', parts.judgeMessage)
  await jobs.work('sweep', { concurrency: 1, run: async () => await sweep(parts, sweepDeliveries) })
  await jobs.work('delete-old', {
    concurrency: 1,
    run: async (_job, signal) => await deleteOld(parts, signal),
  })
  await jobs.repeat('sweep', sweepEveryMs)
  await jobs.repeat('delete-old', deleteEveryMs(parts.retentionMs))
}

/** What is kept for minutes only must not stay for an hour. */
function deleteEveryMs(retentionMs: number): number {
  return Math.min(mostDeleteEveryMs, Math.max(sweepEveryMs, Math.floor(retentionMs / 10)))
}

async function sweep(
  { log, sweepMessages }: Pick<WorkParts, 'log' | 'sweepMessages'>,
  sweepDeliveries: () => Promise<number>,
): Promise<void> {
  const deliveries = await sweepDeliveries()
  if (deliveries > 0) log.info('webhook deliveries overdue', { deliveries })
  await sweepMessages()
}

async function deleteOld({ store, clock, log, retentionMs }: WorkParts, signal: AbortSignal): Promise<void> {
  const nowMs = clock.nowMs()
  const deleted = await store.deleteOlderThan({ createdBeforeMs: nowMs - retentionMs, nowMs }, signal)
  const reports = await store.deleteDmarcReports(nowMs - dmarcRetentionMs, signal)
  if (deleted.tests + deleted.messages + reports > 0) log.info('expired data deleted', { ...deleted, reports })
}
