import { describe, expect, it } from 'vitest'

import type { AccessGrant, GrantAnswer } from '../../../src/oauth/oauth-client.ts'
import { type AccessTokens, accessTokens, noAccessTokens } from '../../../src/seeds/imap/access-tokens.ts'
import { Secret } from '../../../src/world/secret.ts'
import type { OpenedSecret } from '../../../src/world/secret-box.ts'

const { signal } = new AbortController()

interface Desk {
  readonly tokens: AccessTokens
  /** Refresh tokens as they were shown to the provider. */
  readonly asked: readonly string[]
  readonly errors: readonly unknown[]
  nowMs: number
  /** What the provider answers from now on. */
  answer: (count: number) => GrantAnswer
  /** What lies in the keeper. */
  kept: OpenedSecret
  keepsFail: boolean
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

function aDesk(neededScope: string | null = null): Desk {
  const asked: string[] = []
  const errors: unknown[] = []
  const desk: Desk = {
    asked,
    errors,
    nowMs: 0,
    answer: (count) => granted(count),
    kept: { status: 'opened', secret: new Secret('refresh-0') },
    keepsFail: false,
    tokens: accessTokens({
      client: {
        refresh: async (token) => {
          asked.push(token.reveal())
          return await Promise.resolve(desk.answer(asked.length))
        },
      },
      keeper: {
        read: async () => await Promise.resolve(desk.kept),
        keepRenewed: async (secret) => {
          if (desk.keepsFail) throw new Error('the storage is away')
          desk.kept = await Promise.resolve({ status: 'opened', secret } as const)
        },
      },
      clock: { nowMs: () => desk.nowMs },
      neededScope,
      onError: (error) => void errors.push(error),
    }),
  }
  return desk
}

async function current(desk: Desk): Promise<string> {
  return (await desk.tokens.current(signal)).reveal()
}

describe('accessTokens()', () => {
  it('asks once, and again a minute before the token ends', async () => {
    const desk = aDesk()
    expect([await current(desk), await current(desk)]).toEqual(['access-1', 'access-1'])
    desk.nowMs = 3_600_000 - 60_001
    expect(await current(desk)).toBe('access-1')
    desk.nowMs += 1
    expect(await current(desk)).toBe('access-2')
    expect(desk.asked).toEqual(['refresh-0', 'refresh-0'])
  })

  it('uses a token that lives for seconds for half of them, and one that is over never again', async () => {
    const desk = aDesk()
    desk.answer = (count) => granted(count, { expiresAtMs: desk.nowMs + 2000 })
    expect(await current(desk)).toBe('access-1')
    desk.nowMs = 999
    expect(await current(desk)).toBe('access-1')
    desk.nowMs = 1000
    expect(await current(desk)).toBe('access-2')
    desk.answer = (count) => granted(count, { expiresAtMs: 0 })
    desk.nowMs = 9000
    expect([await current(desk), await current(desk)]).toEqual(['access-3', 'access-4'])
  })

  it('lets an old token be replaced when the server refuses it, and not one that is new', async () => {
    const desk = aDesk()
    const first = await desk.tokens.current(signal)
    expect(desk.tokens.refused(first)).toBe(false)
    const second = await desk.tokens.current(signal)
    await desk.tokens.current(signal)
    expect(desk.tokens.refused(second)).toBe(true)
    expect(await current(desk)).toBe('access-3')
    // Somebody else has taken a new one meanwhile.
    expect(desk.tokens.refused(second)).toBe(true)
    expect(await current(desk)).toBe('access-3')
  })

  it('goes on with the refresh token that the provider gave, and with what another instance has kept', async () => {
    const desk = aDesk()
    desk.answer = (count) => granted(count, { refreshToken: new Secret(`refresh-${count}`), expiresAtMs: 0 })
    await current(desk)
    await current(desk)
    desk.kept = { status: 'opened', secret: new Secret('refresh-of-another') }
    await current(desk)
    expect(desk.asked).toEqual(['refresh-0', 'refresh-1', 'refresh-of-another'])
  })

  it('does not lose a new refresh token that could not be kept', async () => {
    const desk = aDesk()
    desk.keepsFail = true
    desk.answer = (count) => granted(count, { refreshToken: new Secret(`refresh-${count}`), expiresAtMs: 0 })
    expect([await current(desk), await current(desk)]).toEqual(['access-1', 'access-2'])
    expect(desk.asked).toEqual(['refresh-0', 'refresh-1'])
    expect(desk.errors).toHaveLength(2)
    desk.keepsFail = false
    await current(desk)
    expect(desk.kept).toMatchObject({ secret: { reveal: expect.any(Function) } })
    expect(desk.kept.status === 'opened' && desk.kept.secret.reveal()).toBe('refresh-3')
  })

  it.each([
    [
      { status: 'revoked', reason: 'invalid_grant' },
      'no-login',
      /^invalid_grant; the grant was revoked or has expired: set a new/u,
      null,
    ],
    [{ status: 'refused', reason: 'invalid_client' }, 'no-login', /^invalid_client; check client id/u, null],
    [{ status: 'unavailable', reason: '503', retryAfterMs: 7000 }, 'no-token', /^503$/u, 7000],
  ] as const)('says of %j what it means', async (answer, kind, message, waitMs) => {
    const desk = aDesk()
    desk.answer = () => answer
    await expect(current(desk)).rejects.toMatchObject({ kind, message: expect.stringMatching(message), waitMs })
  })

  it('has nothing to log in with when the refresh token does not open', async () => {
    const desk = aDesk()
    desk.kept = { status: 'unreadable', reason: 'why' }
    await expect(current(desk)).rejects.toMatchObject({ kind: 'no-login', message: expect.stringContaining('why') })
    expect(desk.asked).toEqual([])
    await expect(noAccessTokens('why not').current(signal)).rejects.toMatchObject({
      kind: 'no-login',
      message: 'why not',
    })
  })

  it('refuses a grant that does not open mailboxes, where it is known what does', async () => {
    const desk = aDesk('https://mail.google.com/')
    desk.answer = (count) => granted(count, { scopes: ['email', 'HTTPS://mail.google.com/'] })
    expect(await current(desk)).toBe('access-1')
    desk.nowMs = 3_600_000
    desk.answer = (count) => granted(count, { scopes: ['email'] })
    await expect(current(desk)).rejects.toThrow('granted without the scope https://mail.google.com/')
    desk.answer = (count) => granted(count, { expiresAtMs: 9_000_000 })
    expect(await current(desk)).toBe('access-3')
  })
})
