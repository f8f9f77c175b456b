import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { parseRedirect } from '../../../src/extensions/oauth/parse-redirect.ts'

const state = 'kvj7Yk0mP3'

function read(query: string): unknown {
  const redirect = parseRedirect(new URLSearchParams(query), state)
  return redirect.status === 'code' ? { status: 'code', code: redirect.code.reveal() } : redirect
}

describe('parseRedirect()', () => {
  it.each([
    [`code=4/abc&state=${state}&iss=https://accounts.example&scope=a%20b`, { status: 'code', code: '4/abc' }],
    [`error=access_denied&state=${state}`, { status: 'denied', error: 'access_denied' }],
    [`error=%3Cscript%3E&state=${state}`, { status: 'denied', error: 'unknown error' }],
    [`code=4/abc`, { status: 'foreign', reason: 'state is missing' }],
    [`code=4/abc&state=`, { status: 'foreign', reason: 'state does not match' }],
    [`code=4/abc&state=${state}x`, { status: 'foreign', reason: 'state does not match' }],
    [`error=access_denied`, { status: 'foreign', reason: 'state is missing' }],
    [`code=4/abc&code=4/def&state=${state}`, { status: 'foreign', reason: 'a parameter is repeated' }],
    [`code=4/abc&state=other&state=${state}`, { status: 'foreign', reason: 'a parameter is repeated' }],
    [`code=4/abc&error=x&state=${state}`, { status: 'foreign', reason: 'it contains both a code and an error' }],
    [`state=${state}`, { status: 'foreign', reason: 'code is missing or malformed' }],
    [`code=&state=${state}`, { status: 'foreign', reason: 'code is missing or malformed' }],
    [`code=a%0D%0Ab&state=${state}`, { status: 'foreign', reason: 'code is missing or malformed' }],
  ])('reads %s', (query, redirect) => {
    expect(read(query)).toEqual(redirect)
  })

  it('rejects any redirect with another state', () => {
    assert(
      property(string(), string(), (given, code) => {
        const query = new URLSearchParams({ state: `${given}!`, code })
        expect(parseRedirect(query, state).status).toBe('foreign')
      }),
    )
  })
})
