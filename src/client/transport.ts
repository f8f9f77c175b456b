/**
 * HTTP to one service: proxies, `no_proxy` and NODE_EXTRA_CA_CERTS as @actions/http-client has them; limits, retries
 * and redirects as presend has them.
 */

import { HttpClient } from '@actions/http-client'

import { httpHeaders } from '../contract/http-headers.ts'
import type { Secret } from '../world/secret.ts'
import type { Clock, Random } from '../world/world.ts'
import type { ApiCall } from './api-call.ts'
import { nameCall } from './api-call.ts'
import type { WireRequest } from './attempt.ts'
import { attemptRequest } from './attempt.ts'
import type { JudgedCall } from './judge-attempt.ts'
import type { RateLimit } from './rate-limit.ts'
import type { SendOutcome } from './send.ts'
import { sendCall } from './send.ts'
import type { Trace } from './trace.ts'
import { traceAttempt } from './trace-attempt.ts'

export interface TransportOptions {
  /** Base URL, ending in the version prefix; no trailing slash. */
  readonly apiUrl: string
  readonly apiToken: Secret
  readonly userAgent: string
  /** Time limit of one attempt, redirects and body included. */
  readonly requestTimeoutMs: number
  readonly maxBodyBytes: number
  readonly trace?: Trace
}

/** Sends calls; owns the connections. */
export interface Transport extends AsyncDisposable {
  /**
   * Makes a call with its retries. Accepted are 2xx, 304 of a GET, and what the call itself takes for an answer.
   *
   * @throws the signal's reason, nothing else
   */
  send(call: ApiCall, signal: AbortSignal): Promise<SendOutcome>
  /** How errors name the call. */
  judged(call: ApiCall): JudgedCall
  /** The token's budget as the newest reply told it; `null`: none did. */
  lastRateLimit(): RateLimit | null
}

/** A Transport; it connects when the first call is made. */
export function openTransport(options: TransportOptions, world: { clock: Clock; random: Random }): Transport {
  const { requestTimeoutMs, maxBodyBytes, apiToken } = options
  const httpClients = {
    GET: openHttpClient('keep-alive', requestTimeoutMs),
    // A kept connection may be closed by the server just as we write: a GET is then repeated, a POST must not be. So a
    // POST pays for a connection of its own.
    POST: openHttpClient('close', requestTimeoutMs),
  }
  const judged = (call: ApiCall): JudgedCall => ({
    method: call.method,
    done: nameCall(call, options.apiUrl),
    ...(call.answers === undefined ? {} : { answers: call.answers }),
  })
  let lastRateLimit: RateLimit | null = null
  return {
    judged,
    lastRateLimit: () => lastRateLimit,
    send: async (call, signal) => {
      const parts = { httpClient: httpClients[call.method], apiToken, clock: world.clock, maxBodyBytes }
      const sent = {
        ...judged(call),
        deadlineMs: call.deadlineMs ?? Number.POSITIVE_INFINITY,
        trace: options.trace,
        attempt: async (limited: AbortSignal) => {
          const request = toWireRequest(call, options, world.clock.monotonicMs())
          const startedMs = world.clock.monotonicMs()
          const attempt = await attemptRequest(request, parts, limited)
          options.trace?.(traceAttempt(request, attempt, world.clock.monotonicMs() - startedMs))
          if (attempt.status === 'replied') lastRateLimit = attempt.reply.rateLimit ?? lastRateLimit
          return attempt
        },
      }
      return await sendCall(sent, world, signal)
    },
    [Symbol.asyncDispose]: async () => {
      httpClients.GET.dispose()
      httpClients.POST.dispose()
    },
  }
}

/** Longest hold of a long poll that the library's own idle limit must not cut short. */
const longestHoldMs = 120_000

function openHttpClient(connection: 'keep-alive' | 'close', requestTimeoutMs: number): HttpClient {
  return new HttpClient(undefined, [], {
    keepAlive: connection === 'keep-alive',
    allowRetries: false,
    allowRedirects: false,
    socketTimeout: requestTimeoutMs + longestHoldMs,
  })
}

function toWireRequest(call: ApiCall, options: TransportOptions, nowMs: number): WireRequest {
  const url = new URL(options.apiUrl + call.path)
  for (const [name, value] of call.query ?? []) url.searchParams.append(name, value)
  return {
    method: call.method,
    url,
    headers: {
      [httpHeaders.accept]: 'application/json',
      // The document wants it on every request, with a body or without.
      [httpHeaders.contentType]: 'application/json',
      [httpHeaders.userAgent]: options.userAgent,
      ...call.headers,
    },
    body: call.body === undefined ? null : JSON.stringify(call.body),
    timeLimitMs: timeLimitOf(call, options, nowMs),
  }
}

/** What is left of the call's time, at most the client's own limit on top of the hold that was asked for. */
function timeLimitOf({ holdMs, endMs }: ApiCall, { requestTimeoutMs }: TransportOptions, nowMs: number): number {
  const leftMs = Math.max((endMs ?? Number.POSITIVE_INFINITY) - nowMs, 0)
  return Math.min(requestTimeoutMs + (holdMs ?? 0), leftMs)
}
