/** Receives and judges mail in a self-hosted service. */

import type { SendingIpSetting, ServiceSettings } from '../../check/settings/service-file/service-settings.ts'
import type { Clock, Random } from '../../foundation/world/world.ts'
import { logJudgement, timed } from '../operations/observe-judging.ts'
import { type ServiceLog, testField } from '../operations/service-log.ts'
import type { ServiceMetrics } from '../operations/service-metrics.ts'
import type { Judging } from '../receiving/judging/open-judging.ts'
import { judgingSlots } from '../receiving/judging-slots.ts'
import { keptCopies } from '../receiving/kept-copies.ts'
import type { DurableReceiverParts, FailedStep, KeepPorts } from '../receiving/receive-durably.ts'
import type { ReceiveRules } from '../receiving/reception.ts'
import { type KeepTestMail, mailKeeper } from '../receiving/test-mail/keep-test-mail.ts'
import type { Jobs } from '../storage/jobs.ts'
import type { Store } from '../storage/store.ts'
import { firstAttemptJobs } from '../webhooks/attempt-job.ts'
import { toWebhookEvent } from '../webhooks/to-webhook-event.ts'

export interface ReceivingDeps {
  readonly settings: Pick<ServiceSettings, 'sendingIp' | 'limits' | 'keepMessages'>
  readonly store: Store
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly judging: Pick<Judging, 'judge' | 'isSameOrganization' | 'findMentionedIds' | 'readTestMail'>
  readonly clock: Clock
  readonly random: Random
  readonly log: ServiceLog
  readonly metrics: ServiceMetrics
}

/** Creates the rules and dependencies that the receiver shares with the job that judges stored messages. */
export function receiving(deps: ReceivingDeps): DurableReceiverParts {
  const { settings } = deps
  return {
    rules: receiveRules(settings.sendingIp),
    ports: { ...keepPorts(deps), ...keeperOf(deps) },
    slots: judgingSlots(settings.limits.judgingSlotCount),
  }
}

/**
 * Returns the rules for receiving mail. Mail arrives here exactly as it will be sent in production, so an unsigned
 * message gets the result `dkim=none`, not "not measured".
 */
export function receiveRules(sendingIp: SendingIpSetting): ReceiveRules {
  return {
    measuredAddress: (clientAddress) => measuredAddressOf(sendingIp, clientAddress),
    isUnsignedMeasured: true,
    senderClass: 'bulk',
    whenDnsFails: 'undecided',
    // If the engine cannot judge a message, the message is stored, and judging is retried until the test expires.
    isUndecidedFinal: false,
  }
}

function measuredAddressOf(sendingIp: SendingIpSetting, clientAddress: string): string | null {
  switch (sendingIp.kind) {
    case 'client':
      return clientAddress
    case 'fixed':
      return sendingIp.address
    case 'none':
      return null
    default:
      return sendingIp satisfies never
  }
}

/** If the settings allow it, stores messages so that reports can show them. */
function keeperOf({ settings, store, judging, clock, log }: ReceivingDeps): { readonly keepTestMail?: KeepTestMail } {
  const { keepMessages } = settings
  if (keepMessages === 'none') return {}
  const { readTestMail } = judging
  const onError = (test: number, error: unknown): void => log.warn('message not kept', { test, error })
  return { keepTestMail: mailKeeper(keepMessages, { store, clock, readTestMail, onError }) }
}

function keepPorts({ store, jobs, judging, clock, random, log, metrics }: ReceivingDeps): KeepPorts {
  const onError = (error: unknown, failed: FailedStep): void =>
    failed.step === 'judging'
      ? log.warn('judging failed; message kept for a retry', { ...testField(failed.numericIds), error })
      : log.warn('enqueue failed; the sweep will retry', { error })
  const onEnqueueError = (error: unknown): void => onError(error, { step: 'enqueueing' })
  return {
    store,
    jobs,
    clock,
    random,
    keptCopies: keptCopies(clock),
    isSameOrganization: judging.isSameOrganization,
    findMentionedIds: judging.findMentionedIds,
    judge: timed(judging.judge, { metrics, clock }),
    toEvent: toWebhookEvent,
    onJudged: (copy) => logJudgement(copy, log),
    // Enqueue in the background. The deliveries are on disk, so if enqueuing fails, the sweep enqueues them later.
    onDeliveries: (deliveryIds) =>
      void jobs.enqueue(firstAttemptJobs(deliveryIds, clock.nowMs())).catch(onEnqueueError),
    onError,
  }
}
