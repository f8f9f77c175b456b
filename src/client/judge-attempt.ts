/**
 * What the end of one attempt means. The one place that says what may be tried again, and why that is safe:
 *
 * | attempt | GET | POST |
 * |---|---|---|
 * | 429, 5xx | again | again: the service says that it did not do it |
 * | refused connection, no such host, no tunnel, no TLS | again | again: the request never arrived |
 * | reset, cut body, time-out | again: asking changes nothing | never: it may have been done |
 * | any other answer | final | final |
 */

import { PresendError } from '../errors/presend-error.ts'
import type { ApiCall, ApiReply, Attempt } from './api-call.ts'
import { judgeRefusal } from './judge-refusal.ts'
import { describeNetworkFailure } from './network-failure.ts'
import { describeReply } from './reply-words.ts'

export type Judgement =
  | { readonly status: 'accepted'; readonly reply: ApiReply }
  /** `error` is what to throw when no attempt is left. */
  | { readonly status: 'retry'; readonly error: PresendError }
  | { readonly status: 'final'; readonly error: PresendError }

/** The call as judged: `done` names it, as `nameCall` does. */
export interface JudgedCall {
  readonly method: ApiCall['method']
  readonly done: string
  readonly answers?: readonly number[]
}

/** Judges one attempt; pure. */
// oxlint-disable-next-line typescript/consistent-return -- the switch is exhaustive, and the compiler checks that
export function judgeAttempt(attempt: Attempt, call: JudgedCall): Judgement {
  switch (attempt.status) {
    case 'replied':
      return judgeReply(attempt.reply, call)
    case 'unreached':
      return { status: 'retry', error: unreachable(call, attempt.cause) }
    case 'untrusted':
      return { status: 'final', error: untrusted(call, attempt.cause) }
    case 'lost':
      return judgeLoss(call, describeNetworkFailure(attempt.cause), attempt.cause)
    case 'timed-out':
      return judgeTimeout(call, attempt.timeLimitMs)
    case 'too-large':
      return { status: 'final', error: tooLarge(call, attempt.maxBodyBytes) }
    case 'redirected-away':
      return { status: 'final', error: redirectedAway(call, attempt) }
  }
}

function judgeReply(reply: ApiReply, call: JudgedCall): Judgement {
  const { statusCode } = reply
  const isAccepted = (statusCode >= 200 && statusCode < 300) || (statusCode === 304 && call.method === 'GET')
  const isAnswer = call.answers?.includes(statusCode) === true
  if (isAccepted || isAnswer) return { status: 'accepted', reply }
  if (statusCode === 429) return { status: 'retry', error: rateLimited(call, reply) }
  if (statusCode >= 500) return { status: 'retry', error: unavailable(call, reply) }
  return { status: 'final', error: judgeRefusal(reply, call) }
}

function judgeTimeout(call: JudgedCall, timeLimitMs: number): Judgement {
  const came = `no complete reply within ${Number((timeLimitMs / 1000).toFixed(1))} s`
  if (call.method === 'POST') return judgeLoss(call, came, undefined)
  const error = new PresendError({
    code: 'API_TIMEOUT',
    outcome: 'inconclusive',
    done: call.done,
    came,
    expected: 'an answer in time',
    todo: 'check that the service is up and reachable from here, then run again',
  })
  return { status: 'retry', error }
}

function judgeLoss(call: JudgedCall, came: string, cause: unknown): Judgement {
  if (call.method === 'GET') return { status: 'retry', error: unreachable(call, cause) }
  const error = new PresendError({
    code: 'API_REPLY_LOST',
    outcome: 'inconclusive',
    done: call.done,
    came,
    expected: 'a complete reply',
    todo: 'a test may exist at the service now; it was not asked for again, to make no second one; run again',
    cause,
  })
  return { status: 'final', error }
}

function unreachable(call: JudgedCall, cause: unknown): PresendError {
  return new PresendError({
    code: 'API_UNREACHABLE',
    outcome: 'inconclusive',
    done: call.done,
    came: describeNetworkFailure(cause),
    expected: 'an answer from the service',
    todo: 'check api-url, the network and the proxy settings, then run again',
    cause,
  })
}

function untrusted(call: JudgedCall, cause: unknown): PresendError {
  return new PresendError({
    code: 'API_UNREACHABLE',
    outcome: 'misconfigured',
    done: call.done,
    came: describeNetworkFailure(cause),
    expected: 'TLS with a certificate that this machine trusts for that host',
    todo: 'check api-url (https or http, host, port); name a private authority in NODE_EXTRA_CA_CERTS',
    cause,
  })
}

function tooLarge(call: JudgedCall, maxBodyBytes: number): PresendError {
  return new PresendError({
    code: 'API_REPLY_INVALID',
    outcome: 'inconclusive',
    done: call.done,
    came: `a body of more than ${maxBodyBytes} bytes`,
    expected: `at most ${maxBodyBytes} bytes`,
    todo: call.method === 'POST' ? 'check api-url; a test may exist at the service now' : 'check api-url',
  })
}

function redirectedAway(call: JudgedCall, attempt: { statusCode: number; to: string; why: string }): PresendError {
  return new PresendError({
    code: 'API_REDIRECT_REFUSED',
    outcome: 'misconfigured',
    done: call.done,
    came: `a redirect (${attempt.statusCode}) to ${attempt.to}`,
    expected: attempt.why,
    todo: 'set api-url to the address that the service really has',
  })
}

function rateLimited(call: JudgedCall, reply: ApiReply): PresendError {
  return new PresendError({
    code: 'API_RATE_LIMITED',
    outcome: 'inconclusive',
    done: call.done,
    came: describeReply(reply),
    expected: 'a free place in the hourly budget of the token',
    todo: 'run fewer jobs at a time, or use a token with a larger budget',
  })
}

function unavailable(call: JudgedCall, reply: ApiReply): PresendError {
  return new PresendError({
    code: 'API_UNAVAILABLE',
    outcome: 'inconclusive',
    done: call.done,
    came: describeReply(reply),
    expected: 'a 2xx reply',
    todo: 'the service has trouble of its own; run again later',
  })
}
