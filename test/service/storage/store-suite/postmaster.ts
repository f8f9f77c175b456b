/** Store suite: postmaster accounts and their days. */

import { describe, expect, it } from 'vitest'
import type { RevokedGrant } from '../../../../src/extensions/postmaster/storage/accounts-and-days.ts'
import { toWorkspaceId } from '../../../../src/foundation/contract/identifiers.ts'
import { allDays } from '../../../extensions/postmaster/storage/all-days.ts'
import { aFullDay } from '../../../extensions/postmaster/storage/builders.ts'
import { aWebhook } from '../builders.ts'
import { aPostmasterAccount as anAccount, postmasterEmail as email } from './postmaster-account.ts'
import type { StoreSuiteOptions } from './store-suite-options.ts'

/** The parts of the suite; see ../store-suite.ts. */
export function postmasterSuite(options: StoreSuiteOptions): void {
  describe('postmaster accounts', () => {
    accountsPart(options)
  })
  describe('grants and syncs of postmaster accounts', () => {
    grantsPart(options)
  })
  describe('claimPostmasterSync()', () => {
    claimsPart(options)
  })
}

function accountsPart({ open }: StoreSuiteOptions): void {
  it('are unique per workspace and address, case-insensitively', async () => {
    await using store = await open()
    const made = await anAccount(store)
    expect(made).toEqual({
      id: made.id,
      workspaceId: toWorkspaceId('workspace-a'),
      email: 'postmaster@shop.example',
      source: 'google',
      createdAtMs: 10,
      grantState: 'none',
      sealedRefreshToken: null,
      grantEndedAtMs: null,
      syncedAtMs: null,
      syncProblem: null,
      dataRevision: 0,
    })
    const again = {
      workspaceId: toWorkspaceId('workspace-a'),
      email: email.toUpperCase(),
      source: 'google',
      nowMs: 99,
    } as const
    expect(await store.ensurePostmasterAccount(again)).toEqual(made)
    const foreign = await anAccount(store, { workspaceId: toWorkspaceId('workspace-b') })
    expect(foreign.id).not.toBe(made.id)
  })

  it('become connected after an import, and stay connected after a later import', async () => {
    await using store = await open()
    const file = { workspaceId: toWorkspaceId('workspace-a'), email, source: 'import', nowMs: 1 } as const
    const imported = await store.ensurePostmasterAccount(file)
    expect(imported.source).toBe('import')
    expect(await anAccount(store)).toEqual({ ...imported, source: 'google' })
    expect(await store.ensurePostmasterAccount(file)).toEqual({ ...imported, source: 'google' })
  })

  it('keep their source when created again for incompatible data', async () => {
    await using store = await open()
    const made = { workspaceId: toWorkspaceId('workspace-a'), nowMs: 1 } as const
    const reports = await store.ensurePostmasterAccount({ ...made, email, source: 'dmarc-reports' })
    for (const source of ['google', 'import', 'dmarc-reports'] as const) {
      expect(await store.ensurePostmasterAccount({ ...made, email, source })).toEqual(reports)
    }
    const file = await store.ensurePostmasterAccount({ ...made, email: 'file@shop.example', source: 'import' })
    expect(
      await store.ensurePostmasterAccount({ ...made, email: 'file@shop.example', source: 'dmarc-reports' }),
    ).toEqual(file)
  })

  it('are listed oldest first, and found only in their own workspace', async () => {
    await using store = await open()
    const account = await anAccount(store)
    const other = await anAccount(store, { email: 'other@shop.example' })
    const foreign = await anAccount(store, { workspaceId: toWorkspaceId('workspace-b') })
    expect(await store.listPostmasterAccounts(toWorkspaceId('workspace-a'))).toEqual([account, other])
    expect(await store.listPostmasterAccounts(toWorkspaceId('workspace-c'))).toEqual([])
    expect(await store.listPostmasterAccounts(null)).toEqual([account, other, foreign])
    expect(await store.findPostmasterAccount(toWorkspaceId('workspace-a'), account.id)).toEqual(account)
    expect(await store.findPostmasterAccount(toWorkspaceId('workspace-b'), account.id)).toBeNull()
    expect(await store.findPostmasterAccount(null, foreign.id)).toEqual(foreign)
    expect(await store.findPostmasterAccount(null, 999_999)).toBeNull()
    expect(await store.findPostmasterAccountByEmail(toWorkspaceId('workspace-b'), email)).toEqual(foreign)
    expect(await store.findPostmasterAccountByEmail(toWorkspaceId('workspace-c'), email)).toBeNull()
  })

  it('are deleted with all their data, and a new account gets a new id', async () => {
    await using store = await open()
    const account = await anAccount(store)
    const foreign = await anAccount(store, { workspaceId: toWorkspaceId('workspace-b') })
    const day = aFullDay('shop.example', '2026-01-01')
    for (const { id } of [account, foreign]) await store.writePostmasterDays(id, [day])
    expect(await store.removePostmasterAccount(account.id)).toBe(true)
    expect(await store.removePostmasterAccount(account.id)).toBe(false)
    expect(await store.findPostmasterAccount(null, account.id)).toBeNull()
    expect(await allDays(store, account.id)).toEqual([])
    expect(await store.listPostmasterDomains(account.id)).toEqual([])
    expect(await allDays(store, foreign.id)).toEqual([day])
    expect((await anAccount(store)).id).not.toBe(account.id)
  })
}

function grantsPart({ open }: StoreSuiteOptions): void {
  it('can be set, replaced and ended without deleting data', async () => {
    await using store = await open()
    const { id } = await anAccount(store)
    await store.writePostmasterDays(id, [aFullDay('shop.example', '2026-01-01')])
    expect(await store.setPostmasterGrant(id, 'sealed-1')).toBe(true)
    expect(await store.setPostmasterGrant(id, 'sealed-2')).toBe(true)
    expect(await store.findPostmasterAccount(null, id)).toMatchObject({
      grantState: 'active',
      sealedRefreshToken: 'sealed-2',
    })
    expect(await store.endPostmasterGrant(id)).toBe(true)
    expect(await store.findPostmasterAccount(null, id)).toMatchObject({
      grantState: 'none',
      sealedRefreshToken: null,
    })
    expect(await allDays(store, id)).toHaveLength(1)
    expect(await store.renewPostmasterGrant({ accountId: id, before: 'sealed-2', after: 'sealed-3' })).toBe(false)
    await store.setPostmasterGrant(id, 'sealed-4')
    expect(await store.renewPostmasterGrant({ accountId: id, before: 'sealed-2', after: 'sealed-3' })).toBe(false)
    expect(await store.renewPostmasterGrant({ accountId: id, before: 'sealed-4', after: 'sealed-5' })).toBe(true)
    expect(await store.findPostmasterAccount(null, id)).toMatchObject({ sealedRefreshToken: 'sealed-5' })
    expect(await store.setPostmasterGrant(999_999, 'sealed')).toBe(false)
    expect(await store.endPostmasterGrant(999_999)).toBe(false)
  })

  it('create one webhook event when the provider ends the grant', async () => {
    await using store = await open()
    const { id } = await anAccount(store)
    await store.setPostmasterGrant(id, 'sealed-1')
    await store.createWebhook(aWebhook({ webhookId: 'webhook-1' }))
    await store.createWebhook(aWebhook({ webhookId: 'webhook-2', workspaceId: toWorkspaceId('workspace-b') }))
    const end = revoked(id, 'sealed-1')
    const ended = await store.revokePostmasterGrant(end)
    const account = await store.findPostmasterAccount(null, id)
    expect(account).toMatchObject({
      grantState: 'revoked',
      sealedRefreshToken: null,
      grantEndedAtMs: 70,
      syncProblem: 'it was revoked\u{fffd}',
    })
    expect(ended).toEqual({ account, deliveryIds: [`webhook-1.postmaster-${id}-70`] })
    expect(await store.listDeliveries('webhook-1', 10)).toMatchObject([
      { idempotencyKey: `key-${id}`, body: 'revoked', state: 'pending', nextAttemptAtMs: 70, createdAtMs: 70 },
    ])
    expect(await store.listDeliveries('webhook-2', 10)).toEqual([])
    expect(await store.revokePostmasterGrant(end)).toBeNull()
  })

  it('do not end a grant that was replaced in the meantime', async () => {
    await using store = await open()
    const { id } = await anAccount(store)
    await store.setPostmasterGrant(id, 'sealed-2')
    expect(await store.revokePostmasterGrant(revoked(id, 'sealed-1'))).toBeNull()
    expect(await store.findPostmasterAccount(null, id)).toMatchObject({ sealedRefreshToken: 'sealed-2' })
    expect(await store.revokePostmasterGrant(revoked(999_999, 'sealed-1'))).toBeNull()
    expect(await store.revokePostmasterGrant(revoked(id, 'sealed-2'))).toMatchObject({ deliveryIds: [] })
    await store.setPostmasterGrant(id, 'sealed-3')
    expect(await store.findPostmasterAccount(null, id)).toMatchObject({ grantState: 'active', grantEndedAtMs: null })
  })

  it('clear the problem of the last sync after a successful sync or a new grant', async () => {
    await using store = await open()
    const { id } = await anAccount(store)
    await store.recordPostmasterSync(id, { syncedAtMs: 50 })
    await store.recordPostmasterSync(id, { problem: 'the quota is used up\0' })
    expect(await store.findPostmasterAccount(null, id)).toMatchObject({
      syncedAtMs: 50,
      syncProblem: 'the quota is used up\u{fffd}',
    })
    await store.recordPostmasterSync(id, { syncedAtMs: 60 })
    expect(await store.findPostmasterAccount(null, id)).toMatchObject({ syncedAtMs: 60, syncProblem: null })
    await store.recordPostmasterSync(id, { syncedAtMs: 70, problem: 'one domain was refused' })
    expect(await store.findPostmasterAccount(null, id)).toMatchObject({
      syncedAtMs: 70,
      syncProblem: 'one domain was refused',
    })
    await store.recordPostmasterSync(id, { problem: 'it was revoked' })
    await store.setPostmasterGrant(id, 'sealed')
    expect(await store.findPostmasterAccount(null, id)).toMatchObject({ syncProblem: null })
  })
}

function revoked(accountId: number, sealedRefreshToken: string): RevokedGrant {
  return {
    accountId,
    sealedRefreshToken,
    nowMs: 70,
    problem: 'it was revoked\0',
    toEvent: (account) => ({ idempotencyKey: `key-${account.id}`, body: account.grantState }),
  }
}

function claimsPart({ open }: StoreSuiteOptions): void {
  it('leases the account to one of several holders, who may renew the lease', async () => {
    await using store = await open()
    const { id: accountId } = await anAccount(store)
    const holders = ['one', 'two', 'three', 'four']
    const claim = async (holder: string, nowMs: number): Promise<boolean> =>
      await store.claimPostmasterSync({ accountId, holder, nowMs, untilMs: nowMs + 60 })
    const got = await Promise.all(holders.map(async (holder) => await claim(holder, 100)))
    expect(got.filter(Boolean)).toHaveLength(1)
    const winner = holders[got.indexOf(true)] ?? ''
    expect(await claim(winner, 150)).toBe(true)
    expect(await claim('other', 209)).toBe(false)
    expect(await claim('other', 210)).toBe(true)
  })

  it('releases the lease only for its holder', async () => {
    await using store = await open()
    const { id: accountId } = await anAccount(store)
    await store.claimPostmasterSync({ accountId, holder: 'one', nowMs: 0, untilMs: 60 })
    await store.releasePostmasterSync(accountId, 'two')
    const claim = { accountId, holder: 'two', nowMs: 10, untilMs: 60 }
    expect(await store.claimPostmasterSync(claim)).toBe(false)
    await store.releasePostmasterSync(accountId, 'one')
    expect(await store.claimPostmasterSync(claim)).toBe(true)
    expect(await store.claimPostmasterSync({ ...claim, accountId: 999_999 })).toBe(false)
  })
}
