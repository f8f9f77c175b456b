import { describe, expect, it } from 'vitest'
import { toWorkspaceId } from '../../../src/contract/identifiers.ts'
import { type PostmasterData, storedPostmasterData, toDomainReply } from '../../../src/postmaster/http/stored-data.ts'
import { emptyDay } from '../../../src/postmaster/storage/accounts-and-days.ts'
import { openSqliteStore } from '../../../src/storage/sqlite/open-sqlite-store.ts'
import type { Store } from '../../../src/storage/store.ts'
import { inProcessApp } from '../../service/in-process-app.ts'
import { aFullDay } from '../storage/builders.ts'

const email = 'postmaster@shop.example'

async function anAccount(store: Store, workspaceId = toWorkspaceId('a')): Promise<number> {
  return (await store.ensurePostmasterAccount({ workspaceId, email, source: 'google', nowMs: 1000 })).id
}

describe('storedPostmasterData()', () => {
  it('returns an account with its source, grant and last sync', async () => {
    await using store = await openSqliteStore({ kind: 'memory' })
    const id = await anAccount(store)
    const reader = storedPostmasterData(store)
    const account = { id, email, created_at: '1970-01-01T00:00:01.000Z', source: 'google' }
    expect(await reader.listConnectedAccounts(toWorkspaceId('a'))).toEqual([
      { ...account, grant: 'none', synced_at: null },
    ])
    await store.setPostmasterGrant(id, 'sealed')
    await store.recordPostmasterSync(id, { syncedAtMs: 2000 })
    const synced = { ...account, grant: 'active', synced_at: '1970-01-01T00:00:02.000Z' }
    expect(await reader.findAccount(toWorkspaceId('a'), id)).toEqual(synced)
    expect(await reader.findAccountByEmail(toWorkspaceId('a'), email.toUpperCase())).toEqual(synced)
    expect(await reader.findAccount(toWorkspaceId('b'), id)).toBeNull()
    expect(await reader.findAccountByEmail(toWorkspaceId('b'), email)).toBeNull()
    expect(await reader.listConnectedAccounts(toWorkspaceId('b'))).toEqual([])
  })

  it('adds up many domains page by page, once per data revision', async () => {
    await using store = await openSqliteStore({ kind: 'memory' })
    const id = await anAccount(store)
    const days = Array.from({ length: 35 }, (_, index) => aFullDay(`d${index}.example`, '2026-01-01'))
    await store.writePostmasterDays(id, days)
    let pageCount = 0
    const counting: PostmasterData = {
      ...store,
      readPostmasterPage: async (page) => {
        pageCount += 1
        return await store.readPostmasterPage(page)
      },
    }
    const reader = storedPostmasterData(counting)
    const [first, second] = await Promise.all([reader.readCumulative(id), reader.readCumulative(id)])
    expect(first?.feedback_loop).toEqual([{ date: '2026-01-01', spam_count: 70, fbl_count: 175 }])
    expect(second).toEqual(first)
    expect(pageCount).toBe(4)
    await store.writePostmasterDays(id, [aFullDay('more.example', '2026-01-02')])
    expect((await reader.readCumulative(id))?.feedback_loop).toHaveLength(2)
    expect(pageCount).toBe(8)
  })

  it('retries after a storage error', async () => {
    await using store = await openSqliteStore({ kind: 'memory' })
    const id = await anAccount(store)
    await store.writePostmasterDays(id, [aFullDay('shop.example', '2026-01-01')])
    let isAway = true
    const reader = storedPostmasterData({
      ...store,
      readPostmasterPage: async (page) =>
        isAway ? await Promise.reject(new Error('away')) : await store.readPostmasterPage(page),
    })
    await expect(reader.readCumulative(id)).rejects.toThrow('away')
    isAway = false
    expect(await reader.readCumulative(id)).not.toBeNull()
  })

  it('returns null for an unknown account and for days without data', async () => {
    await using store = await openSqliteStore({ kind: 'memory' })
    const id = await anAccount(store)
    const reader = storedPostmasterData(store)
    expect(await reader.readCumulative(id)).toBeNull()
    expect(await reader.readCumulative(id + 1)).toBeNull()
    await store.writePostmasterDays(id, [emptyDay('shop.example', '2026-01-01')])
    expect(await reader.readCumulative(id)).toBeNull()
    expect(await reader.readDomain({ accountId: id, domain: 'shop.example', range: null })).toBeNull()
  })
})

describe('GET /postmaster_accounts/:id on stored data', () => {
  it('finds a domain by its A-label and its U-label, in any case and with a final dot', async () => {
    await using store = await openSqliteStore({ kind: 'memory' })
    const id = await anAccount(store)
    await store.writePostmasterDays(id, [aFullDay('xn--bcher-kva.example', '2026-01-01')])
    await using app = await inProcessApp({ postmaster: storedPostmasterData(store) })
    const statusOf = async (item: string): Promise<number> => {
      const query = new URLSearchParams({ email, item }).toString()
      return (await app.request('GET', `/postmaster_accounts/${id}?${query}`)).status
    }
    for (const item of [
      'xn--bcher-kva.example',
      'bücher.example',
      'BÜCHER.Example.',
      'XN--BCHER-KVA.EXAMPLE',
      ' bücher.example ',
    ]) {
      expect([item, await statusOf(item)]).toEqual([item, 200])
    }
    for (const item of ['bucher.example', 'bücher.example/..', 'bücher..example', '%62ücher.example', '*']) {
      expect([item, await statusOf(item)]).toEqual([item, 404])
    }
  })

  it('does not show the data of another account in the same workspace', async () => {
    await using store = await openSqliteStore({ kind: 'memory' })
    const id = await anAccount(store)
    const other = await store.ensurePostmasterAccount({
      workspaceId: toWorkspaceId('a'),
      email: 'x@shop.example',
      source: 'import',
      nowMs: 1,
    })
    await store.writePostmasterDays(id, [aFullDay('shop.example', '2026-01-01')])
    await using app = await inProcessApp({ postmaster: storedPostmasterData(store) })
    const query = new URLSearchParams({ email: other.email, item: 'shop.example' }).toString()
    expect(await app.request('GET', `/postmaster_accounts/${other.id}?${query}`)).toMatchObject({ status: 404 })
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
