/** How a self-hosted service receives: what it measures, and with what it judges. */

import type { Judging } from '../../seeds/judging/open-judging.ts'
import type { DurableReceiverParts, FailedStep, KeepPorts } from '../../seeds/receive-durably.ts'
import type { ReceiveRules } from '../../seeds/reception.ts'
import type { SendingIpSetting, ServiceSettings } from '../../settings/service-file/service-settings.ts'
import type { Jobs } from '../../storage/jobs.ts'
import type { Store } from '../../storage/store.ts'
import type { Clock, Random } from '../../world/world.ts'
import { logJudgement } from '../operations/log-judgement.ts'
import { timed } from '../operations/measured-judge.ts'
import type { ServiceLog } from '../operations/service-log.ts'
import type { ServiceMetrics } from '../operations/service-metrics.ts'
import { testField } from '../operations/test-field.ts'
import { firstAttemptJobs } from '../webhooks/attempt-job.ts'
import { toWebhookEvent } from '../webhooks/to-webhook-event.ts'

/** What receiving is made of. */
export interface ReceivingParts {
  readonly settings: Pick<ServiceSettings, 'sendingIp' | 'limits'>
  readonly store: Store
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly judging: Pick<Judging, 'judge' | 'isSameOrganization' | 'findMentionedIds'>
  readonly clock: Clock
  readonly random: Random
  readonly log: ServiceLog
  readonly metrics: ServiceMetrics
}

/** Rules and ports for the receiver and for the job that judges what it kept. */
export function receiving(parts: ReceivingParts): DurableReceiverParts {
  const { settings } = parts
  return {
    rules: receiveRules(settings.sendingIp),
    ports: keepPorts(parts),
    slotCount: settings.limits.judgingSlotCount,
  }
}

/** Mail comes from where it will come from later, so what is missing is missing: an unsigned message is `dkim=none`. */
export function receiveRules(sendingIp: SendingIpSetting): ReceiveRules {
  return {
    measuredAddress: (clientAddress) => measuredAddressOf(sendingIp, clientAddress),
    isUnsignedMeasured: true,
    senderClass: 'bulk',
    whenDnsFails: 'undecided',
    // What the engine could not judge is kept, and judged again until the test is over.
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

function keepPorts({ store, jobs, judging, clock, random, log, metrics }: ReceivingParts): KeepPorts {
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
    isSameOrganization: judging.isSameOrganization,
    findMentionedIds: judging.findMentionedIds,
    judge: timed(judging.judge, { metrics, clock }),
    toEvent: toWebhookEvent,
    onJudged: (copy) => logJudgement(copy, log),
    // Behind the sender's back: the deliveries are on disk, and when this fails the sweep asks for them.
    onDeliveries: (deliveryIds) =>
      void jobs.enqueue(firstAttemptJobs(deliveryIds, clock.nowMs())).catch(onEnqueueError),
    onError,
  }
}
