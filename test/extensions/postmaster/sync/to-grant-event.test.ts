import { describe, expect, it } from 'vitest'
import type { StoredPostmasterAccount } from '../../../../src/extensions/postmaster/storage/accounts-and-days.ts'
import { toGrantEvent } from '../../../../src/extensions/postmaster/sync/to-grant-event.ts'
import { toWorkspaceId } from '../../../../src/foundation/contract/identifiers.ts'
import { postmasterRevokedPayload } from '../../../../src/foundation/contract/postmaster-webhook.ts'
import { parseWire } from '../../../../src/foundation/contract/wire-schema.ts'

function anAccount(changes: Partial<StoredPostmasterAccount> = {}): StoredPostmasterAccount {
  return {
    id: 3,
    workspaceId: toWorkspaceId('team-a'),
    email: 'ann@shop.example',
    source: 'google',
    createdAtMs: Date.UTC(2026, 0, 2),
    grantState: 'revoked',
    sealedRefreshToken: null,
    grantEndedAtMs: Date.UTC(2026, 0, 31, 4, 10),
    syncedAtMs: Date.UTC(2026, 0, 30, 4),
    syncProblem: 'Google ended the grant',
    dataRevision: 5,
    ...changes,
  }
}

describe('toGrantEvent()', () => {
  it('contains account, time, reason and last sync', () => {
    const event = toGrantEvent(anAccount())
    const body: unknown = JSON.parse(event.body)
    expect(body).toEqual({
      event_type: 'postmaster_account.revoked',
      timestamp: '2026-01-31T04:10:00.000Z',
      idempotency_key: event.idempotencyKey,
      postmaster_account: {
        id: 3,
        email: 'ann@shop.example',
        source: 'google',
        created_at: '2026-01-02T00:00:00.000Z',
        synced_at: '2026-01-30T04:00:00.000Z',
      },
      reason: 'Google ended the grant',
    })
    expect(parseWire(postmasterRevokedPayload, body).status).toBe('ok')
  })

  it('has a stable idempotency key per revocation, account and workspace', () => {
    expect(keyOf({})).toMatch(/^evt_[0-9a-f]{32}$/u)
    expect(keyOf({ syncProblem: 'in other words', dataRevision: 9 })).toBe(keyOf({}))
    const keys = [
      keyOf({}),
      keyOf({ grantEndedAtMs: 1 }),
      keyOf({ email: 'b@shop.example' }),
      keyOf({ workspaceId: toWorkspaceId('b') }),
    ]
    expect(new Set(keys).size).toBe(4)
  })

  it('has a null synced_at if no sync was complete', () => {
    expect(JSON.parse(toGrantEvent(anAccount({ syncedAtMs: null })).body).postmaster_account.synced_at).toBeNull()
  })
})

function keyOf(changes: Partial<StoredPostmasterAccount>): string {
  return toGrantEvent(anAccount(changes)).idempotencyKey
}
