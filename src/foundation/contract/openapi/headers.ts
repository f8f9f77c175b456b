/** The request and response header fields described in the OpenAPI document. */

import { httpHeaders } from '../http-headers.ts'
import type { OpenApiHeader, OpenApiParameter, Reference } from './document.ts'

/** The response header fields by name, for `components.headers`. */
export const responseHeaders: Readonly<Record<string, OpenApiHeader>> = {
  [httpHeaders.rateLimit]: integer('Maximum requests per hour.', 1000),
  [httpHeaders.rateLimitRemaining]: integer('Requests left in the current one-hour window.', 999),
  [httpHeaders.rateLimitReset]: integer('Unix time in seconds at which the limit resets.', 1_767_265_200),
  [httpHeaders.retryAfter]: integer('Seconds to wait before retrying.', 1234),
  [httpHeaders.etag]: text('Entity tag of this reply, for `If-None-Match`.', '"7.3.in_progress"'),
  [httpHeaders.preferenceApplied]: text('The wait that the service applied, if the request asked for one.', 'wait=20'),
  'WWW-Authenticate': text('The challenge (RFC 6750).', 'Bearer realm="presend"'),
}

/** The header fields that every response contains. */
const limitHeaders = [httpHeaders.rateLimit, httpHeaders.rateLimitRemaining, httpHeaders.rateLimitReset]

/** The header fields that occur only with certain response statuses. */
const headersOfStatus: Readonly<Record<number, readonly string[]>> = {
  401: ['WWW-Authenticate'],
  429: [httpHeaders.retryAfter],
  503: [httpHeaders.retryAfter],
}

/** Builds the `headers` object of one response. */
export function headersOf(status: number, kind: 'long-poll' | 'plain'): Readonly<Record<string, Reference>> {
  const longPoll = kind === 'long-poll' ? [httpHeaders.etag, httpHeaders.preferenceApplied] : []
  const names = [...limitHeaders, ...longPoll, ...(headersOfStatus[status] ?? [])]
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}

/** The request header fields of operations that support long polls. */
export const longPollParameters: readonly OpenApiParameter[] = [
  {
    name: httpHeaders.ifNoneMatch,
    in: 'header',
    required: false,
    description:
      'An extension: the `ETag` of the previous response. If the test has not changed since then, the response is 304.',
    schema: { type: 'string' },
    example: '"7.3.in_progress"',
  },
  {
    name: httpHeaders.prefer,
    in: 'header',
    required: false,
    description:
      'Additive: together with `If-None-Match`, `wait=20` (RFC 7240) delays the response until the test changes, but for at most 20 seconds.',
    schema: { type: 'string' },
    example: 'wait=20',
  },
]

function integer(description: string, example: number): OpenApiHeader {
  return { description, schema: { type: 'integer', minimum: 0 }, example }
}

function text(description: string, example: string): OpenApiHeader {
  return { description, schema: { type: 'string' }, example }
}
