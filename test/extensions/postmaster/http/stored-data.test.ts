import { describe, expect, it } from 'vitest'
import { cachedTotals, toDomainReply } from '../../../../src/extensions/postmaster/http/stored-data.ts'
import { emptyDay } from '../../../../src/extensions/postmaster/storage/accounts-and-days.ts'
import { toWorkspaceId } from '../../../../src/foundation/contract/identifiers.ts'
import type { Store } from '../../../../src/service/storage/store.ts'
import { openMemoryStore } from '../../../support/memory-store.ts'
import { aFullDay } from '../storage/builders.ts'

const email = 'postmaster@shop.example'

async function anAccount(store: Store, workspaceId = toWorkspaceId('a')): Promise<number> {
  return (await store.ensurePostmasterAccount({ workspaceId, email, source: 'google', nowMs: 1000 })).id
}

describe('cachedTotals()', () => {
  it('adds up many domains page by page, once per data revision', async () => {
    await using store = await openMemoryStore()
    const id = await anAccount(store)
    const days = Array.from({ length: 35 }, (_, index) => aFullDay(`d${index}.example`, '2026-01-01'))
    await store.writePostmasterDays(id, days)
    let pageCount = 0
    const readTotals = cachedTotals({
      readPostmasterPage: async (page) => {
        pageCount += 1
        return await store.readPostmasterPage(page)
      },
    })
    const [first, second] = await Promise.all([
      readTotals({ id, dataRevision: 1 }),
      readTotals({ id, dataRevision: 1 }),
    ])
    expect(first?.feedback_loop).toEqual([{ date: '2026-01-01', spam_count: 70, fbl_count: 175 }])
    expect(second).toEqual(first)
    expect(pageCount).toBe(4)
    await store.writePostmasterDays(id, [aFullDay('more.example', '2026-01-02')])
    expect((await readTotals({ id, dataRevision: 2 }))?.feedback_loop).toHaveLength(2)
    expect(pageCount).toBe(8)
  })

  it('retries after a storage error', async () => {
    await using store = await openMemoryStore()
    const id = await anAccount(store)
    await store.writePostmasterDays(id, [aFullDay('shop.example', '2026-01-01')])
    let isAway = true
    const readTotals = cachedTotals({
      readPostmasterPage: async (page) =>
        isAway ? await Promise.reject(new Error('away')) : await store.readPostmasterPage(page),
    })
    await expect(readTotals({ id, dataRevision: 1 })).rejects.toThrow('away')
    isAway = false
    expect(await readTotals({ id, dataRevision: 1 })).not.toBeNull()
  })

  it('returns null for an account whose days have no data', async () => {
    await using store = await openMemoryStore()
    const id = await anAccount(store)
    const readTotals = cachedTotals(store)
    expect(await readTotals({ id, dataRevision: 0 })).toBeNull()
    await store.writePostmasterDays(id, [emptyDay('shop.example', '2026-01-01')])
    expect(await readTotals({ id, dataRevision: 1 })).toBeNull()
  })
})

it('toDomainReply() has an entry per series and day with data', () => {
  const full = aFullDay('shop.example', '2026-01-01')
  const spamOnly = { ...emptyDay('shop.example', '2026-01-02'), spamRate: { value: 0 } }
  const noErrors = { ...emptyDay('shop.example', '2026-01-03'), deliveryErrors: { errors: [] } }
  expect(toDomainReply([full, spamOnly, noErrors])).toEqual({
    spam_rate_data: [
      { date: '2026-01-01', value: 0.001 },
      { date: '2026-01-02', value: 0 },
    ],
    ip_reputation_data: [{ date: '2026-01-01', high: 3, medium: 1, low: 0, bad: 0 }],
    domain_reputation_data: [{ date: '2026-01-01', reputation: 'HIGH' }],
    feedback_loop_data: [{ date: '2026-01-01', spam_count: 2, fbl_count: 5 }],
    authentication_data: [
      { date: '2026-01-01', spf_success_ratio: 1, dkim_success_ratio: 0.99, dmarc_success_ratio: 0.98 },
    ],
    encryption_data: [{ date: '2026-01-01', tls_success_ratio: 0.999 }],
    delivery_errors_data: [
      {
        date: '2026-01-01',
        errors: [{ error_class: 'TEMPORARY_ERROR', error_type: 'RATE_LIMIT_EXCEEDED', error_ratio: 0.01 }],
      },
      { date: '2026-01-03', errors: [] },
    ],
  })
})

it('toDomainReply() returns null if no day has data', () => {
  expect(toDomainReply([])).toBeNull()
  expect(toDomainReply([emptyDay('shop.example', '2026-01-01')])).toBeNull()
})
