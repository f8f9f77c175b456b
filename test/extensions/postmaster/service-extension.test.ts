import { expect, it } from 'vitest'
import { postmasterService } from '../../../src/extensions/postmaster/service-extension.ts'
import { toWorkspaceId } from '../../../src/foundation/contract/identifiers.ts'
import { openMemoryStore } from '../../support/memory-store.ts'

it('postmasterService lists the secrets of connected accounts, and replaces those that have not changed', async () => {
  await using store = await openMemoryStore()
  const workspaceId = toWorkspaceId('a')
  const account = { workspaceId, source: 'google', nowMs: 0 } as const
  const { id } = await store.ensurePostmasterAccount({ ...account, email: 'a@team.example' })
  await store.ensurePostmasterAccount({ ...account, email: 'b@team.example' })
  await store.setPostmasterGrant(id, 'sealed-1')
  const [secret, ...others] = await postmasterService.listSecrets(store)
  expect(others).toEqual([])
  expect(secret?.sealed).toBe('sealed-1')
  await secret?.replace('sealed-2')
  await secret?.replace('sealed-3')
  expect((await store.findPostmasterAccount(null, id))?.sealedRefreshToken).toBe('sealed-2')
})

it('postmasterService deletes only old reports', async () => {
  await using store = await openMemoryStore()
  expect(await postmasterService.deleteOld(store, 0, new AbortController().signal)).toEqual({ reports: 0 })
})
