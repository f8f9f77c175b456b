import { describe, expect, it } from 'vitest'

import { headersOf, responseHeaders } from '../../../../src/foundation/contract/openapi/headers.ts'

const limits = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset']

describe('headersOf()', () => {
  it.each([
    [200, 'plain', limits],
    [200, 'long-poll', [...limits, 'ETag', 'Preference-Applied']],
    [401, 'plain', [...limits, 'WWW-Authenticate']],
    [429, 'plain', [...limits, 'Retry-After']],
    [503, 'plain', [...limits, 'Retry-After']],
  ] as const)('for a %i reply of kind %s, returns the expected header fields', (status, answer, names) => {
    const headers = headersOf(status, answer)
    expect(Object.keys(headers)).toEqual(names)
    for (const name of names) expect(headers[name]).toEqual({ $ref: `#/components/headers/${name}` })
    for (const name of names) expect(responseHeaders).toHaveProperty(name)
  })
})
