import { createHash } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { createToken } from '../../../src/service/accounts/create-token.ts'
import type { StoredToken } from '../../../src/storage/account.ts'
import { fakeRandom } from '../../support/fake-random.ts'

const clock = { nowMs: () => 1000, monotonicMs: () => 0, sleep: () => Promise.resolve() }

describe('createToken()', () => {
  it('makes psd_ and 256 random bits, and stores their SHA-256 with eight characters to know it by', async () => {
    const stored: StoredToken[] = []
    const store = { createToken: (token: StoredToken) => Promise.resolve(void stored.push(token)) }
    const wanted = { workspaceId: 'team-a', accountPlan: 'pro', name: 'ci' } as const
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
    })
    expect(stored).toEqual([token])
  })

  it('gives nothing away when it could not be stored', async () => {
    const store = { createToken: () => Promise.reject(new Error('disk full')) }
    const wanted = { workspaceId: 'team-a', accountPlan: 'pro', name: '' } as const
    await expect(createToken(wanted, { store, clock, random: fakeRandom() })).rejects.toThrow('disk full')
  })
})
