/** Scores messages with SpamAssassin's spamd. Source: SpamAssassin 4.0.1, spamd/PROTOCOL. */

import { connect } from 'node:net'

import { domainOf } from '../../../foundation/world/domain.ts'
import { isLoopbackAddress } from '../../../foundation/world/ip-address.ts'
import { readAtMost } from '../../../foundation/world/read-at-most.ts'
import type { Clock } from '../../../foundation/world/world.ts'
import type { EngineInput, SpamFilter } from '../spam-filter.ts'
import { parseSpamdReply } from './spamd-reply.ts'

export interface SpamdSetting {
  readonly host: string
  readonly port: number
}

const maxReplyBytes = 1024 * 1024

/** Creates an engine that uses spamd's score, threshold and rules. spamd's `-L` option disables network tests. */
export function spamdFilter(
  setting: SpamdSetting,
  { clock }: { readonly clock: Pick<Clock, 'nowMs'> },
): SpamFilter<EngineInput> {
  return {
    engine: 'spamd',
    version: null,
    judge: async (input, signal) => {
      try {
        const message = Buffer.concat([Buffer.from(traceFields(input, clock.nowMs())), input.bytes])
        return parseSpamdReply(await exchange(setting, renderRequest(message), signal))
      } catch (error) {
        signal.throwIfAborted()
        return {
          status: 'failed',
          reason: `spamd request failed: ${error instanceof Error ? error.message : 'unknown error'}`,
        }
      }
    },
  }
}

function renderRequest(message: Uint8Array): Uint8Array {
  return Buffer.concat([Buffer.from(`REPORT SPAMC/1.5\r\nContent-length: ${message.length}\r\n\r\n`), message])
}

/**
 * Adds a Received field, because spamd reads the client and envelope from the trace fields that the receiving server
 * adds. If the real client address is unknown, adds no field, because a loopback address would be wrong.
 */
function traceFields({ envelope, client, measuredAddress }: EngineInput, nowMs: number): string {
  if (measuredAddress === null || isLoopbackAddress(measuredAddress)) return ''
  const helo = client.heloName.replaceAll(/[^A-Za-z0-9.:[\]_-]/gu, '') || 'unknown'
  const sender = (envelope.sender ?? '').replaceAll(/[^!-~]|[<>]/gu, '')
  const by = domainOf(envelope.recipient)?.replaceAll('_', '') ?? 'unknown'
  const date = new Date(nowMs).toUTCString().replace('GMT', '+0000')
  return [
    `Return-Path: <${sender}>`,
    `Received: from ${helo} (${helo} [${measuredAddress}])`,
    `\tby mx.${by} with ESMTP; ${date}`,
    '',
  ].join('\r\n')
}

/** Sends a request and reads the response, which ends when spamd closes the connection. */
export async function exchange(
  { host, port }: SpamdSetting,
  request: Uint8Array,
  signal: AbortSignal,
): Promise<string> {
  const socket = connect({ host, port, signal, allowHalfOpen: true })
  try {
    socket.end(request)
    const reply = await readAtMost(socket, maxReplyBytes)
    if (reply === null) throw new Error(`the reply is larger than ${maxReplyBytes} bytes`)
    return reply.toString('utf8')
  } finally {
    socket.destroy()
  }
}
