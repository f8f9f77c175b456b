/**
 * Sends one request to addresses that have been checked, without cookies, credentials or a proxy, and without following
 * redirects.
 */

import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { TLSSocket } from 'node:tls'

import { limitInterimResponses } from '../../foundation/world/limit-interim-responses.ts'
import { pinnedLookup, type TargetAddress } from '../../foundation/world/resolve-target.ts'
import { version } from '../../foundation/world/version.ts'

export interface LinkRequest {
  readonly url: URL
  readonly method: 'HEAD' | 'GET'
  /** The addresses to connect to; never empty. The host of `url` is not resolved again. */
  readonly addresses: readonly TargetAddress[]
  /** The PEM certificates of the CAs to trust, or null to trust the system's CAs. */
  readonly ca: string | null
}

/** The status and header fields of a response; its body is not read. */
export interface LinkAnswer {
  readonly statusCode: number
  readonly location: string | null
  readonly certificateExpiresAtMs: number | null
}

/**
 * Sends the request.
 *
 * @throws Node's error if there is no response, or the signal's reason if the signal aborts before the response
 */
export async function requestLink(
  { url, method, addresses, ca }: LinkRequest,
  signal: AbortSignal,
): Promise<LinkAnswer> {
  signal.throwIfAborted()
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const outgoing = request(withoutCredentials(url), {
    method,
    headers: { accept: '*/*', 'user-agent': `presend/${version} (link check)` },
    agent: false,
    lookup: pinnedLookup(addresses),
    maxHeaderSize: 32_768,
    ...(ca === null ? {} : { ca }),
  })
  limitInterimResponses(outgoing)
  const onAbort = (): void => reject(signal.reason)
  signal.addEventListener('abort', onAbort, { once: true })
  outgoing.on('response', resolve).on('error', reject)
  // Ends the request after responses such as `101 Switching Protocols`, for which Node emits neither `response` nor
  // `error`.
  outgoing.on('close', () => reject(new Error('connection closed without a response')))
  outgoing.end()
  try {
    const { statusCode = 0, headers, socket } = await promise
    return { statusCode, location: headers.location ?? null, certificateExpiresAtMs: expiryOf(socket) }
  } finally {
    signal.removeEventListener('abort', onAbort)
    outgoing.destroy()
  }
}

/** Removes the user name and password from a URL, because Node would send them as Basic authentication. */
function withoutCredentials(url: URL): URL {
  const plain = new URL(url)
  plain.username = ''
  plain.password = ''
  plain.hash = ''
  return plain
}

function expiryOf(socket: IncomingMessage['socket']): number | null {
  if (!(socket instanceof TLSSocket)) return null
  const expiresAtMs = Date.parse(socket.getPeerCertificate().valid_to ?? '')
  return Number.isNaN(expiresAtMs) ? null : expiresAtMs
}
