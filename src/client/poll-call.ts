/** A poll as a call: the same for everything that can be looked at. */

import { httpHeaders } from '../contract/http-headers.ts'
import type { ApiCall } from './api-call.ts'
import type { PollQuestion } from './poll.ts'

/** The GET of `path`, held back where the question asks for that. */
export function toPollCall(path: string, { hold, deadlineMs }: PollQuestion): ApiCall {
  return {
    method: 'GET',
    path,
    deadlineMs,
    endMs: deadlineMs,
    ...(hold === null ? {} : toHold(hold)),
  }
}

/** RFC 7240 §4.3 with RFC 9110 §13.1.2: "answer when it differs from this, or after so many seconds". */
function toHold({ seconds, etag }: NonNullable<PollQuestion['hold']>): Pick<ApiCall, 'headers' | 'holdMs'> {
  return {
    headers: { [httpHeaders.prefer]: `wait=${seconds}`, [httpHeaders.ifNoneMatch]: etag },
    holdMs: seconds * 1000,
  }
}
