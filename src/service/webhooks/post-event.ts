/** Sends one POST to checked addresses, without redirects or proxies. */

import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'

import { limitInterimResponses } from '../../foundation/world/limit-interim-responses.ts'
import { pinnedLookup, type TargetAddress } from '../../foundation/world/resolve-target.ts'

export interface EventPost {
  readonly url: URL
  /** The addresses to connect to: at least one, each already checked. The host of `url` is not resolved again. */
  readonly addresses: readonly TargetAddress[]
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
  /** The CAs to trust instead of the system's, in PEM; if `null`, the system's CAs are trusted. */
  readonly ca: string | null
}

/** A response whose body may be incomplete. */
export interface PostAnswer {
  readonly statusCode: number
  readonly retryAfter: string | null
  readonly location: string | null
  /** The first bytes of the body. */
  readonly bodyStart: Buffer
}

/** The maximum number of body bytes to read. The body is used only for the delivery log. */
const maxBodyBytes = 4096

/**
 * Sends the request. If `signal` aborts after the response's status line and header fields have arrived, the response
 * counts, even without the rest of its body.
 *
 * @throws Node's error if there is no response; the signal's reason if the signal aborts before the response
 */
export async function postEvent(post: EventPost, signal: AbortSignal): Promise<PostAnswer> {
  signal.throwIfAborted()
  const request = post.url.protocol === 'https:' ? httpsRequest : httpRequest
  const outgoing = request(post.url, {
    method: 'POST',
    headers: { ...post.headers, 'content-length': String(post.body.byteLength) },
    // Always open a new connection, so that it goes to the checked addresses and not through a proxy.
    agent: false,
    lookup: pinnedLookup(post.addresses),
    ...(post.ca === null ? {} : { ca: post.ca }),
  })
  limitInterimResponses(outgoing)
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const onAbort = (): void => {
    outgoing.destroy()
    reject(signal.reason)
  }
  signal.addEventListener('abort', onAbort, { once: true })
  outgoing.on('response', resolve).on('error', reject)
  // The connection was closed without a final response. For example, Node emits neither `response` nor `error` after
  // `101 Switching Protocols`.
  outgoing.on('close', () => reject(new Error('connection closed without a response')))
  outgoing.end(post.body)
  try {
    const incoming = await promise
    return toAnswer(incoming, await readStart(incoming))
  } finally {
    signal.removeEventListener('abort', onAbort)
    outgoing.destroy()
  }
}

/** Reads the start of the body. Resolves at the size limit, at the end of the body, or when the connection closes. */
async function readStart(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let byteCount = 0
  const { promise: isOver, resolve } = Promise.withResolvers<void>()
  incoming.on('data', (chunk: Buffer) => {
    chunks.push(chunk)
    byteCount += chunk.byteLength
    if (byteCount >= maxBodyBytes) resolve()
  })
  // After an error, the body is incomplete, but the response still counts.
  incoming
    .on('end', resolve)
    .on('error', () => resolve())
    .on('close', resolve)
  await isOver
  return Buffer.concat(chunks).subarray(0, maxBodyBytes)
}

function toAnswer({ statusCode, headers }: IncomingMessage, bodyStart: Buffer): PostAnswer {
  return {
    statusCode: statusCode ?? 0,
    retryAfter: headers['retry-after'] ?? null,
    location: headers.location ?? null,
    bodyStart,
  }
}
