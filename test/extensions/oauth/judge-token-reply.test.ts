import { assert, constantFrom, integer, jsonValue, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  emailOfIdToken,
  judgeTokenReply,
  type TokenReplyContext,
} from '../../../src/extensions/oauth/judge-token-reply.ts'
import { scrubber } from '../../../src/foundation/world/scrub-secrets.ts'
import { Secret } from '../../../src/foundation/world/secret.ts'

const secret = 'GOCSPX-a-client-secret'
const parts: TokenReplyContext = {
  providerName: 'Google',
  clientId: 'client-1',
  askedAtMs: 1000,
  scrub: scrubber([new Secret(secret)]),
}

describe('judgeTokenReply()', () => {
  it('returns one of four results with a one-line reason for any reply', () => {
    assert(
      property(integer({ min: 100, max: 599 }), jsonValue(), string(), (statusCode, body, more) => {
        for (const text of [JSON.stringify(body), more, JSON.stringify({ error: more, error_description: more })]) {
          const answer = judgeTokenReply({ status: 'replied', statusCode, retryAfterMs: null, text }, parts)
          expect(['granted', 'revoked', 'refused', 'unavailable']).toContain(answer.status)
          expect('reason' in answer ? answer.reason : '').not.toMatch(/[\r\n\p{Cc}]/u)
        }
      }),
    )
  })

  it('removes sent secrets from the reason, wherever the provider repeats them', () => {
    const codes = constantFrom('invalid_grant', 'invalid_client', secret, `x${secret}`)
    assert(
      property(codes, string({ maxLength: 250 }), string(), (error, before, after) => {
        const text = JSON.stringify({ error, error_description: `${before} ${secret} ${after}` })
        const answer = judgeTokenReply({ status: 'replied', statusCode: 400, retryAfterMs: null, text }, parts)
        // The reason must not even contain a part of a secret where a long description is truncated.
        expect('reason' in answer ? answer.reason : '').not.toContain(secret.slice(0, 12))
      }),
    )
  })

  it('reports the cause of a network failure', () => {
    expect(judgeTokenReply({ status: 'failed', reason: 'connect ECONNREFUSED' }, parts)).toEqual({
      status: 'unavailable',
      reason: 'Google: connect ECONNREFUSED',
      retryAfterMs: null,
    })
  })
})

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
])('emailOfIdToken() for %j returns %j', (claims, email) => {
  expect(emailOfIdToken(idToken(claims), 'client-1')).toBe(email)
})

it.each(['', 'x', 'a.b.c', '..'])('emailOfIdToken() of the text %j is null', (text) => {
  expect(emailOfIdToken(text, 'client-1')).toBeNull()
})
