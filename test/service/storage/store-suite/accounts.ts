/** Store suite: tokens. Admissions are in ../admission-suite.ts. */

import { describe, expect, it } from 'vitest'
import { toTokenId, toWorkspaceId } from '../../../../src/foundation/contract/identifiers.ts'

import type { AdmissionRequest } from '../../../../src/service/storage/account.ts'
import type { Admission, Store } from '../../../../src/service/storage/store.ts'
import { aToken } from '../builders.ts'
import type { StoreSuiteOptions } from './store-suite-options.ts'

const hourMs = 3_600_000

async function admit(store: Store, changes: Partial<AdmissionRequest> = {}): Promise<Admission> {
  return await store.admit({
    tokenHash: aToken().tokenHash,
    anonymousSubject: 'address:192.0.2.1',
    windowStartMs: 0,
    nowMs: 7,
    wantedTest: null,
    ...changes,
  })
}

export function accountsSuite({ open }: StoreSuiteOptions): void {
  describe('tokens', () => {
    it('are listed oldest first, including revoked ones', async () => {
      await using store = await open()
      const older = aToken({
        tokenId: toTokenId('token-2'),
        tokenHash: 'cd'.repeat(32),
        createdAtMs: 3,
        revokedAtMs: 9,
      })
      await store.createToken(aToken())
      await store.createToken(older)
      expect(await store.listTokens()).toEqual([
        { ...older, lastUsedAtMs: null },
        { ...aToken(), lastUsedAtMs: null },
      ])
    })

    it('have unique hashes and ids', async () => {
      await using store = await open()
      await store.createToken(aToken())
      await expect(store.createToken(aToken({ tokenId: toTokenId('token-2') }))).rejects.toThrow(/unique|duplicate/iu)
      await expect(store.createToken(aToken({ tokenHash: 'ef'.repeat(32) }))).rejects.toThrow(/unique|duplicate/iu)
      expect(await store.listTokens()).toHaveLength(1)
    })

    it('show when they were last used', async () => {
      await using store = await open()
      await store.createToken(aToken())
      await admit(store, { nowMs: 20 })
      await admit(store, { nowMs: 10 })
      expect((await store.listTokens())[0]?.lastUsedAtMs).toBe(20)
      await admit(store, { windowStartMs: hourMs, nowMs: hourMs + 5 })
      expect((await store.listTokens())[0]?.lastUsedAtMs).toBe(hourMs + 5)
    })

    it('are revoked immediately and permanently', async () => {
      await using store = await open()
      await store.createToken(aToken())
      expect(await store.revokeToken(toTokenId('token-9'), 50)).toBeNull()
      expect(await store.revokeToken(toTokenId('token-1'), 50)).toEqual({
        ...aToken({ revokedAtMs: 50 }),
        lastUsedAtMs: null,
      })
      expect((await admit(store)).token).toBeNull()
      expect((await store.revokeToken(toTokenId('token-1'), 60))?.revokedAtMs).toBe(50)
    })

    it('change their plan together with all valid tokens of the workspace', async () => {
      await using store = await open()
      await store.createToken(aToken())
      await store.createToken(aToken({ tokenId: toTokenId('token-2'), tokenHash: 'cd'.repeat(32) }))
      await store.createToken(
        aToken({ tokenId: toTokenId('token-3'), tokenHash: 'ef'.repeat(32), workspaceId: toWorkspaceId('other') }),
      )
      await store.createToken(aToken({ tokenId: toTokenId('token-4'), tokenHash: '01'.repeat(32), revokedAtMs: 1 }))
      const { workspaceId, accountPlan: before } = aToken()
      expect(before).not.toBe('enterprise')
      expect(await store.setPlan(workspaceId, 'enterprise')).toBe(2)
      expect((await store.listTokens()).map((token) => token.accountPlan)).toEqual([
        'enterprise',
        'enterprise',
        before,
        before,
      ])
      expect((await admit(store)).token?.accountPlan).toBe('enterprise')
      expect(await store.setPlan(toWorkspaceId('none'), 'enterprise')).toBe(0)
    })

    it('are reported as revoked, like unknown ones', async () => {
      await using store = await open()
      await store.createToken(aToken())
      await store.createToken(aToken({ tokenId: toTokenId('token-2'), tokenHash: 'cd'.repeat(32) }))
      await store.revokeToken(toTokenId('token-2'), 50)
      expect(await store.listRevokedTokens([toTokenId('token-1'), toTokenId('token-2'), toTokenId('token-9')])).toEqual(
        ['token-2', 'token-9'],
      )
      expect(await store.listRevokedTokens([])).toEqual([])
    })
  })
}
