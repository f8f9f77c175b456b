/** A request and its reply as a line of debug output. */

import type { Attempt } from './api-call.ts'
import { describeNetworkFailure } from './network-failure.ts'

/** `API: GET /api/v1/spam_tests/x: 200 in 12 ms (x-ratelimit-remaining: 997)`. */
export function traceAttempt(
  { method, url }: { readonly method: string; readonly url: URL },
  attempt: Attempt,
  tookMs: number,
): string {
  return `API: ${method} ${url.pathname}: ${outcomeOf(attempt)} in ${Math.round(tookMs)} ms`
}

function outcomeOf(attempt: Attempt): string {
  switch (attempt.status) {
    case 'replied': {
      const shown = Object.entries(attempt.reply.headers).filter(([name]) =>
        /^(?:x-ratelimit-|retry-after$)/u.test(name),
      )
      const limits = shown.map(([name, value]) => `${name}: ${value}`).join(', ')
      return `${attempt.reply.statusCode}${limits === '' ? '' : ` (${limits})`}`
    }
    case 'timed-out':
      return `no reply within ${attempt.timeLimitMs} ms`
    case 'too-large':
      return `reply larger than ${attempt.maxBodyBytes} bytes`
    case 'redirected-away':
      return `${attempt.statusCode}, redirect not followed: ${attempt.why}`
    case 'unreached':
    case 'untrusted':
    case 'lost':
      return `${attempt.status}: ${describeNetworkFailure(attempt.cause)}`
    default:
      return attempt satisfies never
  }
}
