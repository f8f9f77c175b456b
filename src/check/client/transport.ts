/** Sends calls to one service over HTTP, with time and size limits, retries and restricted redirects. */

import { httpHeaders } from '../../foundation/contract/http-headers.ts'
import type { Secret } from '../../foundation/world/secret.ts'
import type { Clock, Random } from '../../foundation/world/world.ts'
import { type ApiCall, nameCall } from './api-call.ts'
import { attemptRequest, type WireRequest } from './attempt.ts'
import type { CallInfo } from './judge-attempt.ts'
import { serviceAgent } from './open-agent.ts'
import type { RateLimit } from './rate-limit.ts'
import { type SendOutcome, sendCall } from './send.ts'
import { type Trace, traceAttempt } from './trace.ts'

export interface TransportOptions {
  /** The base URL, which ends with the version prefix and has no trailing slash. */
  readonly apiUrl: string
  readonly apiToken: Secret
  readonly userAgent: string
  /** The time limit of one attempt, including redirects and body. */
  readonly requestTimeoutMs: number
  readonly maxBodyBytes: number
  readonly trace?: Trace
}

/** Sends API calls, and owns the connections. */
export interface Transport extends AsyncDisposable {
  /** Makes an API call and retries it if it fails temporarily. @throws only the signal's reason */
  send(call: ApiCall, signal: AbortSignal): Promise<SendOutcome>
  /** Returns the description of a call for error messages. */
  info(call: ApiCall): CallInfo
  /**
   * Returns the rate limit from the latest response that contained one; `null` if no response has contained a rate
   * limit so far.
   */
  lastRateLimit(): RateLimit | null
}

/** Creates a transport, which connects on the first call. */
export function openTransport(options: TransportOptions, world: { clock: Clock; random: Random }): Transport {
  const { maxBodyBytes, apiToken } = options
  const agents = {
    GET: serviceAgent('keep-alive'),
    // The server may close an idle connection while a request is being written. After such a failure, presend can retry
    // a GET or PUT but not a POST, so each POST gets a new connection.
    POST: serviceAgent('close'),
  }
  const info = (call: ApiCall): CallInfo => ({
    method: call.method,
    done: nameCall(call, options.apiUrl),
    ...(call.acceptedStatuses === undefined ? {} : { acceptedStatuses: call.acceptedStatuses }),
    ...(call.retriedStatuses === undefined ? {} : { retriedStatuses: call.retriedStatuses }),
  })
  let lastRateLimit: RateLimit | null = null
  return {
    info,
    lastRateLimit: () => lastRateLimit,
    send: async (call, signal) => {
      const deps = {
        agent: call.method === 'POST' ? agents.POST : agents.GET,
        apiToken,
        clock: world.clock,
        maxBodyBytes,
      }
      const sent = {
        ...info(call),
        deadlineMs: call.deadlineMs ?? Number.POSITIVE_INFINITY,
        trace: options.trace,
        attempt: async (limited: AbortSignal) => {
          const request = toWireRequest(call, options, world.clock.monotonicMs())
          const startedMs = world.clock.monotonicMs()
          const attempt = await attemptRequest(request, deps, limited)
          options.trace?.(traceAttempt(request, attempt, world.clock.monotonicMs() - startedMs))
          if (attempt.status === 'replied') lastRateLimit = attempt.reply.rateLimit ?? lastRateLimit
          return attempt
        },
      }
      return await sendCall(sent, world, signal)
    },
    [Symbol.asyncDispose]: async () => {
      agents.GET[Symbol.dispose]()
      agents.POST[Symbol.dispose]()
    },
  }
}

function toWireRequest(call: ApiCall, options: TransportOptions, nowMs: number): WireRequest {
  const url = new URL(options.apiUrl + call.path)
  for (const [name, value] of call.query ?? []) url.searchParams.append(name, value)
  return {
    method: call.method,
    url,
    headers: {
      [httpHeaders.accept]: 'application/json',
      // api-v1.md requires this field on every request, even if the request has no body.
      [httpHeaders.contentType]: 'application/json',
      [httpHeaders.userAgent]: options.userAgent,
      ...call.headers,
    },
    body: call.body === undefined ? null : JSON.stringify(call.body),
    timeLimitMs: calculateTimeLimitMs(call, options, nowMs),
  }
}

/** Returns the request timeout plus the duration of a long poll, but no more than the time left for the call. */
function calculateTimeLimitMs(
  { longPollMs, endMs }: ApiCall,
  { requestTimeoutMs }: TransportOptions,
  nowMs: number,
): number {
  const leftMs = Math.max((endMs ?? Number.POSITIVE_INFINITY) - nowMs, 0)
  return Math.min(requestTimeoutMs + (longPollMs ?? 0), leftMs)
}
