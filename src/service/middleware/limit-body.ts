/** Rejects bodies that are too large or compressed, and keeps the connection usable for the next request. */

import { quoteValue } from '../../foundation/errors/problem.ts'
import { maxBodyBytes } from '../http/http-options.ts'
import { ApiProblem, bodyTooLarge } from '../problems/api-problem.ts'
import type { ServiceMiddleware } from '../requests/service-context.ts'
import { isUploadForm } from '../requests/upload-form.ts'

/**
 * The maximum size of a chunked body that is read and discarded. If a body is too large but no larger than this, the
 * client can still read the error response.
 */
const maxDroppedBytes = 64 * maxBodyBytes

/** The size reserved for the parts of the form other than the uploaded message. */
const formBytes = 64 * 1024

/**
 * Responds with 413 to a body over 1 MiB, and with 415 to a compressed body. A form that creates a test may contain a
 * message of at most `uploadBytes`; the dashboard reads it only for members.
 *
 * A body with a Content-Length over the limit is rejected before it is read, and the HTTP server discards it. hono's
 * own `bodyLimit` opens the body as a stream instead: the unread part then stays in the socket, and later requests on
 * that connection hang.
 */
export function limitBody(uploadBytes: number | null = null): ServiceMiddleware {
  return async (request, next) => {
    const isUpload = uploadBytes !== null && isUploadForm(request)
    const maxBytes = isUpload ? uploadBytes + formBytes : maxBodyBytes
    const coding = request.req.header('content-encoding')
    if (coding !== undefined && coding.toLowerCase() !== 'identity') throw compressed(coding)
    const length = request.req.header('content-length')
    if (length !== undefined && Number(length) > maxBytes) {
      throw isUpload ? messageTooLarge(uploadBytes) : bodyTooLarge(maxBytes)
    }
    if (length === undefined && request.req.raw.body !== null) {
      // oxlint-disable-next-line unicorn/no-invalid-fetch-options -- the method is taken from the original request
      request.req.raw = new Request(request.req.raw, { body: await readWithin(request.req.raw.body) })
    }
    await next()
  }
}

function messageTooLarge(maxBytes: number): ApiProblem {
  const message = `The message is too large: the service accepts at most ${maxBytes} bytes. Nothing was created or sent.`
  return new ApiProblem(413, message)
}

/** Reads a body within the limit. @throws ApiProblem 413 */
async function readWithin(body: AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let sizeBytes = 0
  for await (const chunk of body) {
    sizeBytes += chunk.length
    if (sizeBytes <= maxBodyBytes) chunks.push(chunk)
    else if (sizeBytes > maxDroppedBytes) break
  }
  if (sizeBytes > maxBodyBytes) throw bodyTooLarge(maxBodyBytes)
  return Buffer.concat(chunks)
}

/** Rejects a compressed body. Accept-Encoding in the response names the supported codings (RFC 7694 §3). */
function compressed(coding: string): ApiProblem {
  const message = `Unsupported Content-Encoding: expected an uncompressed body, got ${quoteValue(coding)}`
  return new ApiProblem(415, message, { headers: { 'Accept-Encoding': 'identity' } })
}
