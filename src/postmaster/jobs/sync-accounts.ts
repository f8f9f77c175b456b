/** Connected postmaster accounts, synced day by day, each by one instance at a time. */

import { openOAuthClient } from '../../oauth/open-oauth-client.ts'
import type { ServiceLog } from '../../service/operations/service-log.ts'
import type { ServiceMetrics } from '../../service/operations/service-metrics.ts'
import type { ServiceSettings } from '../../settings/service-file/service-settings.ts'
import type { Jobs, RunningJob } from '../../storage/jobs.ts'
import type { Store } from '../../storage/store.ts'
import type { SecretBox } from '../../world/secret-box.ts'
import type { Clock, Random } from '../../world/world.ts'
import { googleProvider } from '../google/provider.ts'
import type { StoredPostmasterAccount } from '../storage/accounts-and-days.ts'
import { revisedDays } from '../sync/plan-days.ts'
import { runSync, type SyncParts, type SyncResult } from '../sync/run-sync.ts'
import { toGrantEvent } from '../sync/to-grant-event.ts'
import { type SyncCounts, watchSyncs } from './sync-numbers.ts'
import { parseSyncSlot, planSyncs, type SyncSlot } from './sync-schedule.ts'

/** What syncing is done with. */
export interface SyncingParts {
  readonly settings: Pick<ServiceSettings, 'google'>
  readonly store: Store
  readonly jobs: Jobs
  readonly secretBox: SecretBox | null
  readonly clock: Clock
  readonly random: Random
  readonly log: Pick<ServiceLog, 'info' | 'warn'>
  readonly metrics: Pick<ServiceMetrics, 'watch'>
  /** Told of webhook deliveries that are due at once. */
  readonly onDeliveries: (deliveryIds: readonly string[]) => void
}

const kind = 'sync-postmaster'
/** Accounts that one instance syncs at once: all of one client share Google's quota. */
const concurrency = 2
/** So soon a newly connected account is noticed. */
const planEveryMs = 600_000
/** After this long a day's sync gives up: the next one is near, and begins with what this one lacks. */
const givesUpAfterMs = 20 * 3_600_000

/** Begins it; it ends when the jobs are drained. */
export async function startSyncing(parts: SyncingParts): Promise<void> {
  const counts = watchSyncs(parts)
  await parts.jobs.work(kind, {
    concurrency,
    run: async (job, signal) => {
      const slot = parseSyncSlot(job.key)
      if (slot === null) await plan(parts)
      else await syncSlot(slot, { ...parts, counts, job }, signal)
    },
  })
  await parts.jobs.repeat(kind, planEveryMs)
}

async function plan({ store, jobs, clock }: SyncingParts): Promise<void> {
  await jobs.enqueue(planSyncs(await activeAccounts(store), clock.nowMs()))
}

async function activeAccounts(store: Store): Promise<readonly StoredPostmasterAccount[]> {
  return (await store.listPostmasterAccounts(null)).filter((account) => account.grantState === 'active')
}

interface SlotParts extends SyncingParts {
  readonly counts: SyncCounts
  readonly job: RunningJob
}

/**
 * A sync that was interrupted goes on with the domains that it had not read. What a person must mend is not tried again
 * before tomorrow; what may pass is, until then.
 */
async function syncSlot(slot: SyncSlot, parts: SlotParts, signal: AbortSignal): Promise<void> {
  const { accountId, startsAtMs, dayStartsAtMs } = slot
  const { store, clock, counts, job } = parts
  const account = await store.findPostmasterAccount(null, accountId)
  if (account?.grantState !== 'active') return
  const startedMs = clock.monotonicMs()
  const readSinceMs = job.earlierRuns === 0 ? null : dayStartsAtMs
  const result = await syncOne(account, { parts, readSinceMs }, signal)
  if (result.end !== 'busy') {
    counts.add(result.end)
    tell(account, { result, durationMs: clock.monotonicMs() - startedMs }, parts)
  }
  if (!result.isPassing || clock.nowMs() - startsAtMs > givesUpAfterMs) return
  throw new Error(`postmaster account ${accountId}: ${result.problem ?? result.end}`)
}

async function syncOne(
  account: StoredPostmasterAccount,
  { parts, readSinceMs }: { readonly parts: SyncingParts; readonly readSinceMs: number | null },
  signal: AbortSignal,
): Promise<SyncResult> {
  const syncParts = toSyncParts(parts)
  if (syncParts !== null) return await runSync({ account, revisedDays, readSinceMs }, syncParts, signal)
  const problem = 'the service file names no google.client-id, by which its data would be fetched'
  await parts.store.notePostmasterSync(account.id, { problem })
  return { end: 'client', problem, isPassing: false, domains: [] }
}

function toSyncParts(parts: SyncingParts): SyncParts | null {
  const { google } = parts.settings
  if (google === null) return null
  return { ...parts, oauth: openOAuthClient(googleProvider(google), parts), apiUrl: google.apiUrl, toGrantEvent }
}

/** Names of a list that are told; the rest is counted. */
const toldNames = 5

function tell(
  account: StoredPostmasterAccount,
  { result, durationMs }: { readonly result: SyncResult; readonly durationMs: number },
  { log }: SyncingParts,
): void {
  const { end, problem, domains } = result
  const named = (status: string): string | undefined => {
    const names = domains.filter((one) => one.status === status).map((one) => one.domain)
    const more = names.length > toldNames ? ` and ${names.length - toldNames} more` : ''
    return names.length === 0 ? undefined : `${names.slice(0, toldNames).join(' ')}${more}`
  }
  const facts = {
    account: account.id,
    workspace: account.workspaceId,
    end,
    domains: domains.length,
    days: domains.reduce((sum, one) => sum + one.dayCount, 0),
    ms: Math.round(durationMs),
    unverified: named('unverified'),
    gone: named('gone'),
  }
  if (problem === null) log.info('postmaster account synced', facts)
  else log.warn('postmaster sync incomplete', { ...facts, problem })
}
