import { describe, expect, it } from 'vitest'
import {
  type AccessTokens,
  accessTokens,
  noAccessTokens,
} from '../../../../src/extensions/mailboxes/imap/access-tokens.ts'
import type { AccessGrant, GrantAnswer } from '../../../../src/extensions/oauth/oauth-client.ts'
import { Secret } from '../../../../src/foundation/world/secret.ts'
import type { OpenedSecret } from '../../../../src/foundation/world/secret-box.ts'

const { signal } = new AbortController()

interface Fake {
  readonly tokens: AccessTokens
  /** The refresh tokens sent to the provider. */
  readonly sent: readonly string[]
  readonly errors: readonly unknown[]
  nowMs: number
  /** The provider's responses from now on. */
  answer: (count: number) => GrantAnswer
  /** The stored refresh token. */
  stored: OpenedSecret
  isStorageBroken: boolean
}

function granted(count: number, changes: Partial<AccessGrant> = {}): GrantAnswer {
  const grant = {
    refreshToken: null,
    refreshTokenEndsAtMs: null,
    scopes: null,
    email: null,
    expiresAtMs: 3_600_000,
    ...changes,
  }
  return { status: 'granted', grant: { accessToken: new Secret(`access-${count}`), ...grant } }
}

function aFake(neededScope: string | null = null): Fake {
  const sent: string[] = []
  const errors: unknown[] = []
  const fake: Fake = {
    sent,
    errors,
    nowMs: 0,
    answer: (count) => granted(count),
    stored: { status: 'opened', secret: new Secret('refresh-0') },
    isStorageBroken: false,
    tokens: accessTokens({
      client: {
        refresh: async (token) => {
          sent.push(token.reveal())
          return await Promise.resolve(fake.answer(sent.length))
        },
      },
      keeper: {
        read: async () => await Promise.resolve(fake.stored),
        keepRenewed: async (secret) => {
          if (fake.isStorageBroken) throw new Error('storage unavailable')
          fake.stored = await Promise.resolve({ status: 'opened', secret } as const)
        },
      },
      clock: { nowMs: () => fake.nowMs },
      neededScope,
      onError: (error) => void errors.push(error),
    }),
  }
  return fake
}

async function current(fake: Fake): Promise<string> {
  return (await fake.tokens.current(signal)).reveal()
}

describe('accessTokens()', () => {
  it('reuses a token until a minute before it expires', async () => {
    const fake = aFake()
    expect([await current(fake), await current(fake)]).toEqual(['access-1', 'access-1'])
    fake.nowMs = 3_600_000 - 60_001
    expect(await current(fake)).toBe('access-1')
    fake.nowMs += 1
    expect(await current(fake)).toBe('access-2')
    expect(fake.sent).toEqual(['refresh-0', 'refresh-0'])
  })

  it('uses a short-lived token for half of its lifetime, and never an expired one', async () => {
    const fake = aFake()
    fake.answer = (count) => granted(count, { expiresAtMs: fake.nowMs + 2000 })
    expect(await current(fake)).toBe('access-1')
    fake.nowMs = 999
    expect(await current(fake)).toBe('access-1')
    fake.nowMs = 1000
    expect(await current(fake)).toBe('access-2')
    fake.answer = (count) => granted(count, { expiresAtMs: 0 })
    fake.nowMs = 9000
    expect([await current(fake), await current(fake)]).toEqual(['access-3', 'access-4'])
  })

  it('allows a retry after an old token was rejected, but not after a new one', async () => {
    const fake = aFake()
    const first = await fake.tokens.current(signal)
    expect(fake.tokens.refused(first)).toBe(false)
    const second = await fake.tokens.current(signal)
    await fake.tokens.current(signal)
    expect(fake.tokens.refused(second)).toBe(true)
    expect(await current(fake)).toBe('access-3')
    // Another caller has renewed the token in the meantime.
    expect(fake.tokens.refused(second)).toBe(true)
    expect(await current(fake)).toBe('access-3')
  })

  it('continues with the refresh token that the provider issued or another instance stored', async () => {
    const fake = aFake()
    fake.answer = (count) => granted(count, { refreshToken: new Secret(`refresh-${count}`), expiresAtMs: 0 })
    await current(fake)
    await current(fake)
    fake.stored = { status: 'opened', secret: new Secret('refresh-of-another') }
    await current(fake)
    expect(fake.sent).toEqual(['refresh-0', 'refresh-1', 'refresh-of-another'])
  })

  it('keeps a new refresh token in memory when storing it fails', async () => {
    const fake = aFake()
    fake.isStorageBroken = true
    fake.answer = (count) => granted(count, { refreshToken: new Secret(`refresh-${count}`), expiresAtMs: 0 })
    expect([await current(fake), await current(fake)]).toEqual(['access-1', 'access-2'])
    expect(fake.sent).toEqual(['refresh-0', 'refresh-1'])
    expect(fake.errors).toHaveLength(2)
    fake.isStorageBroken = false
    await current(fake)
    expect(fake.stored).toMatchObject({ secret: { reveal: expect.any(Function) } })
    expect(fake.stored.status === 'opened' && fake.stored.secret.reveal()).toBe('refresh-3')
  })

  it.each([
    [
      { status: 'revoked', reason: 'invalid_grant' },
      'no-login',
      /^invalid_grant; the grant was revoked or has expired: set a new/u,
      null,
    ],
    [{ status: 'refused', reason: 'invalid_client' }, 'no-login', /^invalid_client; check the client id/u, null],
    [{ status: 'unavailable', reason: '503', retryAfterMs: 7000 }, 'no-token', /^503$/u, 7000],
  ] as const)('maps the response %j to a failure', async (answer, kind, message, waitMs) => {
    const fake = aFake()
    fake.answer = () => answer
    await expect(current(fake)).rejects.toMatchObject({ kind, message: expect.stringMatching(message), waitMs })
  })

  it('rejects with no-login when the refresh token cannot be opened', async () => {
    const fake = aFake()
    fake.stored = { status: 'unreadable', reason: 'why' }
    await expect(current(fake)).rejects.toMatchObject({ kind: 'no-login', message: expect.stringContaining('why') })
    expect(fake.sent).toEqual([])
    await expect(noAccessTokens('why not').current(signal)).rejects.toMatchObject({
      kind: 'no-login',
      message: 'why not',
    })
  })

  it('rejects a grant without the required scope', async () => {
    const fake = aFake('https://mail.google.com/')
    fake.answer = (count) => granted(count, { scopes: ['email', 'HTTPS://mail.google.com/'] })
    expect(await current(fake)).toBe('access-1')
    fake.nowMs = 3_600_000
    fake.answer = (count) => granted(count, { scopes: ['email'] })
    await expect(current(fake)).rejects.toThrow('granted without the https://mail.google.com/ scope')
    fake.answer = (count) => granted(count, { expiresAtMs: 9_000_000 })
    expect(await current(fake)).toBe('access-3')
  })
})
