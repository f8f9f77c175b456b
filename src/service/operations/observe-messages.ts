/** Logs every message that comes over SMTP. */

import type { ReceiverPorts } from '../../seeds/local-smtp/start-receiver.ts'
import type { Clock } from '../../world/world.ts'
import type { ServiceLog } from './service-log.ts'

/** The same receiver; one line a message, without anybody's mail address and without a word of the message. */
export function observeMessages(
  receive: ReceiverPorts['receive'],
  { log, clock }: { readonly log: Pick<ServiceLog, 'info'>; readonly clock: Pick<Clock, 'monotonicMs'> },
): ReceiverPorts['receive'] {
  return async (message, signal) => {
    const startMs = clock.monotonicMs()
    const reception = await receive(message, signal)
    log.info('message', {
      reply: reception.reply.code,
      matched: reception.isMatched,
      // Else a sender whose From field is rewritten on the way would never learn why nothing comes.
      ...(reception.isForeign ? { other_sender: true } : {}),
      ms: Math.round((clock.monotonicMs() - startMs) * 10) / 10,
      bytes: message.bytes.length,
      seeds: message.seeds.length,
      client: message.client.address,
      tls: message.client.isTls,
    })
    return reception
  }
}
