import { describe, expect, it } from 'vitest'
import { pagesWith } from '../src/extensions/dashboard/page-list.ts'
import { extensionJobs, loadExtensionCommands, loadServiceExtensions } from '../src/extensions.ts'
import { toWorkspaceId } from '../src/foundation/contract/identifiers.ts'
import { nodeClock } from '../src/foundation/world/node-clock.ts'
import { nodeRandom } from '../src/foundation/world/node-random.ts'
import { startEmbeddedService } from '../src/service/embedded.ts'
import { openSqliteStore } from '../src/service/storage/sqlite/open-sqlite-store.ts'
import { fakeDns } from './support/fake-dns.ts'

const world = { clock: nodeClock(), random: nodeRandom() }
const workspace = { name: 'a', plan: 'pro', retentionMs: null, reportAccess: 'link', createdAtMs: 0 } as const

describe('the list of extensions', () => {
  it('adds the command, routes, pages, jobs and tables of postmaster data', async () => {
    const [postmaster] = await loadServiceExtensions()
    expect((await loadExtensionCommands()).map(({ name }) => name)).toEqual(['postmaster'])
    expect(Object.keys(extensionJobs)).toEqual(['read-report-mail'])
    expect(postmaster?.storage.jobKinds).toContain('sync-postmaster')
    expect((await postmaster?.loadPages())?.map(({ path }) => path)).toContain('/postmaster')
  })
})

describe('without extensions', () => {
  it('the storage works, and has no tables or queries of postmaster data', async () => {
    const workspaceId = toWorkspaceId('a')
    await using store = await openSqliteStore({ kind: 'memory' }, [])
    await store.createWorkspace({ workspaceId, ...workspace })
    const exported = await Array.fromAsync(store.exportWorkspace(workspaceId))
    expect(exported.map(({ table }) => table)).toEqual(['workspaces'])
    expect('listPostmasterAccounts' in store).toBe(false)
    expect(await store.deleteWorkspace(workspaceId)).toBe(true)
  })

  it('the dashboard has no page of postmaster data', () => {
    expect(pagesWith([]).filter(({ path }) => path.startsWith('/postmaster'))).toEqual([])
  })

  it('the service creates tests, and has no route for postmaster data', async () => {
    const options = { sendingIp: null, dns: fakeDns({}), testTimeoutMs: 1000, extensions: [] }
    await using service = await startEmbeddedService(options, world)
    const headers = { authorization: `Bearer ${service.apiToken.reveal()}`, 'content-type': 'application/json' }
    const created = await fetch(`${service.apiUrl}/spam_tests`, { method: 'POST', headers, body: '{"name":"a"}' })
    expect(created.ok).toBe(true)
    expect((await fetch(`${service.apiUrl}/postmaster_accounts`, { headers })).status).toBe(404)
  })
})
