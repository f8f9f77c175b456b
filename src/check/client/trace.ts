/** Writes debug output: one line per request. */

import type { Attempt } from './api-call.ts'
import { describeNetworkFailure } from './network-failure.ts'

/** A function that writes a line of debug output; `undefined` if debug output is off. The caller must mask secrets. */
export type Trace = ((line: string) => void) | undefined

/** Renders a line such as `API: GET /api/v1/spam_tests/x: 200 (x-ratelimit-remaining: 997) after 12 ms`. */
export function traceAttempt(
  { method, url }: { readonly method: string; readonly url: URL },
  attempt: Attempt,
  durationMs: number,
): string {
  return `API: ${method} ${url.pathname}: ${describeAttempt(attempt)} after ${Math.round(durationMs)} ms`
}

const failureNames = {
  unreached: 'request not sent',
  untrusted: 'TLS failed',
  lost: 'request failed',
} as const

function describeAttempt(attempt: Attempt): string {
  switch (attempt.status) {
    case 'replied': {
      const limits = Object.entries(attempt.reply.headers)
        .filter(([name]) => /^(?:x-ratelimit-|retry-after$)/u.test(name))
        .map(([name, value]) => `${name}: ${value}`)
      return `${attempt.reply.statusCode}${limits.length === 0 ? '' : ` (${limits.join(', ')})`}`
    }
    case 'timed-out':
      return `timed out (limit: ${attempt.timeLimitMs} ms)`
    case 'too-large':
      return `reply larger than ${attempt.maxBodyBytes} bytes`
    case 'redirected-away':
      return `${attempt.statusCode}, redirect not followed: expected ${attempt.expected}`
    case 'unreached':
    case 'untrusted':
    case 'lost':
      return `${failureNames[attempt.status]}: ${describeNetworkFailure(attempt.cause)}`
    default:
      return attempt satisfies never
  }
}
