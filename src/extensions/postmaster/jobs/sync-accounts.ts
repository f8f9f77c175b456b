/** The job that syncs connected postmaster accounts daily. Only one instance at a time syncs a given account. */

import type { ServiceSettings } from '../../../check/settings/service-file/service-settings.ts'
import type { SecretBox } from '../../../foundation/world/secret-box.ts'
import type { Clock, Random } from '../../../foundation/world/world.ts'
import type { ServiceLog } from '../../../service/operations/service-log.ts'
import type { ServiceMetrics } from '../../../service/operations/service-metrics.ts'
import type { Jobs, RunningJob } from '../../../service/storage/jobs.ts'
import type { Store } from '../../../service/storage/store.ts'
import { openGoogleClient } from '../google/provider.ts'
import type { StoredPostmasterAccount } from '../storage/accounts-and-days.ts'
import { revisedDays } from '../sync/plan-days.ts'
import { runSync, type SyncDeps, type SyncResult } from '../sync/run-sync.ts'
import { alertOnLimits } from './alert-limits.ts'
import { type SyncCounts, watchSyncs } from './sync-metrics.ts'
import { parseSyncSlot, planSyncs, type SyncSlot } from './sync-schedule.ts'

/** The job's dependencies. */
export interface SyncingDeps {
  readonly settings: Pick<ServiceSettings, 'google'>
  readonly store: Store
  readonly jobs: Jobs
  readonly secretBox: SecretBox | null
  readonly clock: Clock
  readonly random: Random
  readonly log: Pick<ServiceLog, 'info' | 'warn'>
  readonly metrics: Pick<ServiceMetrics, 'watch'>
  /** Called with the ids of new webhook deliveries. */
  readonly onDeliveries: (deliveryIds: readonly string[]) => void
}

const kind = 'sync-postmaster'
/**
 * The number of concurrent syncs on an instance. Keep it low, because all accounts of one OAuth client share a Google
 * quota.
 */
const concurrency = 2
/** The interval between two runs of the planning job. A newly connected account is discovered within this time. */
const planEveryMs = 600_000
/** How long a failed sync is retried. After that, the next day's sync is due soon. */
const maxRetryMs = 20 * 3_600_000

/** Starts the job, which ends when the service drains its jobs. */
export async function startSyncing(deps: SyncingDeps): Promise<void> {
  const counts = watchSyncs(deps)
  await deps.jobs.work(kind, {
    concurrency,
    run: async (job, signal) => {
      const slot = parseSyncSlot(job.key)
      if (slot === null) await plan(deps, signal)
      else await syncSlot(slot, { ...deps, counts, job }, signal)
    },
  })
  await deps.jobs.repeat(kind, planEveryMs)
}

/**
 * Enqueues the syncs that are due. Also compares the data in all accounts with the limits in alert rules, because
 * imports and DMARC reports can add data, and users can add rules, at any time.
 */
async function plan(deps: SyncingDeps, signal: AbortSignal): Promise<void> {
  const { store, jobs, clock } = deps
  const accounts = await store.listPostmasterAccounts(null)
  const active = accounts.filter(({ grantState }) => grantState === 'active')
  await jobs.enqueue(planSyncs(active, clock.nowMs()))
  for (const account of accounts) {
    signal.throwIfAborted()
    await alertOnLimits(account, deps)
  }
}

interface SlotDeps extends SyncingDeps {
  readonly counts: SyncCounts
  readonly job: RunningJob
}

/**
 * Runs a sync, or resumes an interrupted one. Throws for temporary failures, so that the job is retried. After other
 * failures, the next attempt is the next day's sync.
 */
async function syncSlot(slot: SyncSlot, deps: SlotDeps, signal: AbortSignal): Promise<void> {
  const { accountId, startsAtMs, dayStartsAtMs } = slot
  const { store, clock, counts, job } = deps
  const account = await store.findPostmasterAccount(null, accountId)
  if (account?.grantState !== 'active') return
  const startedMs = clock.monotonicMs()
  const readSinceMs = job.earlierRuns === 0 ? null : dayStartsAtMs
  const result = await syncOne(account, { deps, readSinceMs }, signal)
  if (result.end !== 'busy') {
    await alertOnLimits(account, deps)
    counts.add(result.end)
    logResult(account, { result, durationMs: clock.monotonicMs() - startedMs }, deps)
  }
  if (!result.isRetryable || clock.nowMs() - startsAtMs > maxRetryMs) return
  throw new Error(`postmaster account ${accountId}: ${result.problem ?? result.end}`)
}

async function syncOne(
  account: StoredPostmasterAccount,
  { deps, readSinceMs }: { readonly deps: SyncingDeps; readonly readSinceMs: number | null },
  signal: AbortSignal,
): Promise<SyncResult> {
  const syncParts = toSyncDeps(deps)
  if (syncParts !== null) return await runSync({ account, revisedDays, readSinceMs }, syncParts, signal)
  const problem = 'google.client-id is missing from the service file'
  await deps.store.recordPostmasterSync(account.id, { problem })
  return { end: 'client', problem, isRetryable: false, domains: [] }
}

function toSyncDeps(deps: SyncingDeps): SyncDeps | null {
  const { google } = deps.settings
  if (google === null) return null
  return { ...deps, oauth: openGoogleClient(google, deps), apiUrl: google.apiUrl }
}

/** The maximum number of names to list. Further names are only counted. */
const maxNames = 5

function logResult(
  account: StoredPostmasterAccount,
  { result, durationMs }: { readonly result: SyncResult; readonly durationMs: number },
  { log }: SyncingDeps,
): void {
  const { end, problem, domains } = result
  const named = (status: string): string | undefined => {
    const names = domains.filter((one) => one.status === status).map((one) => one.domain)
    const more = names.length > maxNames ? ` and ${names.length - maxNames} more` : ''
    return names.length === 0 ? undefined : `${names.slice(0, maxNames).join(' ')}${more}`
  }
  const fields = {
    account: account.id,
    workspace: account.workspaceId,
    end,
    domains: domains.length,
    days: domains.reduce((sum, one) => sum + one.dayCount, 0),
    ms: Math.round(durationMs),
    unverified: named('unverified'),
    gone: named('gone'),
  }
  if (problem === null) log.info('postmaster account synced', fields)
  else log.warn('postmaster sync incomplete', { ...fields, problem })
}
