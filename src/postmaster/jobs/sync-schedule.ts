/** When which postmaster account is synced: once a day, at a time of its own, under a name that says so. */

import { createHash } from 'node:crypto'

import type { NewJob } from '../../storage/jobs.ts'
import type { StoredPostmasterAccount } from '../storage/accounts-and-days.ts'

/** One day's sync of one account. */
export interface SyncSlot {
  readonly accountId: number
  readonly dayStartsAtMs: number
  /** Its time on that day. */
  readonly startsAtMs: number
}

const dayMs = 86_400_000

/**
 * The jobs of today; those that are there already stay as they are. An account that was not synced for a day, or never,
 * begins at once. One that is connected anew gets a second job on that day: its name is another one then.
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

/** What a job's name says; `null`: it is no account's, but the one that plans. */
export function parseSyncSlot(key: string): SyncSlot | null {
  const [, id, day] = /^account-(\d{1,15}):(\d{1,9}):[0-9a-f]+$/u.exec(key) ?? []
  if (id === undefined || day === undefined) return null
  return { accountId: Number(id), dayStartsAtMs: Number(day) * dayMs, startsAtMs: startOf(Number(id), Number(day)) }
}

/** Steps of the golden ratio spread any number of accounts evenly over the day, and leave each its place. */
function startOf(accountId: number, dayNumber: number): number {
  const share = (accountId * 0.618_033_988_749_895) % 1
  return dayNumber * dayMs + Math.floor(share * dayMs)
}
