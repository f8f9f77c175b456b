/** Refuses bodies that are too large or compressed, and leaves the connection fit for the next request. */

import { quoteValue } from '../../errors/problem.ts'
import { ApiProblem } from '../api-problem.ts'
import type { ServiceMiddleware } from '../service-context.ts'

/** Largest body that is read. */
export const maxBodyBytes: number = 1024 * 1024

/** A body without a length is read and dropped this far, so that its sender gets to read the refusal. */
const mostDroppedBytes = 64 * maxBodyBytes

/**
 * 413 for a body over 1 MiB, 415 for a compressed one.
 *
 * A length that is announced is refused without touching the body: then the HTTP server drops it. Once somebody has
 * asked for the body as a stream it cannot (hono's own body limit does that): the rest stays in the socket, and later
 * requests on that connection hang until it is cut.
 */
export function limitBody(): ServiceMiddleware {
  return async (request, next) => {
    const coding = request.req.header('content-encoding')
    if (coding !== undefined && coding.toLowerCase() !== 'identity') throw compressed(coding)
    const length = request.req.header('content-length')
    if (length !== undefined && Number(length) > maxBodyBytes) throw bodyTooLarge()
    if (length === undefined && request.req.raw.body !== null) {
      // oxlint-disable-next-line unicorn/no-invalid-fetch-options -- the method is the request's own
      request.req.raw = new Request(request.req.raw, { body: await readWithin(request.req.raw.body) })
    }
    await next()
  }
}

/** @throws ApiProblem 413 */
async function readWithin(body: AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let sizeBytes = 0
  for await (const chunk of body) {
    sizeBytes += chunk.length
    if (sizeBytes <= maxBodyBytes) chunks.push(chunk)
    else if (sizeBytes > mostDroppedBytes) break
  }
  if (sizeBytes > maxBodyBytes) throw bodyTooLarge()
  return Buffer.concat(chunks)
}

/** RFC 7694 §3: Accept-Encoding of the response says what would be accepted. */
function compressed(coding: string): ApiProblem {
  const message = `Unsupported Content-Encoding: expected an uncompressed body, got ${quoteValue(coding)}`
  return new ApiProblem(415, message, { headers: { 'Accept-Encoding': 'identity' } })
}

/** 413. */
export function bodyTooLarge(): ApiProblem {
  return new ApiProblem(413, `Request body is larger than ${maxBodyBytes} bytes`)
}
