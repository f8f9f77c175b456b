/** SpamAssassin's spamd behind the SpamFilter port. Source: the protocol file of SpamAssassin 4.0.1, spamd/PROTOCOL. */

import { connect } from 'node:net'

import { isLoopbackAddress } from '../../../world/ip-address.ts'
import type { Clock } from '../../../world/world.ts'
import type { EngineQuestion, SpamFilter } from '../spam-filter.ts'
import { parseSpamdReply } from './spamd-reply.ts'

/** Where spamd listens. */
export interface SpamdSetting {
  readonly host: string
  /** 783 unless configured otherwise. */
  readonly port: number
}

/** A report has some dozens of lines. */
const maxReplyBytes = 1024 * 1024

/** spamd as an engine: score, limit and rules are its own. Start it with `-L` to keep its network tests off. */
export function spamdFilter(
  setting: SpamdSetting,
  { clock }: { readonly clock: Pick<Clock, 'nowMs'> },
): SpamFilter<EngineQuestion> {
  return {
    engine: 'spamd',
    version: null,
    judge: async (input, signal) => {
      try {
        const message = Buffer.concat([Buffer.from(traceFields(input, clock.nowMs())), input.bytes])
        return parseSpamdReply(await exchange(setting, renderRequest(message), signal))
      } catch (error) {
        signal.throwIfAborted()
        return { status: 'failed', reason: `spamd could not be asked: ${error instanceof Error ? error.message : ''}` }
      }
    },
  }
}

function renderRequest(message: Uint8Array): Uint8Array {
  return Buffer.concat([Buffer.from(`REPORT SPAMC/1.5\r\nContent-length: ${message.length}\r\n\r\n`), message])
}

/**
 * spamd knows the client and the envelope only by what the receiving server wrote on top. Nothing is written where the
 * real client is not known: a trace of the loopback address would say something false.
 */
function traceFields({ envelope, client, measuredAddress }: EngineQuestion, nowMs: number): string {
  if (measuredAddress === null || isLoopbackAddress(measuredAddress)) return ''
  const helo = client.heloName.replaceAll(/[^A-Za-z0-9.:[\]_-]/gu, '') || 'unknown'
  const sender = (envelope.sender ?? '').replaceAll(/[^!-~]|[<>]/gu, '')
  const by = envelope.recipient.slice(envelope.recipient.lastIndexOf('@') + 1).replaceAll(/[^A-Za-z0-9.-]/gu, '')
  const date = new Date(nowMs).toUTCString().replace('GMT', '+0000')
  return [
    `Return-Path: <${sender}>`,
    `Received: from ${helo} (${helo} [${measuredAddress}])`,
    `\tby mx.${by} with ESMTP; ${date}`,
    '',
  ].join('\r\n')
}

/** One request, one reply; spamd closes the connection behind it. @throws when there is none, or the signal's reason */
export async function exchange(
  { host, port }: SpamdSetting,
  request: Uint8Array,
  signal: AbortSignal,
): Promise<string> {
  const socket = connect({ host, port, signal, allowHalfOpen: true })
  try {
    socket.end(request)
    const chunks: Uint8Array[] = []
    let sizeBytes = 0
    for await (const chunk of socket) {
      if (!(chunk instanceof Uint8Array)) continue
      sizeBytes += chunk.length
      if (sizeBytes > maxReplyBytes) throw new Error(`its reply is larger than ${maxReplyBytes} bytes`)
      chunks.push(chunk)
    }
    return Buffer.concat(chunks).toString('utf8')
  } finally {
    socket.destroy()
  }
}
