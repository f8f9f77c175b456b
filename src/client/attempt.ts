/** One try of one call: request, redirects within the origin, body. It says how it ended and judges nothing. */

import http from 'node:http'
import https from 'node:https'
import { urlToHttpOptions } from 'node:url'

import type { HttpClient } from '@actions/http-client'

import type { Secret } from '../world/secret.ts'
import { TimeLimitReached, withinTime } from '../world/time-limit.ts'
import type { Clock } from '../world/world.ts'
import type { ApiReply, Attempt } from './api-call.ts'
import { classifyNetworkFailure } from './network-failure.ts'
import { readRateLimit } from './rate-limit.ts'
import { readBody } from './read-body.ts'
import { decideRedirect } from './redirect.ts'

/** A call with everything that goes over the wire. */
export interface WireRequest {
  readonly method: 'GET' | 'POST'
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
  readonly timeLimitMs: number
}

/** What an attempt needs beside the request. */
export interface AttemptParts {
  /** Only its proxy and TLS handling is used; its retries and redirects are off. */
  readonly httpClient: HttpClient
  readonly apiToken: Secret
  readonly clock: Clock
  readonly maxBodyBytes: number
}

/**
 * Makes the request once (and once more for each redirect within the origin). The time limit holds for all of it.
 *
 * @throws only the signal's reason
 */
export async function attemptRequest(request: WireRequest, parts: AttemptParts, signal: AbortSignal): Promise<Attempt> {
  const { timeLimitMs } = request
  try {
    const work = async (limited: AbortSignal): Promise<Attempt> => await exchange(request, parts, limited)
    return await withinTime(work, timeLimitMs, { clock: parts.clock, signal })
  } catch (cause) {
    signal.throwIfAborted()
    if (cause instanceof TimeLimitReached) return { status: 'timed-out', timeLimitMs }
    return { status: classifyNetworkFailure(cause), cause }
  }
}

async function exchange(request: WireRequest, parts: AttemptParts, signal: AbortSignal): Promise<Attempt> {
  let url = request.url
  for (let hopCount = 0; ; hopCount += 1) {
    const message = await requestOnce({ ...request, url }, parts, signal)
    const statusCode = message.statusCode ?? 0
    const headers = readHeaders(message.headers)
    const decision = decideRedirect({ method: request.method, from: url, statusCode, headers, hopCount })
    if (decision.status === 'none') return await readReply({ message, headers }, parts)
    message.destroy()
    if (decision.status === 'refuse') {
      return { status: 'redirected-away', statusCode, to: decision.to, why: decision.why }
    }
    url = decision.to
  }
}

async function requestOnce(
  { method, url, headers, body }: WireRequest,
  { httpClient, apiToken }: AttemptParts,
  signal: AbortSignal,
): Promise<http.IncomingMessage> {
  const options = {
    // User and password of the base URL give way to our own Authorization.
    ...urlToHttpOptions(url),
    method,
    // An agent that tunnels knows no default port and would name it: `api.example.test:80`.
    headers: { ...headers, host: url.host, authorization: `Bearer ${apiToken.reveal()}` },
    agent: httpClient.getAgent(url.href),
    signal,
  }
  const httpModule = url.protocol === 'https:' ? https : http
  const response = await httpClient.requestRaw({ options, parsedUrl: url, httpModule }, body ?? '')
  return response.message
}

interface ArrivedHead {
  readonly message: http.IncomingMessage
  readonly headers: Readonly<Record<string, string>>
}

async function readReply({ message, headers }: ArrivedHead, parts: AttemptParts): Promise<Attempt> {
  const statusCode = message.statusCode ?? 0
  const reply = (text: string): ApiReply => ({
    statusCode,
    headers,
    text,
    rateLimit: readRateLimit(headers, parts.clock),
  })
  const isRefusal = statusCode >= 400
  try {
    const body = await readBody(message, parts.maxBodyBytes)
    if (body.status === 'read') return { status: 'replied', reply: reply(body.text) }
    if (!isRefusal) return { status: 'too-large', maxBodyBytes: parts.maxBodyBytes }
  } catch (cause) {
    // A refusal is one by its status alone; its words are lost, not its meaning.
    if (!isRefusal) return { status: 'lost', cause }
  }
  return { status: 'replied', reply: reply('') }
}

function readHeaders(headers: http.IncomingHttpHeaders): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}
