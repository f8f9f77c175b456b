/** The job that sends alert mail. */

import type { Clock, Random } from '../../foundation/world/world.ts'
import type { OwnMailSender } from '../sending/own-mail.ts'
import type { Jobs, JobWorker } from '../storage/jobs.ts'
import type { Store } from '../storage/store.ts'
import { sendAlertMail } from './alert-mail.ts'

const kind = 'send-alert'
/** The maximum number of pending alerts that a sweep handles; the next sweep handles the remaining alerts. */
const maxPendingCount = 500
/** How long the job keeps retrying. */
const maxAgeMs = 24 * 3_600_000

export interface AlertDeps {
  readonly store: Pick<Store, 'findAlert' | 'recordAlertMail' | 'listPendingAlerts'>
  readonly clock: Clock
  readonly random: Random
  /** The sender of alert mail; `null` if the service cannot send mail. */
  readonly sender: OwnMailSender | null
}

/** Enqueues jobs for pending alert mail. The job key prevents a second job for the same alert. */
export async function sweepAlerts({
  store,
  jobs,
  clock,
}: Pick<AlertDeps, 'store' | 'clock'> & { readonly jobs: Pick<Jobs, 'enqueue'> }): Promise<void> {
  const ids = await store.listPendingAlerts(maxPendingCount)
  if (ids.length > 0) await jobs.enqueue(ids.map((key) => ({ kind, key, runAtMs: clock.nowMs() })))
}

/**
 * Sends an alert message. Rejects if some recipients have not received it, so that the job is retried. Stops retrying
 * after a day.
 */
export function alertWorker(deps: AlertDeps): JobWorker {
  const { store, clock, sender } = deps
  return {
    concurrency: 1,
    run: async ({ key: alertId }, signal) => {
      const alert = await store.findAlert(alertId)
      if (alert?.mail.state !== 'pending') return
      if (sender === null) return await store.recordAlertMail(alertId, { ...alert.mail, ...noSender })
      const mail = await sendAlertMail(alert, sender, { ...deps, signal })
      const isOver = mail.state === 'pending' && clock.nowMs() - alert.createdAtMs > maxAgeMs
      await store.recordAlertMail(alertId, isOver ? { ...mail, ...tooOld } : mail)
      if (mail.state === 'pending' && !isOver)
        throw new Error(`the mail server has not accepted the mail for alert ${alertId} yet`)
    },
  }
}

const noSender = { state: 'failed', detail: 'smtp-host and smtp-from are not set in the service file' } as const
const tooOld = { state: 'failed', detail: 'the mail server did not accept the mail within a day' } as const
