import { describe, expect, it } from 'vitest'
import { parseSyncSlot, planSyncs, syncNow } from '../../../../src/extensions/postmaster/jobs/sync-schedule.ts'
import type { StoredPostmasterAccount } from '../../../../src/extensions/postmaster/storage/accounts-and-days.ts'
import { toWorkspaceId } from '../../../../src/foundation/contract/identifiers.ts'

const dayMs = 86_400_000
const nowMs = Date.UTC(2026, 0, 31, 12)

/** An account that was synced an hour ago. */
function anAccount(id: number, sealedRefreshToken: string | null = 'sealed'): StoredPostmasterAccount {
  return {
    id,
    workspaceId: toWorkspaceId('a'),
    email: `a${id}@shop.example`,
    source: 'google',
    createdAtMs: 1,
    grantState: 'active',
    sealedRefreshToken,
    grantEndedAtMs: null,
    syncedAtMs: nowMs - 3_600_000,
    syncProblem: null,
    dataRevision: 0,
  }
}

describe('planSyncs()', () => {
  it('schedules one job per account and day, at a stable time that differs between accounts', () => {
    const accounts = Array.from({ length: 100 }, (_, index) => anAccount(index + 1))
    const today = planSyncs(accounts, nowMs)
    const later = planSyncs(accounts, nowMs + 3_600_000)
    expect(later).toEqual(today)
    const syncedToday = accounts.map((account) => Object.assign({}, account, { syncedAtMs: nowMs + 3_600_000 }))
    const tomorrow = planSyncs(syncedToday, nowMs + dayMs)
    expect(tomorrow.map((job) => job.runAtMs)).toEqual(today.map((job) => job.runAtMs + dayMs))
    expect(new Set([...today, ...tomorrow].map((job) => job.key)).size).toBe(200)
    const times = today.map((job) => job.runAtMs).toSorted((left, right) => left - right)
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0))
    expect(Math.min(...gaps)).toBeGreaterThan(dayMs / 400)
    expect(Math.max(...gaps)).toBeLessThan(dayMs / 40)
    for (const time of times) expect(Math.floor(time / dayMs)).toBe(Math.floor(nowMs / dayMs))
  })

  it.each([null, 1, nowMs - dayMs - 1])('schedules a sync at once if the last one ended at %s', (syncedAtMs) => {
    expect(planSyncs([{ ...anAccount(1), syncedAtMs }], nowMs)).toMatchObject([{ runAtMs: nowMs }])
  })

  it('schedules another job for a reconnected account, and none without a grant', () => {
    const [before] = planSyncs([anAccount(3, 'sealed-1')], nowMs)
    const [after] = planSyncs([anAccount(3, 'sealed-2')], nowMs)
    expect(after?.key).not.toBe(before?.key)
    expect(after?.runAtMs).toBe(before?.runAtMs)
    expect(planSyncs([anAccount(3, null)], nowMs)).toEqual([])
  })
})

describe('parseSyncSlot()', () => {
  it('parses the keys of planSyncs(), and returns null for the planning job', () => {
    const [job] = planSyncs([anAccount(42)], nowMs)
    expect(parseSyncSlot(job?.key ?? '')).toEqual({
      accountId: 42,
      dayStartsAtMs: Date.UTC(2026, 0, 31),
      startsAtMs: job?.runAtMs,
    })
    expect(parseSyncSlot('every-600000:12345')).toBeNull()
  })
})

describe('syncNow()', () => {
  it('creates a job that the worker parses as a sync of the account, at most once within ten seconds', () => {
    const job = syncNow({ id: 7 }, nowMs)
    expect(job).toMatchObject({ kind: 'sync-postmaster', runAtMs: nowMs })
    expect(parseSyncSlot(job.key)).toMatchObject({ accountId: 7, dayStartsAtMs: Date.UTC(2026, 0, 31) })
    expect(syncNow({ id: 7 }, nowMs + 9999).key).toBe(job.key)
    expect(syncNow({ id: 7 }, nowMs + 10_000).key).not.toBe(job.key)
  })
})
