import { describe, expect, it } from 'vitest'

import { createdTokenObject, isoTime, listedTokenObject } from '../../src/commands/token-objects.ts'

const token = {
  tokenId: 'one',
  tokenHash: 'never shown',
  prefix: 'psd_abcd',
  workspaceId: 'team-a',
  accountPlan: 'pro',
  name: 'ci',
  createdAtMs: 0,
  revokedAtMs: null,
  lastUsedAtMs: 1,
} as const

describe('the objects of tokens', () => {
  it('have the keys that are documented, and no hash', () => {
    const created = { id: 'one', prefix: 'psd_abcd', workspace: 'team-a', plan: 'pro' }
    expect(createdTokenObject(token)).toEqual(created)
    expect(listedTokenObject({ ...token, revokedAtMs: 2 })).toEqual({
      ...created,
      created_at: '1970-01-01T00:00:00.000Z',
      last_used_at: '1970-01-01T00:00:00.001Z',
      revoked_at: '1970-01-01T00:00:00.002Z',
    })
    expect(listedTokenObject({ ...token, lastUsedAtMs: null })).toMatchObject({ last_used_at: null, revoked_at: null })
  })

  it('show times as ISO 8601 in UTC', () => {
    expect(isoTime(Date.UTC(2026, 0, 31, 12))).toBe('2026-01-31T12:00:00.000Z')
  })
})
