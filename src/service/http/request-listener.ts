/** Connects Node's HTTP server to the app, and deals with what no handler should have to know about. */

import type { IncomingMessage, ServerResponse } from 'node:http'

import { getRequestListener, RequestError } from '@hono/node-server'

import { ApiProblem, failedHere, targetTooLong } from '../api-problem.ts'
import type { ServiceApp } from '../app.ts'
import { errorText } from '../error-body.ts'
import { bodyTooLarge, maxBodyBytes } from '../middleware/limit-body.ts'
import { type UncountedRequest, uncountedHeaders } from '../middleware/limit-rate.ts'
import { maxTargetLength } from './http-options.ts'

/** For `request`, `checkContinue` and `checkExpectation`. */
export function requestListener(
  app: Pick<ServiceApp, 'fetch'>,
  uncounted: () => UncountedRequest,
): (incoming: IncomingMessage, outgoing: ServerResponse) => void {
  const answer = getRequestListener(
    (request, env) => app.fetch(request, env),
    // HTTP/1.0 requests may have no Host field, such as a load balancer's for /readyz. Nothing here depends on it.
    { hostname: 'localhost', errorHandler: (error) => failure(error, uncounted()) },
  )
  return (incoming, outgoing) => {
    const problem = headProblem(incoming)
    if (problem !== null) return refuse(outgoing, problem, uncounted())
    if (incoming.headers.expect !== undefined) meetExpectation(incoming, outgoing)
    if (isBodyIgnored(incoming)) discardBody(incoming, outgoing)
    void answer(incoming, outgoing)
  }
}

/** What is wrong with the head of a request; `null`: nothing. */
function headProblem(incoming: IncomingMessage): ApiProblem | null {
  const { url = '', headers, httpVersion } = incoming
  if (url.length > maxTargetLength) return targetTooLong()
  if (isBodyIgnored(incoming) && Number(headers['content-length'] ?? 0) > maxBodyBytes) return bodyTooLarge()
  if (headers.host === undefined && httpVersion === '1.1') {
    return new ApiProblem(400, 'Missing Host header (required by HTTP/1.1)')
  }
  const { expect } = headers
  if (expect === undefined || expect.toLowerCase() === '100-continue') return null
  return new ApiProblem(417, 'Unsupported Expect header: only 100-continue is supported')
}

/**
 * A client that is told not to send its body may send it or not, so the connection ends with the response: otherwise the
 * body could be taken for the next request.
 */
function meetExpectation({ headers }: IncomingMessage, outgoing: ServerResponse): void {
  if (Number(headers['content-length'] ?? 0) > maxBodyBytes) outgoing.shouldKeepAlive = false
  else outgoing.writeContinue()
}

function isBodyIgnored({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  return headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined
}

/**
 * Reads and drops the body of a GET, which has no meaning (RFC 9110 §9.3.1). An unread body would fill the socket while the
 * request waits, and Node would notice neither its end nor a client that disconnects.
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

/** Neither the app nor a handler answered: the target or the Host field is malformed, or the service itself failed. */
function failure(error: unknown, request: UncountedRequest): Response {
  const problem =
    error instanceof RequestError ? new ApiProblem(400, 'Invalid request target or Host header') : failedHere()
  return new Response(errorText(problem), { status: problem.status, headers: errorHeaders(request) })
}

function errorHeaders(request: UncountedRequest): Record<string, string> {
  return { ...uncountedHeaders(request), 'Content-Type': 'application/json' }
}
