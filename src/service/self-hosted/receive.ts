/** How a self-hosted service receives: what it measures, and with what it judges. */

import type { DurableReceiverParts, KeepPorts } from '../../seeds/receive-durably.ts'
import type { ReceiveRules } from '../../seeds/reception.ts'
import type { SendingIpSetting, ServiceSettings } from '../../settings/service-file/service-settings.ts'
import type { Jobs } from '../../storage/jobs.ts'
import type { Store } from '../../storage/store.ts'
import { isSameOrganization } from '../../verdict/authentication/same-organization.ts'
import { judgeMessage } from '../../verdict/judge.ts'
import type { SpamFilter } from '../../verdict/spam/spam-filter.ts'
import type { Clock, Dns, Random } from '../../world/world.ts'
import { measuredFilter, timed } from '../operations/measured-judge.ts'
import type { ServiceLog } from '../operations/service-log.ts'
import type { ServiceMetrics } from '../operations/service-metrics.ts'
import { firstAttemptJobs } from '../webhooks/attempt-job.ts'
import { toWebhookEvent } from '../webhooks/to-webhook-event.ts'

/** What receiving is made of. */
export interface ReceivingParts {
  readonly settings: Pick<ServiceSettings, 'sendingIp' | 'limits'>
  readonly store: Store
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly dns: Dns
  readonly spamFilter: SpamFilter
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

function keepPorts({ store, jobs, dns, spamFilter, clock, random, log, metrics }: ReceivingParts): KeepPorts {
  const judgePorts = { dns, spamFilter: measuredFilter(spamFilter, { metrics, log }), clock }
  const onError = (error: unknown): void => log.warn('could not be done at once, and is made good later', { error })
  return {
    store,
    jobs,
    clock,
    random,
    isSameOrganization: async (domains, signal) => await isSameOrganization(domains, dns, signal),
    judge: timed(async (input, signal) => await judgeMessage(input, judgePorts, signal), { metrics, clock }),
    toEvent: toWebhookEvent,
    // Behind the sender's back: the deliveries are on disk, and when this fails the sweep asks for them.
    onDeliveries: (deliveryIds) => void jobs.enqueue(firstAttemptJobs(deliveryIds, clock.nowMs())).catch(onError),
    onError,
  }
}
