/**
 * Connects Node's HTTP server to the app, and handles malformed requests, `Expect` header fields, and bodies of GET
 * requests.
 */

import type { IncomingMessage, ServerResponse } from 'node:http'

import { getRequestListener, RequestError } from '@hono/node-server'

import { ApiProblem, bodyTooLarge, errorText, internalError, targetTooLong } from '../problems/api-problem.ts'
import { type FetchHandler, maxBodyBytes, maxTargetLength } from './http-options.ts'
import { type UncountedRequest, uncountedHeaders } from './rate-limit.ts'

/** Creates the listener for `request`, `checkContinue` and `checkExpectation`. */
export function requestListener(
  app: FetchHandler,
  uncounted: () => UncountedRequest,
): (incoming: IncomingMessage, outgoing: ServerResponse) => void {
  const respond = getRequestListener(
    (request, env) => app.fetch(request, env),
    // HTTP/1.0 requests, such as a load balancer's requests for /readyz, may have no Host header. No handler depends on
    // the Host header.
    { hostname: 'localhost', errorHandler: (error) => failure(error, uncounted()) },
  )
  return (incoming, outgoing) => {
    const problem = headProblem(incoming)
    if (problem !== null) return refuse(outgoing, problem, uncounted())
    if (incoming.headers.expect !== undefined) handleExpect(incoming, outgoing)
    if (isBodyIgnored(incoming)) discardBody(incoming, outgoing)
    void respond(incoming, outgoing)
  }
}

/** Returns the error response to a malformed request head, or `null` if the head is valid. */
function headProblem(incoming: IncomingMessage): ApiProblem | null {
  const { url = '', headers, httpVersion } = incoming
  if (url.length > maxTargetLength) return targetTooLong()
  // Node's parser accepts the request line of HTTP/0.9, which has no version.
  if (httpVersion === '0.9') return new ApiProblem(400, 'Missing HTTP version in the request line')
  if (isBodyIgnored(incoming) && Number(headers['content-length'] ?? 0) > maxBodyBytes)
    return bodyTooLarge(maxBodyBytes)
  if (headers.host === undefined && httpVersion === '1.1') {
    return new ApiProblem(400, 'Missing Host header (required by HTTP/1.1)')
  }
  const { expect } = headers
  if (expect === undefined || expect.toLowerCase() === '100-continue') return null
  return new ApiProblem(417, 'Unsupported Expect header: only 100-continue is supported')
}

/**
 * Handles a request with an `Expect` field. If the body is too large, no `100 Continue` is sent. The client may send
 * the body anyway, and the body could be read as the next request, so the connection is closed after the response.
 */
function handleExpect({ headers }: IncomingMessage, outgoing: ServerResponse): void {
  if (Number(headers['content-length'] ?? 0) > maxBodyBytes) outgoing.shouldKeepAlive = false
  else outgoing.writeContinue()
}

function isBodyIgnored({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  return headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined
}

/**
 * Reads and discards the body of a GET or HEAD request, because such a body has no meaning (RFC 9110 §9.3.1). An unread
 * body would fill the socket's buffer while the request waits, and Node would notice neither the end of the body nor a
 * disconnected client.
 */
function discardBody(incoming: IncomingMessage, outgoing: ServerResponse): void {
  let sizeBytes = 0
  incoming.on('data', (chunk: Uint8Array) => {
    sizeBytes += chunk.length
    if (sizeBytes > maxBodyBytes) outgoing.destroy()
  })
}

function refuse(outgoing: ServerResponse, problem: ApiProblem, request: UncountedRequest): void {
  const body = Buffer.from(errorText(problem))
  outgoing.writeHead(problem.status, { ...errorHeaders(request), 'Content-Length': body.length, Connection: 'close' })
  outgoing.end(body)
}

/**
 * Responds to a request for which the app threw an error, or that never reached the app because its target or Host
 * header is invalid.
 */
function failure(error: unknown, request: UncountedRequest): Response {
  const problem =
    error instanceof RequestError ? new ApiProblem(400, 'Invalid request target or Host header') : internalError()
  return new Response(errorText(problem), { status: problem.status, headers: errorHeaders(request) })
}

function errorHeaders(request: UncountedRequest): Record<string, string> {
  return { ...uncountedHeaders(request), 'Content-Type': 'application/json' }
}
