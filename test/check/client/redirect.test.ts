import { describe, expect, it } from 'vitest'

import { decideRedirect, maxRedirects, type RedirectReply } from '../../../src/check/client/redirect.ts'

function decide(statusCode: number, location: string | null, changes: Partial<RedirectReply> = {}) {
  const headers = location === null ? {} : { location }
  const from = new URL('https://api.example.test/api/v1/spam_tests')
  return decideRedirect({ method: 'GET', from, statusCode, headers, hopCount: 0, ...changes })
}

describe('decideRedirect()', () => {
  it.each([200, 204, 300, 304, 305, 400])('returns none for status %i', (statusCode) => {
    expect(decide(statusCode, '/elsewhere')).toEqual({ status: 'none' })
  })

  it.each([301, 302, 303, 307, 308])('follows a GET redirected with %i within the origin', (statusCode) => {
    const decision = decide(statusCode, '/api/v1/tests?x=1')
    expect(decision.status === 'follow' && decision.to.href).toBe('https://api.example.test/api/v1/tests?x=1')
  })

  it.each([
    ['https://evil.example/api/v1/spam_tests'],
    ['//evil.example/x'],
    ['http://api.example.test/api/v1/spam_tests'],
    ['https://api.example.test:8443/api/v1/spam_tests'],
    ['https://api.example.test@evil.example/x'],
    ['data:application/json,{}'],
  ])('does not send the token to %s', (location) => {
    const decision = decide(302, location)
    expect(decision).toMatchObject({ status: 'refuse' })
    expect(decision.status === 'refuse' && decision.expected).toContain('https://api.example.test')
  })

  it('names the other origin without username, password and query', () => {
    expect(decide(302, 'https://user:word@evil.example/x?token=1')).toMatchObject({ to: 'https://evil.example/x' })
  })

  it.each([301, 302, 303])('does not turn a POST redirected with %i into a GET', (statusCode) => {
    expect(decide(statusCode, '/x', { method: 'POST' })).toMatchObject({ status: 'refuse' })
  })

  it.each([307, 308])('follows a POST redirected with %i within the origin', (statusCode) => {
    expect(decide(statusCode, '/x', { method: 'POST' })).toMatchObject({ status: 'follow' })
    expect(decide(statusCode, 'https://evil.example/', { method: 'POST' })).toMatchObject({ status: 'refuse' })
  })

  it('rejects the sixth redirect', () => {
    expect(decide(302, '/x', { hopCount: maxRedirects - 1 })).toMatchObject({ status: 'follow' })
    expect(decide(302, '/x', { hopCount: maxRedirects })).toMatchObject({ status: 'refuse' })
  })

  it.each([null, '', 'https://'])('rejects the invalid Location %j', (location) => {
    expect(decide(302, location)).toMatchObject({ status: 'refuse', to: 'a missing or invalid URL' })
  })
})
