/** From Node's request to the app and back: what no handler needs to know of is dealt with here. */

import { IncomingMessage, type ServerResponse } from 'node:http'

import { getRequestListener, RequestError } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'

import type { Clock } from '../../world/world.ts'
import { ApiProblem, failedHere, targetTooLong } from '../api-problem.ts'
import type { ServiceApp } from '../app.ts'
import { errorText } from '../error-body.ts'
import type { HoldOffer } from '../long-poll/hold.ts'
import { maxBodyBytes } from '../middleware/limit-body.ts'
import { uncountedHeaders } from '../middleware/limit-rate.ts'
import { canRelease, releaseSocket } from './detach.ts'
import type { DetachedConnection } from './detached-connection.ts'
import type { DetachedConnections } from './detached-connections.ts'
import { holdRequest } from './held-request.ts'
import { maxTargetLength } from './http-options.ts'

interface ListenerParts {
  readonly detached: DetachedConnections
  readonly clock: Pick<Clock, 'nowMs'>
}

/** For `request`, `checkContinue` and `checkExpectation`. */
export function requestListener(
  app: Pick<ServiceApp, 'fetch'>,
  { detached, clock }: ListenerParts,
): (incoming: IncomingMessage, outgoing: ServerResponse) => void {
  const answer = getRequestListener(
    async (request, env) => {
      const { incoming, outgoing } = env
      if (!(incoming instanceof IncomingMessage) || !isHttp1(outgoing) || !mayWait(incoming)) {
        const response = await app.fetch(request, env)
        // The drain may have begun meanwhile; a connection that stayed open would hold it up.
        if (detached.isDraining && isHttp1(outgoing)) outgoing.shouldKeepAlive = false
        return response
      }
      const connectionOf = detached.detach(incoming, outgoing)
      return await fetchOrHold(app, { request, incoming, outgoing, connectionOf })
    },
    // HTTP/1.0 may come without a Host field: load balancers ask so for /readyz. Nothing here depends on it.
    { hostname: 'localhost', errorHandler: (error) => failure(error, clock.nowMs()) },
  )
  return (incoming, outgoing) => {
    const problem = headProblem(incoming)
    if (problem !== null) return refuse(outgoing, problem, clock.nowMs())
    if (incoming.headers.expect !== undefined) meetExpectation(incoming, outgoing)
    void answer(incoming, outgoing)
  }
}

interface WaitingCall {
  readonly request: Request
  readonly incoming: IncomingMessage
  readonly outgoing: ServerResponse
  readonly connectionOf: () => DetachedConnection | null
}

async function fetchOrHold(
  app: Pick<ServiceApp, 'fetch'>,
  { request, incoming, outgoing, connectionOf }: WaitingCall,
): Promise<Response> {
  const holdOffer: HoldOffer = {
    get isUsable() {
      return connectionOf() !== null && canRelease(outgoing)
    },
    hold: null,
    onEnd: null,
  }
  const response = await app.fetch(request, { incoming, outgoing, holdOffer })
  const connection = connectionOf()
  const { hold, onEnd } = holdOffer
  if (hold === null || connection === null) return response
  releaseSocket(outgoing, incoming.socket)
  holdRequest(connection, { hold, onEnd }, response)
  return RESPONSE_ALREADY_SENT
}

/** Such a request is taken from the parser before it is known whether it will wait: later is too late. */
function mayWait({ method, url, headers }: IncomingMessage): boolean {
  if (method !== 'GET' || headers['if-none-match'] === undefined) return false
  return /\bwait\b/iu.test([headers['prefer'] ?? ''].join()) && /_tests\/[^/]+$/u.test(url ?? '')
}

function isHttp1(outgoing: object): outgoing is ServerResponse {
  return 'shouldKeepAlive' in outgoing
}

/** What is wrong with a request before anybody reads it; `null`: nothing. */
function headProblem({ url = '', headers, httpVersion }: IncomingMessage): ApiProblem | null {
  if (url.length > maxTargetLength) return targetTooLong()
  if (headers.host === undefined && httpVersion === '1.1') {
    return new ApiProblem(400, 'The request has no Host field, which HTTP/1.1 wants')
  }
  const { expect } = headers
  if (expect === undefined || expect.toLowerCase() === '100-continue') return null
  return new ApiProblem(417, 'The service meets no expectation but 100-continue')
}

/** A body that will be refused is not asked for; whether it comes nobody knows, so the connection ends with the answer. */
function meetExpectation({ headers }: IncomingMessage, outgoing: ServerResponse): void {
  if (Number(headers['content-length'] ?? 0) > maxBodyBytes) outgoing.shouldKeepAlive = false
  else outgoing.writeContinue()
}

function refuse(outgoing: ServerResponse, problem: ApiProblem, nowMs: number): void {
  const body = Buffer.from(errorText(problem))
  outgoing.writeHead(problem.status, { ...errorHeaders(nowMs), 'Content-Length': body.length, Connection: 'close' })
  outgoing.end(body)
}

/** Neither the app nor a handler answered: the target or the Host field is malformed, or something of ours is broken. */
function failure(error: unknown, nowMs: number): Response {
  const problem =
    error instanceof RequestError
      ? new ApiProblem(400, 'The target or the Host field of the request is malformed')
      : failedHere()
  return new Response(errorText(problem), { status: problem.status, headers: errorHeaders(nowMs) })
}

function errorHeaders(nowMs: number): Record<string, string> {
  return { ...uncountedHeaders(nowMs), 'Content-Type': 'application/json' }
}
