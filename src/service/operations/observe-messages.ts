/** Logs every message received over SMTP. */

import type { Clock } from '../../foundation/world/world.ts'
import type { ReceiverPorts } from '../receiving/local-smtp/start-receiver.ts'
import type { IncomingMessage, Reception } from '../receiving/reception.ts'
import type { UnmatchedMailCounter } from '../receiving/unmatched-mail.ts'
import type { ServiceLog } from './service-log.ts'
import { testField } from './service-log.ts'

/** Wraps a receiver, counts mail that belongs to no test, and logs one line per message, without the sender's address or any content. */
export function observeMessages(
  receive: ReceiverPorts['receive'],
  {
    log,
    clock,
    unmatched,
  }: {
    readonly log: Pick<ServiceLog, 'info'>
    readonly clock: Pick<Clock, 'monotonicMs'>
    readonly unmatched: Pick<UnmatchedMailCounter, 'count'>
  },
): ReceiverPorts['receive'] {
  return async (message, signal) => {
    const startMs = clock.monotonicMs()
    const reception = await receive(message, signal)
    unmatched.count(message, reception)
    log.info('message received', {
      ...testField(reception.copies.map(({ numericId }) => numericId)),
      reply: reception.reply.code,
      matched: reception.isMatched,
      // If a submission server rewrites the From field, only this log field shows why a test receives no mail.
      ...(reception.isForeign ? { other_sender: true } : {}),
      ms: Math.round((clock.monotonicMs() - startMs) * 10) / 10,
      bytes: message.bytes.length,
      seeds: seedOutcomes(message, reception),
      client: message.client.address,
      tls: message.client.isTls,
    })
    return reception
  }
}

function seedOutcomes({ seeds }: IncomingMessage, { copies }: Reception): Readonly<Record<string, string>> {
  const outcomes = new Map(copies.map(({ seed, outcome }) => [seed, outcome]))
  return Object.fromEntries(seeds.map(({ address }) => [address, outcomes.get(address) ?? 'unmatched']))
}
