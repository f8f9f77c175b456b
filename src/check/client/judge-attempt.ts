/**
 * Decides what the result of an attempt means. Only this file defines which requests may be retried, and why a retry is
 * safe.
 * | attempt | GET, PUT | POST |
 * |---|---|---|
 * | 429, 5xx | retry | retry: according to the API, the request had no effect |
 * | connection refused, no such host, no tunnel, no TLS | retry | retry: the request never arrived |
 * | reset, truncated body, timeout | retry: repeating it has no further effect | never: it may have taken effect |
 * | a status in `retriedStatuses` of the call | retry | retry |
 * | any other response | final: no retry | final: no retry |
 */

import { PresendError, type PresendErrorParts } from '../../foundation/errors/presend-error.ts'
import type { ApiCall, ApiReply, Attempt } from './api-call.ts'
import { describeReply } from './describe-reply.ts'
import { describeNetworkFailure } from './network-failure.ts'

export type Judgement =
  | { readonly status: 'accepted'; readonly reply: ApiReply }
  /** `error` is the error to report if no attempts are left. */
  | { readonly status: 'retry'; readonly error: PresendError }
  | { readonly status: 'final'; readonly error: PresendError }

/** The information about a call that is needed to interpret its result and to write error messages. */
export interface CallInfo {
  readonly method: ApiCall['method']
  /** The call's name, as returned by `nameCall`. */
  readonly done: string
  readonly acceptedStatuses?: readonly number[]
  readonly retriedStatuses?: readonly number[]
}

/** Decides what the result of one attempt means, without side effects. */
// oxlint-disable-next-line typescript/consistent-return -- the switch is exhaustive, and the compiler checks that
export function judgeAttempt(attempt: Attempt, call: CallInfo): Judgement {
  const isRepeatable = call.method !== 'POST'
  switch (attempt.status) {
    case 'replied':
      return judgeReply(attempt.reply, call)
    case 'unreached':
    case 'lost':
      return attempt.status === 'unreached' || isRepeatable
        ? { status: 'retry', error: networkError('unreachable', call, attempt.cause) }
        : { status: 'final', error: networkError('replyLost', call, attempt.cause) }
    case 'untrusted':
      return { status: 'final', error: networkError('untrusted', call, attempt.cause) }
    case 'timed-out': {
      const came = `no complete reply within ${Number((attempt.timeLimitMs / 1000).toFixed(1))} s`
      return isRepeatable
        ? { status: 'retry', error: new PresendError({ ...failures.timedOut, done: call.done, came }) }
        : { status: 'final', error: new PresendError({ ...failures.replyLost, done: call.done, came }) }
    }
    case 'too-large':
      return { status: 'final', error: tooLarge(call, attempt.maxBodyBytes) }
    case 'redirected-away':
      return { status: 'final', error: redirectedAway(call, attempt) }
  }
}

function judgeReply(reply: ApiReply, call: CallInfo): Judgement {
  const { statusCode } = reply
  const isSuccess = (statusCode >= 200 && statusCode < 300) || (statusCode === 304 && call.method === 'GET')
  if (isSuccess || call.acceptedStatuses?.includes(statusCode) === true) return { status: 'accepted', reply }
  const isTemporary = statusCode === 429 || statusCode >= 500 || call.retriedStatuses?.includes(statusCode) === true
  return { status: isTemporary ? 'retry' : 'final', error: refusal(reply, call) }
}

type Refusal = Pick<PresendErrorParts, 'code' | 'outcome' | 'expected' | 'todo'>

const refusals: Readonly<Record<number, Refusal>> = {
  401: {
    code: 'API_TOKEN_REFUSED',
    outcome: 'misconfigured',
    expected: 'the service to accept the API token',
    todo: 'check api-token: it may be revoked, truncated, or from another service',
  },
  403: {
    code: 'API_PLAN_REFUSED',
    outcome: 'misconfigured',
    expected: 'a token whose plan includes API access',
    todo: 'use a token from an account with a Pro or Enterprise plan',
  },
  404: {
    code: 'API_NOT_FOUND',
    outcome: 'misconfigured',
    expected: 'a 2xx reply',
    todo: 'check that api-url ends in /api/v1, and that the token belongs to the right workspace',
  },
  407: {
    code: 'API_REQUEST_REFUSED',
    outcome: 'misconfigured',
    expected: 'the proxy to forward the request',
    todo: 'check the user name and password in https_proxy, or add the host to no_proxy',
  },
  408: {
    code: 'API_UNAVAILABLE',
    outcome: 'inconclusive',
    expected: 'a 2xx reply',
    todo: 'the service did not receive the request in time; run again',
  },
  429: {
    code: 'API_RATE_LIMITED',
    outcome: 'inconclusive',
    expected: 'the token to have requests left in its hourly rate limit',
    todo: 'run fewer jobs at a time, or use a token with a higher limit',
  },
}

const otherRefusal: Refusal = {
  code: 'API_REQUEST_REFUSED',
  outcome: 'misconfigured',
  expected: 'a 2xx reply',
  todo: 'fix the problem that the service reports',
}

const serverError: Refusal = {
  code: 'API_UNAVAILABLE',
  outcome: 'inconclusive',
  expected: 'a 2xx reply',
  todo: 'the service failed; run again later',
}

/** Creates the error for an unsuccessful response. */
export function refusal(reply: ApiReply, call: { readonly done: string }): PresendError {
  const found = reply.statusCode >= 500 ? serverError : (refusals[reply.statusCode] ?? otherRefusal)
  return new PresendError({ ...found, done: call.done, came: describeReply(reply) })
}

const failures = {
  timedOut: {
    code: 'API_TIMEOUT',
    outcome: 'inconclusive',
    expected: 'a reply within the time limit',
    todo: 'check that the service is running and reachable, then run again',
  },
  replyLost: {
    code: 'API_REPLY_LOST',
    outcome: 'inconclusive',
    expected: 'a complete reply',
    todo: 'the test may have been created; presend did not retry, to avoid a duplicate; run again',
  },
  unreachable: {
    code: 'API_UNREACHABLE',
    outcome: 'inconclusive',
    expected: 'a reply from the service',
    todo: 'check api-url, the network and the proxy settings, then run again',
  },
  untrusted: {
    code: 'API_UNREACHABLE',
    outcome: 'misconfigured',
    expected: 'a TLS connection with a trusted certificate for the host',
    todo: 'check the scheme (https or http), host and port in api-url; for a private certificate authority, set NODE_EXTRA_CA_CERTS',
  },
} as const satisfies Readonly<Record<string, Refusal>>

function networkError(kind: keyof typeof failures, { done }: CallInfo, cause: unknown): PresendError {
  return new PresendError({ ...failures[kind], done, came: describeNetworkFailure(cause), cause })
}

function tooLarge(call: CallInfo, maxBodyBytes: number): PresendError {
  return new PresendError({
    code: 'API_REPLY_INVALID',
    outcome: 'inconclusive',
    done: call.done,
    came: `a body of more than ${maxBodyBytes} bytes`,
    expected: `a body of at most ${maxBodyBytes} bytes`,
    todo: call.method === 'POST' ? 'check api-url; the test may have been created' : 'check api-url',
  })
}

function redirectedAway(
  call: CallInfo,
  { statusCode, to, expected }: Extract<Attempt, { status: 'redirected-away' }>,
): PresendError {
  return new PresendError({
    code: 'API_REDIRECT_REFUSED',
    outcome: 'misconfigured',
    done: call.done,
    came: `a redirect (${statusCode}) to ${to}`,
    expected,
    todo: 'set api-url to the final address of the service',
  })
}
