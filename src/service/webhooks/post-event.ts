/** One POST to addresses that were checked, and nothing beyond it: no redirect, no proxy, no second connection. */

import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'

import type { TargetAddress } from './resolve-target.ts'

/** Everything that goes over the wire. */
export interface EventPost {
  readonly url: URL
  /** Never empty; the name in `url` is not looked up again. */
  readonly addresses: readonly TargetAddress[]
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
  /** PEM of authorities to trust instead of the system's; `null`: the system's. */
  readonly ca: string | null
}

/** A status line came; whatever happened to the rest. */
export interface PostAnswer {
  readonly statusCode: number
  readonly retryAfter: string | null
  readonly location: string | null
  /** The first bytes of the body as far as they came. */
  readonly bodyStart: Buffer
}

/** More of an answer is not read: it is only for the log. */
const maxBodyBytes = 4096

/**
 * Sends the request. When `signal` aborts after the status line came, the answer counts all the same, without the rest of
 * its body: the receiver has said what it thinks.
 *
 * @throws Node's own errors when no answer came; the signal's reason when it aborted before one came
 */
export async function postEvent(post: EventPost, signal: AbortSignal): Promise<PostAnswer> {
  signal.throwIfAborted()
  const request = post.url.protocol === 'https:' ? httpsRequest : httpRequest
  const outgoing = request(post.url, {
    method: 'POST',
    headers: { ...post.headers, 'content-length': String(post.body.byteLength) },
    // A connection of its own, so that the addresses it was checked for are the ones it goes to; no proxy is asked.
    agent: false,
    lookup: pinnedLookup(post.addresses),
    ...(post.ca === null ? {} : { ca: post.ca }),
  })
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const onAbort = (): void => {
    outgoing.destroy()
    reject(signal.reason)
  }
  signal.addEventListener('abort', onAbort, { once: true })
  outgoing.on('response', resolve).on('error', reject)
  // `101` and other ends that are no error and no answer.
  outgoing.on('close', () => reject(new Error('the connection was closed without an answer')))
  outgoing.end(post.body)
  try {
    const incoming = await promise
    return toAnswer(incoming, await readStart(incoming))
  } finally {
    signal.removeEventListener('abort', onAbort)
    outgoing.destroy()
  }
}

/** Answers every question with the checked addresses: connecting asks nobody else. */
function pinnedLookup(addresses: readonly TargetAddress[]): LookupFunction {
  return (_name, options, answer) => {
    const [first] = addresses
    if (options.all === true) answer(null, [...addresses])
    else if (first === undefined) answer(new Error('no address'), '', 4)
    else answer(null, first.address, first.family)
  }
}

/** Ends with what came when there is enough of it, when the connection breaks, and when the request is destroyed. */
async function readStart(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let byteCount = 0
  const { promise: isOver, resolve } = Promise.withResolvers<void>()
  incoming.on('data', (chunk: Buffer) => {
    chunks.push(chunk)
    byteCount += chunk.byteLength
    if (byteCount >= maxBodyBytes) resolve()
  })
  // An error here is a broken body of an answer that stands.
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
