import { describe, expect, it } from 'vitest'

import { exampleOf } from '../../src/foundation/contract/openapi/json-schemas.ts'
import { externalTest, testResult } from '../../src/foundation/contract/test-replies.ts'
import { type SeenReply, undocumented } from './documented-replies.ts'

const limits = { 'X-RateLimit-Limit': '1000', 'X-RateLimit-Remaining': '9', 'X-RateLimit-Reset': '1' }
const exampleTest = exampleOf(externalTest)
const inboxEntry = testResult.parse(exampleOf(testResult))
const body = { success: true, test: exampleTest, summary: { inbox_rate: 0, completed: 0, total_providers: 1 } }

function aReply(changes: Partial<SeenReply> = {}): SeenReply {
  const headers = new Headers({ ...limits, ETag: '"1"' })
  return { method: 'GET', path: '/external_tests/7', status: 200, headers, body, ...changes }
}

describe('undocumented()', () => {
  it('accepts a documented reply', () => {
    expect(undocumented(aReply())).toEqual([])
    expect(undocumented(aReply({ method: 'HEAD', body: null }))).toEqual([])
    expect(undocumented(aReply({ status: 304, body: null }))).toEqual([])
  })

  it.each<[string, Partial<SeenReply>, string]>([
    ['an additional field', { body: { ...body, more: 1 } }, '$.more is not in the schema'],
    ['a missing field', { body: { success: true, test: exampleTest } }, 'summary is missing'],
    ['a wrong type', { body: { ...body, summary: { ...body.summary, completed: '0' } } }, '$.summary.completed'],
    ['an unknown status', { status: 202 }, '$.success'],
    ['a missing header field', { headers: new Headers(limits) }, 'ETag is missing'],
    ['missing rate limit fields', { headers: new Headers({ ETag: '"1"' }) }, 'X-RateLimit-Reset is missing'],
    ['a body with 304', { status: 304 }, 'has a body'],
    [
      'the wrong error form',
      { status: 404, path: '/postmaster_accounts/7', body: { success: false, error: 'x' } },
      '$.success',
    ],
    [
      'a 401 without its header field',
      { status: 401, body: { success: false, error: 'x' } },
      'WWW-Authenticate is missing',
    ],
  ])('reports %s', (_what, change, problem) => {
    expect(undocumented(aReply(change)).join('\n')).toContain(problem)
  })

  it('checks the items of lists', () => {
    const data = { key: 'k', name: 'n', status: 'pending', test_results: [inboxEntry, { ...inboxEntry, spf_pass: 1 }] }
    const reply = aReply({ path: '/spam_tests/7', body: { success: true, data } })
    expect(undocumented(reply)).toEqual(['GET /spam_tests/7 200: $.data.test_results[1].spf_pass: 1 is no boolean'])
  })
})
