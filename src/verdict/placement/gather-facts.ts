/** Collects the facts that the placement rules use. */

import { domainOf } from '../../foundation/world/domain.ts'

import { isLoopbackAddress, isSameAddress } from '../../foundation/world/ip-address.ts'
import type { Dns } from '../../foundation/world/world.ts'
import type { Authentication } from '../authentication/authentication-verdict.ts'
import type { MessageContent } from '../content/message-content.ts'
import { readHeaderForm } from '../header-form.ts'
import type { JudgeInput } from '../judgement.ts'
import { type Fact, measured, notMeasured, type PlacementFacts } from './facts.ts'
import { measureNetwork } from './network-facts.ts'

export interface JudgedCopy {
  readonly input: JudgeInput
  readonly authentication: Authentication
  readonly content: MessageContent
}

/** Gathers the facts about one copy. DNS is queried only if the sending address is known. */
export async function gatherFacts(copy: JudgedCopy, dns: Dns, signal: AbortSignal): Promise<PlacementFacts> {
  const { input, authentication, content } = copy
  const { seed, envelope, measuredAddress } = input
  const envelopeSenderDomain = domainOf(envelope.sender)
  const authorDomain = content.message.from[0]?.domain ?? null
  const network = await measureNetwork({ measuredAddress, envelopeSenderDomain, authorDomain }, dns, signal)
  return {
    ...network,
    providerType: seed.providerType,
    providerName: seed.providerName,
    seedOptions: seed.options ?? [],
    senderClass: input.senderClass,
    mailType: input.mailType ?? null,
    recipientDomain: domainOf(seed.address) ?? '',
    envelopeSenderDomain,
    hasUnicodeAddress: /[^\p{ASCII}]/u.test(`${envelope.sender}${envelope.recipient}`),
    authentication,
    content,
    headerForm: readHeaderForm(input.bytes),
    measuredAddress:
      measuredAddress === null
        ? notMeasured('the sending IP address is unknown (set sending-ip)')
        : measured(measuredAddress),
    isTls: measureTls(input),
    heloName: measureHelo(input),
    history:
      input.history === undefined
        ? notMeasured('the receiver keeps no history of earlier messages')
        : measured(input.history),
  }
}

const notTheSender = 'the connection did not come from the real sending server'

/**
 * Returns whether the connection comes from the real sending server. If `sending-ip` declares another server, the EHLO
 * name and the TLS state of this connection say nothing about the real sender.
 */
function isRealClient({ client, measuredAddress }: JudgeInput): boolean {
  return measuredAddress !== null && isSameAddress(client.address, measuredAddress)
}

/**
 * Local connections, unlike real deliveries, rarely use TLS or a public EHLO name, so their TLS state and EHLO name
 * prove nothing.
 */
const sameMachine = 'the connection came from this machine, not over the network'

function measureHelo(input: JudgeInput): Fact<string> {
  if (!isRealClient(input)) return notMeasured(notTheSender)
  return isLoopbackAddress(input.client.address) ? notMeasured(sameMachine) : measured(input.client.heloName)
}

function measureTls(input: JudgeInput): Fact<boolean> {
  if (!isRealClient(input)) return notMeasured(notTheSender)
  if (isLoopbackAddress(input.client.address) && !input.client.isTls) return notMeasured(sameMachine)
  if (input.client.isTlsOffered !== true && !input.client.isTls)
    return notMeasured('the receiver does not offer STARTTLS')
  return measured(input.client.isTls)
}
