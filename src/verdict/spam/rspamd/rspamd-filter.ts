/** Scores messages with rspamd over HTTP. Source: docs.rspamd.com, "Rspamd protocol" (checkv2). */

import { readAtMost } from '../../../foundation/world/read-at-most.ts'
import type { EngineInput, SpamFilter, SpamFilterAnswer } from '../spam-filter.ts'
import { parseRspamdReply } from './rspamd-reply.ts'

export interface RspamdSetting {
  /** The URL of an rspamd normal worker or proxy worker, such as `http://127.0.0.1:11333`. */
  readonly url: string
  /** The score for the `add header` action, used if a response contains no thresholds. Default: 6, as in rspamd. */
  readonly spamThreshold?: number
}

const defaultSpamThreshold = 6
/** The maximum size of a response. Real responses are a few kilobytes long. */
const maxReplyBytes = 4 * 1024 * 1024

/** Creates the engine. The verdict follows rspamd's action; the score and the symbols also come from rspamd. */
export function rspamdFilter(setting: RspamdSetting): SpamFilter<EngineInput> {
  const url = `${setting.url.replace(/\/+$/u, '')}/checkv2`
  const spamThreshold = setting.spamThreshold ?? defaultSpamThreshold
  return {
    engine: 'rspamd',
    // The engine's name does not contain rspamd's version, because rspamd may be updated while presend runs. Instead,
    // each verdict contains the version.
    version: null,
    judge: async (input, signal) => {
      try {
        return await ask(url, { input, spamThreshold }, signal)
      } catch (error) {
        signal.throwIfAborted()
        return { status: 'failed', reason: `rspamd request failed: ${errorText(error)}` }
      }
    },
  }
}

async function ask(
  url: string,
  request: { readonly input: EngineInput; readonly spamThreshold: number },
  signal: AbortSignal,
): Promise<SpamFilterAnswer> {
  const response = await fetch(url, {
    method: 'POST',
    body: Buffer.from(request.input.bytes),
    headers: requestHeaders(request.input),
    redirect: 'error',
    signal,
  })
  const body = response.body === null ? Buffer.alloc(0) : await readAtMost(response.body, maxReplyBytes)
  if (body === null) throw new Error(`the reply is larger than ${maxReplyBytes} bytes`)
  if (response.status !== 200) return { status: 'failed', reason: `rspamd replied with HTTP status ${response.status}` }
  const engine = nameOf(response.headers.get('server'))
  return parseRspamdReply(body.toString('utf8'), { engine, spamThreshold: request.spamThreshold })
}

/** Passes the envelope and client to rspamd in HTTP header fields. Untrusted values are reduced to printable ASCII. */
function requestHeaders({ envelope, client, measuredAddress }: EngineInput): Record<string, string> {
  const known = { From: envelope.sender ?? '', Rcpt: envelope.recipient }
  const outside = measuredAddress === null ? {} : { IP: measuredAddress, Helo: client.heloName }
  const fields = Object.entries({ ...known, ...outside }).map(([name, value]) => [name, toHeaderValue(value)] as const)
  return Object.fromEntries(fields.filter(([, value]) => value !== ''))
}

function toHeaderValue(text: string): string {
  return text.replaceAll(/[^ -~]+/gu, '').slice(0, 998)
}

/** Converts `rspamd/3.4` to `rspamd 3.4`. */
function nameOf(server: string | null): string {
  const version = /^rspamd\/([\w.+-]{1,40})$/u.exec(server ?? '')?.[1]
  return version === undefined ? 'rspamd' : `rspamd ${version}`
}

/** Returns the reason why a fetch failed. */
function errorText(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error'
  return error.cause instanceof Error && error.cause.message !== '' ? error.cause.message : error.message
}
