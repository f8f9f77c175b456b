import { expect, it } from 'vitest'
import { grantPurpose } from '../../../../src/extensions/postmaster/grant-purpose.ts'
import { isInUse } from '../../../../src/extensions/postmaster/grants/exchange-consent.ts'
import { storeGrant } from '../../../../src/extensions/postmaster/grants/store-grant.ts'
import { toWorkspaceId } from '../../../../src/foundation/contract/identifiers.ts'
import { Secret } from '../../../../src/foundation/world/secret.ts'
import { secretBox } from '../../../../src/foundation/world/secret-box.ts'
import { openMemoryStore } from '../../../support/memory-store.ts'

const email = 'ann@shop.example'
const box = secretBox([{ bytes: new Uint8Array(32).fill(7) }])
const grant = { email, refreshToken: new Secret('refresh-1'), endsAtMs: null }

it('storeGrant() seals the token for its account, which is in use from then on', async () => {
  await using store = await openMemoryStore()
  const oauth = { revoke: async () => await Promise.resolve('revoked' as const) }
  expect(await isInUse(null, store)).toBe(false)
  const stored = await storeGrant(grant, { workspaceId: toWorkspaceId('a'), box, store, oauth, nowMs: 1 })
  const account = stored.status === 'stored' ? stored.account : null
  expect(account).toMatchObject({ email, workspaceId: toWorkspaceId('a'), grantState: 'active' })
  const purpose = grantPurpose({ workspaceId: toWorkspaceId('a'), email })
  const opened = box.open(account?.sealedRefreshToken ?? '', purpose)
  expect(opened.status === 'opened' && opened.secret.reveal()).toBe('refresh-1')
  expect([await isInUse(email, store), await isInUse(null, store), await isInUse('x@y.example', store)]).toEqual([
    true,
    true,
    false,
  ])
})

it('storeGrant() revokes the grant for an account with DMARC reports, unless another workspace uses the grant', async () => {
  await using store = await openMemoryStore()
  const revoked: string[] = []
  const oauth = {
    revoke: async (token: Secret) => {
      revoked.push(token.reveal())
      return await Promise.resolve('revoked' as const)
    },
  }
  const deps = { workspaceId: toWorkspaceId('a'), box, store, oauth, nowMs: 1 }
  await store.ensurePostmasterAccount({ workspaceId: toWorkspaceId('a'), email, source: 'dmarc-reports', nowMs: 1 })
  expect(await storeGrant(grant, deps)).toEqual({ status: 'dmarc-account' })
  expect(revoked).toEqual(['refresh-1'])
  await storeGrant(grant, { ...deps, workspaceId: toWorkspaceId('b') })
  expect(await storeGrant(grant, deps)).toEqual({ status: 'dmarc-account' })
  expect(revoked).toEqual(['refresh-1'])
})
