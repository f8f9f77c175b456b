import { describe, expect, it } from 'vitest'
import type { AccessGrant, GrantAnswer, OAuthClient } from '../../../../src/extensions/oauth/oauth-client.ts'
import { wantedScopes } from '../../../../src/extensions/postmaster/google/provider.ts'
import { exchangeConsent } from '../../../../src/extensions/postmaster/grants/exchange-consent.ts'
import { toWorkspaceId } from '../../../../src/foundation/contract/identifiers.ts'
import { Secret } from '../../../../src/foundation/world/secret.ts'
import { openMemoryStore } from '../../../support/memory-store.ts'

const given = { code: new Secret('code'), codeVerifier: new Secret('verifier'), redirectUri: 'http://127.0.0.1:1/' }
const unused = { listPostmasterAccounts: async () => await Promise.resolve([]) }

function aGrant(changes: Partial<AccessGrant> = {}): GrantAnswer {
  const whole = {
    accessToken: new Secret('access-1'),
    expiresAtMs: 1,
    refreshToken: new Secret('refresh-1'),
    refreshTokenEndsAtMs: null,
    scopes: ['openid', ...wantedScopes],
    email: 'Ann@Shop.example',
  }
  return { status: 'granted', grant: { ...whole, ...changes } }
}

interface FakeOAuth extends Pick<OAuthClient, 'exchangeCode' | 'revoke'> {
  readonly revoked: string[]
}

function oauthThatAnswers(answer: GrantAnswer): FakeOAuth {
  const revoked: string[] = []
  return {
    revoked,
    exchangeCode: async () => await Promise.resolve(answer),
    revoke: async (token) => {
      revoked.push(token.reveal())
      return await Promise.resolve('revoked')
    },
  }
}

describe('exchangeConsent()', () => {
  it('returns the address in lower case with the refresh token', async () => {
    const oauth = oauthThatAnswers(aGrant())
    const { email, refreshToken, endsAtMs } = await exchangeConsent(oauth, given, unused)
    expect([email, refreshToken.reveal(), endsAtMs]).toEqual(['ann@shop.example', 'refresh-1', null])
    expect(oauth.revoked).toEqual([])
  })

  it('treats absent scopes as the requested ones', async () => {
    expect((await exchangeConsent(oauthThatAnswers(aGrant({ scopes: null })), given, unused)).email).toBe(
      'ann@shop.example',
    )
  })

  it.each([
    [
      { scopes: ['openid'] },
      /^Connecting a Google account: expected a grant for everything that presend requested, got a grant without ".*" and ".*"/u,
      'refresh-1',
    ],
    [{ refreshToken: null }, /got a grant that expires within an hour/u, 'access-1'],
    [{ email: null }, /got a grant without the account's address/u, 'refresh-1'],
  ])('revokes a grant with %j', async (changes, message, token) => {
    const oauth = oauthThatAnswers(aGrant(changes))
    await expect(exchangeConsent(oauth, given, unused)).rejects.toMatchObject({
      code: 'OAUTH_FAILED',
      message: expect.stringMatching(message),
    })
    expect(oauth.revoked).toEqual([token])
  })

  it('does not revoke the incomplete grant for an account in use, because Google would end both grants', async () => {
    const oauth = oauthThatAnswers(aGrant({ scopes: ['openid'] }))
    await using store = await openMemoryStore()
    const account = { workspaceId: toWorkspaceId('b'), email: 'ann@shop.example', source: 'google', nowMs: 1 } as const
    const { id } = await store.ensurePostmasterAccount(account)
    await store.setPostmasterGrant(id, 'sealed')
    await expect(exchangeConsent(oauth, given, store)).rejects.toMatchObject({ code: 'OAUTH_FAILED' })
    expect(oauth.revoked).toEqual([])
  })

  it.each([
    ['revoked', 'OAUTH_FAILED', 'connect again'],
    ['refused', 'SETTINGS_INVALID', 'check google.client-id and the client secret'],
    ['unavailable', 'OAUTH_FAILED', 'try again later'],
  ] as const)('gives advice if the exchange is %s', async (status, code, todo) => {
    const answer = { status, reason: 'Google replied with 400', retryAfterMs: null }
    await expect(exchangeConsent(oauthThatAnswers(answer), given, unused)).rejects.toMatchObject({
      code,
      message: expect.stringContaining(todo),
    })
  })
})
