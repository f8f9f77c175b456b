import { expect, it } from 'vitest'

import { emailOfIdToken } from '../../src/oauth/id-token.ts'

function idToken(claims: unknown): string {
  return `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`
}

it.each([
  [{ aud: 'client-1', email: 'ann@shop.example', email_verified: true }, 'ann@shop.example'],
  [{ aud: ['other', 'client-1'], email: 'ann@shop.example', email_verified: true }, 'ann@shop.example'],
  [{ aud: 'client-2', email: 'ann@shop.example', email_verified: true }, null],
  [{ email: 'ann@shop.example', email_verified: true }, null],
  [{ aud: 'client-1', email: 'ann@shop.example' }, null],
  [{ aud: 'client-1', email: 'ann@shop.example', email_verified: false }, null],
  [{ aud: 'client-1', email: 'ann@shop.example', email_verified: 'true' }, null],
  [{ aud: 'client-1', email: 'ann@shop.example\r\nBcc: x@y.example', email_verified: true }, null],
  [{ aud: 'client-1', email: 'ann', email_verified: true }, null],
  [{ aud: 'client-1', email: 'a@b.example, c@d.example', email_verified: true }, null],
  [{ aud: 'client-1', email: 7, email_verified: true }, null],
  [{ aud: 'client-1', email_verified: true }, null],
  [[], null],
])('emailOfIdToken() of %j is %j', (claims, email) => {
  expect(emailOfIdToken(idToken(claims), 'client-1')).toBe(email)
})

it.each(['', 'x', 'a.b.c', '..'])('emailOfIdToken() of the text %j is null', (text) => {
  expect(emailOfIdToken(text, 'client-1')).toBeNull()
})
