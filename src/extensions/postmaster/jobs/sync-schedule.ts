/** Schedules one sync per day for each account. */

import { createHash } from 'node:crypto'
import { dayMs } from '../../../foundation/errors/day-ms.ts'

import type { NewJob } from '../../../service/storage/jobs.ts'
import type { StoredPostmasterAccount } from '../storage/accounts-and-days.ts'

/** An account's sync on a given day. */
export interface SyncSlot {
  readonly accountId: number
  readonly dayStartsAtMs: number
  /** The time for which the sync is scheduled. */
  readonly startsAtMs: number
}

/**
 * Returns today's jobs. Existing jobs keep their scheduled time. If an account was not synced in the last 24 hours, its
 * sync starts immediately. A reconnected account gets a second job on that day, because the job key includes the grant.
 */
export function planSyncs(accounts: readonly StoredPostmasterAccount[], nowMs: number): readonly NewJob[] {
  const dayNumber = Math.floor(nowMs / dayMs)
  return accounts.flatMap(({ id, sealedRefreshToken, syncedAtMs }) => {
    if (sealedRefreshToken === null) return []
    const grant = createHash('sha256').update(sealedRefreshToken).digest('hex').slice(0, 8)
    const key = `account-${id}:${dayNumber}:${grant}`
    const isFresh = syncedAtMs !== null && nowMs - syncedAtMs <= dayMs
    return [{ kind: 'sync-postmaster' as const, key, runAtMs: isFresh ? startOf(id, dayNumber) : nowMs }]
  })
}

/** Time is divided into intervals of this length; all sync requests in one interval start only one sync. */
const requestMs = 10_000

/** Returns a job that syncs an account immediately, at a user's request. */
export function syncNow({ id }: Pick<StoredPostmasterAccount, 'id'>, nowMs: number): NewJob {
  const key = `account-${id}:${Math.floor(nowMs / dayMs)}:${Math.floor(nowMs / requestMs).toString(16)}`
  return { kind: 'sync-postmaster', key, runAtMs: nowMs }
}

/** Parses a job key; returns `null` for the key of the planning job. */
export function parseSyncSlot(key: string): SyncSlot | null {
  const [, id, day] = /^account-(\d{1,15}):(\d{1,9}):[0-9a-f]+$/u.exec(key) ?? []
  if (id === undefined || day === undefined) return null
  return { accountId: Number(id), dayStartsAtMs: Number(day) * dayMs, startsAtMs: startOf(Number(id), Number(day)) }
}

/**
 * Returns the time at which an account's sync starts. Multiples of the golden ratio distribute any number of accounts
 * evenly over the day, and adding an account does not change the times of the others.
 */
function startOf(accountId: number, dayNumber: number): number {
  const share = (accountId * 0.618_033_988_749_895) % 1
  return dayNumber * dayMs + Math.floor(share * dayMs)
}
