/** Store suite: export and deletion of workspaces. */

import { describe, expect, it } from 'vitest'
import { emptyDay } from '../../../../src/extensions/postmaster/storage/accounts-and-days.ts'
import { plusDays } from '../../../../src/foundation/contract/day.ts'
import { toWorkspaceId, type WorkspaceId } from '../../../../src/foundation/contract/identifiers.ts'

import type { Store } from '../../../../src/service/storage/store.ts'
import type { ExportedRow } from '../../../../src/service/storage/workspace.ts'
import { aNewTest } from '../builders.ts'
import { fillWorkspace } from '../filled-workspace.ts'
import type { StoreSuiteOptions } from './store-suite-options.ts'

async function rowsOf(store: Store, workspaceId: WorkspaceId): Promise<readonly ExportedRow[]> {
  return await Array.fromAsync(store.exportWorkspace(workspaceId))
}

export function workspaceRemovalSuite({ open }: StoreSuiteOptions): void {
  describe('a workspace to export or delete', () => {
    it('is exported with all its data, but without hashes, secrets or rows of other workspaces', async () => {
      await using store = await open()
      await fillWorkspace(store, toWorkspaceId('one'))
      await fillWorkspace(store, toWorkspaceId('two'))
      const rows = await rowsOf(store, toWorkspaceId('one'))
      expect([...new Set(rows.map(({ table }) => table))].toSorted()).toEqual(
        `alert_rules alerts api_tokens audit_events daily_requests daily_sums dmarc_records dmarc_reports dmarc_tallies identities invitations
        memberships postmaster_accounts postmaster_days postmaster_domains report_links test_messages test_outcomes test_seeds test_sendings tests
        users webhook_attempts webhook_deliveries webhooks workspaces`.split(/\s+/u),
      )
      expect(JSON.stringify(rows)).not.toMatch(/two|hash|whsec/u)
    })

    it('is exported in pages', async () => {
      await using store = await open()
      for (let count = 0; count < 501; count += 1)
        await store.createTest(aNewTest({ workspaceId: toWorkspaceId('one'), seeds: [] }))
      const rows = await rowsOf(store, toWorkspaceId('one'))
      expect(new Set(rows.map(({ row }) => row['id'])).size).toBe(501)
    })

    it('is exported completely while old rows are deleted', async () => {
      await using store = await open()
      const workspaceId = toWorkspaceId('one')
      const ids: number[] = []
      for (let count = 0; count < 501; count += 1)
        ids.push(await store.createTest(aNewTest({ workspaceId, seeds: [] })))
      const { id } = await store.ensurePostmasterAccount({
        workspaceId,
        email: 'a@b.example',
        source: 'import',
        nowMs: 1,
      })
      const dates = Array.from({ length: 501 }, (_, day) => plusDays('2025-01-01', day))
      await store.writePostmasterDays(
        id,
        dates.map((date) => emptyDay('shop.example', date)),
      )
      const exported: unknown[] = []
      for await (const { table, row } of store.exportWorkspace(workspaceId)) {
        if (table === 'tests' && exported.length === 0) await store.deleteTest(workspaceId, ids[0] ?? 0, 1)
        if (table === 'tests' || table === 'postmaster_days') exported.push(row['date'] ?? row['id'])
      }
      expect(exported).toEqual([...ids, ...dates])
    })

    it('is deleted with all its data, and other workspaces remain unchanged', async () => {
      await using store = await open()
      await fillWorkspace(store, toWorkspaceId('one'))
      await fillWorkspace(store, toWorkspaceId('two'))
      for (let count = 0; count < 60; count += 1)
        await store.createTest(aNewTest({ workspaceId: toWorkspaceId('one'), seeds: [] }))
      const before = await rowsOf(store, toWorkspaceId('two'))
      expect(await store.deleteWorkspace(toWorkspaceId('one'))).toBe(true)
      expect(await rowsOf(store, toWorkspaceId('one'))).toEqual([])
      expect(await rowsOf(store, toWorkspaceId('two'))).toEqual(before)
      expect(await store.findSession('s-one', 1)).toBeNull()
      expect(await store.findSession('s-two', 1)).not.toBeNull()
      expect(await store.deleteWorkspace(toWorkspaceId('one'))).toBe(false)
    })

    it('keeps users who belong to another workspace, and admins', async () => {
      await using store = await open()
      await fillWorkspace(store, toWorkspaceId('one'))
      await fillWorkspace(store, toWorkspaceId('two'))
      const admin = {
        userId: 'admin',
        email: 'admin@team.example',
        name: 'Admin',
        passwordHash: null,
        createdAtMs: 0,
        emailVerifiedAtMs: 0,
      }
      await store.createUser({ ...admin, isAdmin: true })
      await store.addMember(toWorkspaceId('one'), 'admin', { role: 'owner', nowMs: 0 })
      await store.addMember(toWorkspaceId('one'), 'user-two', { role: 'viewer', nowMs: 0 })
      await store.deleteWorkspace(toWorkspaceId('one'))
      expect((await store.listUsers()).map(({ userId }) => userId)).toEqual(['admin', 'user-two'])
    })
  })
}
