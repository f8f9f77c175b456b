/**
 * Makes one attempt at an API call: sends the request, follows redirects within the same origin, and reads the body.
 * Reports what happened, without deciding what it means.
 */

import http from 'node:http'
import https from 'node:https'
import { urlToHttpOptions } from 'node:url'

import { limitInterimResponses } from '../../foundation/world/limit-interim-responses.ts'
import { readAtMost } from '../../foundation/world/read-at-most.ts'
import type { Secret } from '../../foundation/world/secret.ts'
import { TimeLimitReached, withinTime } from '../../foundation/world/time-limit.ts'
import type { Clock } from '../../foundation/world/world.ts'
import type { Attempt } from './api-call.ts'
import { classifyNetworkFailure } from './network-failure.ts'
import type { ServiceAgent } from './open-agent.ts'
import { readRateLimit } from './rate-limit.ts'
import { decideRedirect } from './redirect.ts'

/** A complete HTTP request except for the token. */
export interface WireRequest {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
  readonly timeLimitMs: number
}

export interface AttemptDeps {
  readonly agent: ServiceAgent
  readonly apiToken: Secret
  readonly clock: Clock
  readonly maxBodyBytes: number
}

/**
 * Sends the request and follows redirects within the same origin, all within one time limit.
 *
 * @throws only the signal's reason
 */
export async function attemptRequest(request: WireRequest, deps: AttemptDeps, signal: AbortSignal): Promise<Attempt> {
  const { timeLimitMs } = request
  try {
    const work = async (limited: AbortSignal): Promise<Attempt> => await exchange(request, deps, limited)
    return await withinTime(work, timeLimitMs, { clock: deps.clock, signal })
  } catch (cause) {
    signal.throwIfAborted()
    if (cause instanceof TimeLimitReached) return { status: 'timed-out', timeLimitMs }
    return { status: classifyNetworkFailure(cause), cause }
  }
}

async function exchange(request: WireRequest, deps: AttemptDeps, signal: AbortSignal): Promise<Attempt> {
  let url = request.url
  for (let hopCount = 0; ; hopCount += 1) {
    const message = await requestOnce({ ...request, url }, deps, signal)
    const statusCode = message.statusCode ?? 0
    const headers = Object.fromEntries(Object.entries(message.headers).map(([name, value]) => [name, String(value)]))
    const decision = decideRedirect({ method: request.method, from: url, statusCode, headers, hopCount })
    if (decision.status === 'none') return await readReply({ message, statusCode, headers }, deps)
    message.destroy()
    if (decision.status === 'refuse') {
      return { status: 'redirected-away', statusCode, to: decision.to, expected: decision.expected }
    }
    url = decision.to
  }
}

async function requestOnce(
  { method, url, headers, body }: WireRequest,
  { agent, apiToken }: AttemptDeps,
  signal: AbortSignal,
): Promise<http.IncomingMessage> {
  const options = {
    // presend's Authorization field overrides any user name and password in the base URL.
    ...urlToHttpOptions(url),
    method,
    // A tunneling agent does not know the scheme's default port and would send `Host: api.example.test:80`.
    headers: { ...headers, host: url.host, authorization: `Bearer ${apiToken.reveal()}` },
    agent: await agent.agentFor(url),
    signal,
  }
  return await new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).request(options, resolve)
    limitInterimResponses(request)
    request.on('error', reject)
    request.end(body ?? undefined)
  })
}

interface ReplyHead {
  readonly message: http.IncomingMessage
  readonly statusCode: number
  readonly headers: Readonly<Record<string, string>>
}

async function readReply({ message, statusCode, headers }: ReplyHead, deps: AttemptDeps): Promise<Attempt> {
  const replied = (text: string): Attempt => ({
    status: 'replied',
    reply: { statusCode, headers, text, rateLimit: readRateLimit(headers, deps.clock) },
  })
  const isRefusal = statusCode >= 400
  try {
    const body = await readAtMost(message, deps.maxBodyBytes)
    // TextDecoder removes the byte order mark.
    if (body !== null) return replied(new TextDecoder().decode(body))
    if (!isRefusal) return { status: 'too-large', maxBodyBytes: deps.maxBodyBytes }
  } catch (cause) {
    // If the body of an error response is lost, the status is still reported.
    if (!isRefusal) return { status: 'lost', cause }
  }
  return replied('')
}
