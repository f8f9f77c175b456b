/** Prometheus metrics for postmaster accounts and syncs. */

import type { Clock } from '../../../foundation/world/world.ts'
import type { ServiceMetrics } from '../../../service/operations/service-metrics.ts'
import type { PostmasterAccountStore } from '../storage/accounts-and-days.ts'
import type { SyncEnd } from '../sync/run-sync.ts'

/** The metrics' dependencies. */
export interface SyncMetricDeps {
  readonly metrics: Pick<ServiceMetrics, 'watch'>
  readonly store: Pick<PostmasterAccountStore, 'listPostmasterAccounts'>
  readonly clock: Pick<Clock, 'nowMs'>
}

/** Counts syncs. */
export interface SyncCounts {
  add(end: SyncEnd): void
}

/** Registers the metrics. */
export function watchSyncs({ metrics, store, clock }: SyncMetricDeps): SyncCounts {
  const ends = new Map<string, number>()
  metrics.watch({
    name: 'presend_postmaster_syncs_total',
    help: 'Postmaster account syncs on this instance, by result',
    kind: 'counter',
    labelNames: ['end'],
    read: () => [...ends].map(([end, value]) => ({ labels: { end }, value })),
  })
  metrics.watch({
    name: 'presend_postmaster_accounts',
    help: 'Postmaster accounts by grant state, for all instances that share this database',
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
    help: 'Longest time since a connected account last completed a sync; 0 if no account is connected',
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
