import { expect, it } from 'vitest'
import { watchSyncs } from '../../../../src/extensions/postmaster/jobs/sync-metrics.ts'
import { toWorkspaceId } from '../../../../src/foundation/contract/identifiers.ts'
import { serviceMetrics } from '../../../../src/service/operations/service-metrics.ts'
import { openMemoryStore } from '../../../support/memory-store.ts'

it('watchSyncs() reports accounts by grant, the age of the oldest sync, and syncs by result', async () => {
  await using store = await openMemoryStore()
  const metrics = serviceMetrics()
  const clock = { nowMs: () => 100_000 }
  const counts = watchSyncs({ metrics, store, clock })
  expect((await metrics.render()).text).toContain('presend_postmaster_sync_age_seconds 0\n')
  for (const [email, nowMs] of [
    ['a@shop.example', 40_000],
    ['b@shop.example', 90_000],
    ['c@shop.example', 1],
  ] as const) {
    const { id } = await store.ensurePostmasterAccount({
      workspaceId: toWorkspaceId('w'),
      email,
      source: 'google',
      nowMs,
    })
    if (email !== 'c@shop.example') await store.setPostmasterGrant(id, 'sealed')
    if (email === 'a@shop.example') await store.recordPostmasterSync(id, { syncedAtMs: 70_000 })
  }
  counts.add('done')
  counts.add('done')
  counts.add('quota')
  const { text } = await metrics.render()
  expect(text).toContain('presend_postmaster_sync_age_seconds 30\n')
  expect(text).toContain('presend_postmaster_accounts{grant="active"} 2\n')
  expect(text).toContain('presend_postmaster_accounts{grant="revoked"} 0\n')
  expect(text).toContain('presend_postmaster_accounts{grant="none"} 1\n')
  expect(text).toContain('presend_postmaster_syncs_total{end="done"} 2\n')
  expect(text).toContain('presend_postmaster_syncs_total{end="quota"} 1\n')
})
