/** What a 4xx (or a left-over 3xx) answer means to the user: one row a status. */

import type { ErrorCode } from '../errors/codes.ts'
import { PresendError } from '../errors/presend-error.ts'
import type { ApiReply } from './api-call.ts'
import { describeReply } from './reply-words.ts'

interface Refusal {
  readonly code: ErrorCode
  readonly outcome: 'misconfigured' | 'inconclusive'
  readonly expected: string
  readonly todo: string
}

const refusals: ReadonlyMap<number, Refusal> = new Map<number, Refusal>([
  [
    401,
    {
      code: 'API_TOKEN_REFUSED',
      outcome: 'misconfigured',
      expected: 'the API token to be accepted',
      todo: 'check api-token: it may be revoked, cut short, or of another service; make one in its dashboard',
    },
  ],
  [
    403,
    {
      code: 'API_PLAN_REFUSED',
      outcome: 'misconfigured',
      expected: 'a token whose plan has API access',
      todo: 'use a token of an account with a Pro or Enterprise plan',
    },
  ],
  [
    404,
    {
      code: 'API_NOT_FOUND',
      outcome: 'misconfigured',
      expected: 'a 2xx reply',
      todo: 'check api-url (it ends in /api/v1) and that the token belongs to the same workspace',
    },
  ],
  [
    407,
    {
      code: 'API_REQUEST_REFUSED',
      outcome: 'misconfigured',
      expected: 'a proxy that lets the request through',
      todo: 'check user and password in https_proxy, or name the host in no_proxy',
    },
  ],
  [
    408,
    {
      code: 'API_UNAVAILABLE',
      outcome: 'inconclusive',
      expected: 'a 2xx reply',
      todo: 'the service did not get the request in time; run again',
    },
  ],
])

const otherRefusal: Refusal = {
  code: 'API_REQUEST_REFUSED',
  outcome: 'misconfigured',
  expected: 'a 2xx reply',
  todo: 'correct what the service names',
}

/** The error for an answer that is neither accepted nor worth another attempt. */
export function judgeRefusal(reply: ApiReply, call: { readonly done: string }): PresendError {
  const refusal = refusals.get(reply.statusCode) ?? otherRefusal
  return new PresendError({ ...refusal, done: call.done, came: describeReply(reply) })
}
