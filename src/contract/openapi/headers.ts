/** The header fields of requests and responses, as the document describes them. */

import { httpHeaders } from '../http-headers.ts'
import type { OpenApiHeader, OpenApiParameter, Reference } from './document.ts'

/** `components.headers`: those of responses, by field name. */
export const responseHeaders: Readonly<Record<string, OpenApiHeader>> = {
  [httpHeaders.rateLimit]: whole('Maximum requests an hour.', 1000),
  [httpHeaders.rateLimitRemaining]: whole('Requests left in the window.', 999),
  [httpHeaders.rateLimitReset]: whole('Unix timestamp when the limit resets.', 1_767_265_200),
  [httpHeaders.retryAfter]: whole('Seconds to wait before the next try.', 1234),
  [httpHeaders.etag]: text('Tag of what this reply says; for `If-None-Match`.', '"7.3.in_progress"'),
  [httpHeaders.preferenceApplied]: text('The wait that was granted, when one was asked for.', 'wait=20'),
  'WWW-Authenticate': text('The challenge (RFC 6750).', 'Bearer realm="presend"'),
}

/** The three that every response carries. */
const limitHeaders = [httpHeaders.rateLimit, httpHeaders.rateLimitRemaining, httpHeaders.rateLimitReset]

/** What only the responses of some statuses carry. */
const headersOfStatus: Readonly<Record<number, readonly string[]>> = {
  401: ['WWW-Authenticate'],
  429: [httpHeaders.retryAfter],
  503: [httpHeaders.retryAfter],
}

/** `headers` of one response. */
export function headersOf(status: number, answer: 'news' | 'plain'): Readonly<Record<string, Reference>> {
  const news = answer === 'news' ? [httpHeaders.etag, httpHeaders.preferenceApplied] : []
  const names = [...limitHeaders, ...news, ...(headersOfStatus[status] ?? [])]
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}

/** Request header fields of the operations that answer a long poll. */
export const longPollParameters: readonly OpenApiParameter[] = [
  {
    name: httpHeaders.ifNoneMatch,
    in: 'header',
    required: false,
    description: 'Additive: the `ETag` of the reply that the client has. Answered with 304 when nothing changed.',
    schema: { type: 'string' },
    example: '"7.3.in_progress"',
  },
  {
    name: httpHeaders.prefer,
    in: 'header',
    required: false,
    description:
      'Additive: with `If-None-Match`, `wait=20` (RFC 7240) holds the answer back until there is news, at most so many seconds.',
    schema: { type: 'string' },
    example: 'wait=20',
  },
]

function whole(description: string, example: number): OpenApiHeader {
  return { description, schema: { type: 'integer', minimum: 0 }, example }
}

function text(description: string, example: string): OpenApiHeader {
  return { description, schema: { type: 'string' }, example }
}
