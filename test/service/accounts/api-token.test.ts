import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { toWorkspaceId } from '../../../src/foundation/contract/identifiers.ts'
import { createToken, hashToken } from '../../../src/service/accounts/api-token.ts'
import type { StoredToken } from '../../../src/service/storage/account.ts'
import { fakeRandom } from '../../support/fake-random.ts'
import { inProcessApp } from '../in-process-app.ts'

const clock = { nowMs: () => 1000, monotonicMs: () => 0, sleep: () => Promise.resolve() }

describe('createToken()', () => {
  it('creates psd_ and 256 random bits, and stores the SHA-256 and the first eight characters', async () => {
    const stored: StoredToken[] = []
    const store = { createToken: (token: StoredToken) => Promise.resolve(void stored.push(token)) }
    const wanted = { workspaceId: toWorkspaceId('team-a'), accountPlan: 'pro', name: 'ci' } as const
    const { token, secret } = await createToken(wanted, { store, clock, random: fakeRandom() })
    const text = secret.reveal()
    expect(text).toMatch(/^psd_[A-Za-z0-9_-]{43}$/u)
    expect(Buffer.from(text.slice(4), 'base64url')).toHaveLength(32)
    expect(token).toEqual({
      ...wanted,
      tokenId: expect.stringMatching(/^[0-9a-f-]{36}$/u),
      tokenHash: createHash('sha256').update(text).digest('hex'),
      prefix: text.slice(0, 8),
      createdAtMs: 1000,
      revokedAtMs: null,
      scope: 'write',
      expiresAtMs: null,
      createdBy: null,
    })
    expect(stored).toEqual([token])
  })

  it('returns no secret if the token could not be stored', async () => {
    const store = { createToken: () => Promise.reject(new Error('disk full')) }
    const wanted = { workspaceId: toWorkspaceId('team-a'), accountPlan: 'pro', name: '' } as const
    await expect(createToken(wanted, { store, clock, random: fakeRandom() })).rejects.toThrow('disk full')
  })
})

describe('the bearer token', () => {
  it.each(['Bearer pro', 'bearer pro', 'BEARER  pro '])('is read from %j', async (authorization) => {
    await using app = await inProcessApp()
    expect((await app.request('GET', '/external_tests', { authorization })).status).toBe(200)
  })

  it.each([
    'Bearer nobody',
    'Bearer revoked',
    'Bearer ',
    'Bearer',
    'pro',
    'Basic pro',
    'Bearer pro, Bearer enterprise',
    'Bearer pro pro',
    `Bearer ${'x'.repeat(600)}`,
    "Bearer ' or 1=1 --",
  ])('is rejected in %j', async (authorization) => {
    await using app = await inProcessApp()
    const answer = await app.request('GET', '/external_tests', { authorization })
    expect(answer.status).toBe(401)
    expect(answer.body).toEqual({ success: false, error: expect.stringContaining('Invalid or revoked') })
    expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer realm="presend", error="invalid_token"')
  })

  it('is stored as its SHA-256', () => {
    expect(hashToken('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })
})
