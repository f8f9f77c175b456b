/** What the metrics say of postmaster accounts and their syncs. */

import type { ServiceMetrics } from '../../service/operations/service-metrics.ts'
import type { Clock } from '../../world/world.ts'
import type { PostmasterAccountStore } from '../storage/accounts-and-days.ts'
import type { SyncEnd } from '../sync/run-sync.ts'

/** Whose numbers they are. */
export interface SyncNumberParts {
  readonly metrics: Pick<ServiceMetrics, 'watch'>
  readonly store: Pick<PostmasterAccountStore, 'listPostmasterAccounts'>
  readonly clock: Pick<Clock, 'nowMs'>
}

/** Told of each sync. */
export interface SyncCounts {
  add(end: SyncEnd): void
}

/** Adds them. */
export function watchSyncs({ metrics, store, clock }: SyncNumberParts): SyncCounts {
  const ends = new Map<string, number>()
  metrics.watch({
    name: 'presend_postmaster_syncs_total',
    help: 'Syncs of postmaster accounts that this instance ran, by how they ended',
    kind: 'counter',
    labelNames: ['end'],
    read: () => [...ends].map(([end, value]) => ({ labels: { end }, value })),
  })
  metrics.watch({
    name: 'presend_postmaster_accounts',
    help: 'Postmaster accounts by how their grants stand, of all instances on this storage together',
    kind: 'gauge',
    labelNames: ['grant'],
    read: async () => {
      const byGrant = Map.groupBy(await store.listPostmasterAccounts(null), (account) => account.grantState)
      const states = ['active', 'revoked', 'none'] as const
      return states.map((grant) => ({ labels: { grant }, value: byGrant.get(grant)?.length ?? 0 }))
    },
  })
  metrics.watch({
    name: 'presend_postmaster_sync_age_seconds',
    help: 'How long ago the connected account that waits longest was synced to the end, or connected; 0 without one',
    kind: 'gauge',
    read: async () => {
      const active = (await store.listPostmasterAccounts(null)).filter((account) => account.grantState === 'active')
      const times = active.map((account) => account.syncedAtMs ?? account.createdAtMs)
      const oldestMs = Math.min(clock.nowMs(), ...times)
      return [{ labels: {}, value: (clock.nowMs() - oldestMs) / 1000 }]
    },
  })
  return { add: (end) => void ends.set(end, (ends.get(end) ?? 0) + 1) }
}
