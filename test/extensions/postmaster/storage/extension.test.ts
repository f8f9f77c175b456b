import { expect, it } from 'vitest'

import { toWorkspaceId } from '../../../../src/foundation/contract/identifiers.ts'
import { openMemoryStore } from '../../../support/memory-store.ts'

it('accounts are exported without their secret, and deleted with their workspace', async () => {
  await using store = await openMemoryStore()
  const workspaceId = toWorkspaceId('a')
  const workspace = { name: 'a', plan: 'pro', retentionMs: null, reportAccess: 'link', createdAtMs: 0 } as const
  await store.createWorkspace({ workspaceId, ...workspace })
  const account = { workspaceId, email: 'a@team.example', source: 'google', nowMs: 0 } as const
  const { id } = await store.ensurePostmasterAccount(account)
  await store.setPostmasterGrant(id, 'sealed')
  const exported = await Array.fromAsync(store.exportWorkspace(workspaceId))
  const rows = exported.filter(({ table }) => table === 'postmaster_accounts')
  expect(rows.map(({ row }) => row['email'])).toEqual(['a@team.example'])
  expect(JSON.stringify(exported)).not.toContain('sealed')
  await store.deleteWorkspace(workspaceId)
  expect(await store.listPostmasterAccounts(null)).toEqual([])
})
