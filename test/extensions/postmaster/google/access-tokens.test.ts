import { describe, expect, it } from 'vitest'
import type { GrantAnswer, OAuthClient } from '../../../../src/extensions/oauth/oauth-client.ts'
import { type AccessTokens, openAccessTokens } from '../../../../src/extensions/postmaster/google/access-tokens.ts'
import { Secret } from '../../../../src/foundation/world/secret.ts'
import { type FakeClock, fakeClock } from '../../../support/fake-clock.ts'

const signal = new AbortController().signal

interface Setup {
  readonly clock: FakeClock
  readonly tokens: AccessTokens
  /** The refresh tokens that were sent to the provider. */
  readonly sent: string[]
  readonly kept: string[]
}

async function never(): Promise<never> {
  return await Promise.reject(new Error('not asked for'))
}

function setUp(answerOf: (count: number, nowMs: number) => GrantAnswer): Setup {
  const clock = fakeClock()
  const sent: string[] = []
  const kept: string[] = []
  const oauth: OAuthClient = {
    beginConsent: () => {
      throw new Error('not asked for')
    },
    exchangeCode: never,
    revoke: never,
    refresh: async (refreshToken) => {
      sent.push(refreshToken.reveal())
      return await Promise.resolve(answerOf(sent.length, clock.nowMs()))
    },
  }
  const onNewRefreshToken = async (token: Secret): Promise<void> =>
    await Promise.resolve(void kept.push(token.reveal()))
  return {
    clock,
    sent,
    kept,
    tokens: openAccessTokens({ oauth, refreshToken: new Secret('refresh-1'), clock, onNewRefreshToken }),
  }
}

function granted(count: number, nowMs: number, refreshToken: string | null = null): GrantAnswer {
  const accessToken = new Secret(`access-${count}`)
  const grant = { accessToken, expiresAtMs: nowMs + 3_600_000, scopes: null, email: null, refreshTokenEndsAtMs: null }
  return {
    status: 'granted',
    grant: { ...grant, refreshToken: refreshToken === null ? null : new Secret(refreshToken) },
  }
}

describe('openAccessTokens()', () => {
  it('reuses a token until two minutes before it expires', async () => {
    const { tokens, clock, sent } = setUp((count, nowMs) => granted(count, nowMs))
    expect((await tokens.current(signal)).reveal()).toBe('access-1')
    await clock.advance(3_480_000)
    expect((await tokens.current(signal)).reveal()).toBe('access-1')
    await clock.advance(1)
    expect((await tokens.current(signal)).reveal()).toBe('access-2')
    expect(sent).toEqual(['refresh-1', 'refresh-1'])
  })

  it('replaces a dropped token, and ignores drops of older tokens', async () => {
    const { tokens, sent } = setUp((count, nowMs) => granted(count, nowMs))
    const first = await tokens.current(signal)
    tokens.drop(first)
    const second = await tokens.current(signal)
    tokens.drop(first)
    expect(await tokens.current(signal)).toBe(second)
    expect(sent).toHaveLength(2)
  })

  it('stores a new refresh token before using it', async () => {
    const { tokens, sent, kept } = setUp((count, nowMs) => granted(count, nowMs, count === 1 ? 'refresh-2' : null))
    tokens.drop(await tokens.current(signal))
    await tokens.current(signal)
    expect(sent).toEqual(['refresh-1', 'refresh-2'])
    expect(kept).toEqual(['refresh-2'])
  })

  it.each([
    [
      { status: 'revoked', reason: 'invalid_grant' },
      { kind: 'revoked', message: 'Google no longer accepts the grant: invalid_grant' },
    ],
    [{ status: 'refused', reason: 'invalid_client' }, { kind: 'client' }],
    [
      { status: 'unavailable', reason: 'Google replied with 503', retryAfterMs: 7000 },
      { kind: 'unavailable', retryAfterMs: 7000 },
    ],
  ] satisfies readonly [GrantAnswer, object][])(
    'throws the reason for a missing token: %j',
    async (answer, failure) => {
      const { tokens } = setUp(() => answer)
      await expect(tokens.current(signal)).rejects.toMatchObject(failure)
    },
  )
})
