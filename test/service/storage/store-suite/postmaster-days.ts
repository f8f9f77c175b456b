/** Store suite: days of postmaster accounts and sync progress. */

import { describe, expect, it } from 'vitest'
import { emptyDay } from '../../../../src/extensions/postmaster/storage/accounts-and-days.ts'
import type { Store } from '../../../../src/service/storage/store.ts'
import { allDays } from '../../../extensions/postmaster/storage/all-days.ts'
import { aFullDay } from '../../../extensions/postmaster/storage/builders.ts'
import { aPostmasterAccount as anAccount } from './postmaster-account.ts'
import type { StoreSuiteOptions } from './store-suite-options.ts'

/** The parts of the suite; see ../store-suite.ts. */
export function postmasterDaysSuite(options: StoreSuiteOptions): void {
  describe('writePostmasterDays()', () => {
    daysPart(options)
  })
  describe('reading postmaster days', () => {
    readsPart(options)
  })
  describe('domains of a postmaster account', () => {
    domainsPart(options)
  })
}

function daysPart({ open }: StoreSuiteOptions): void {
  it('replaces the given series of a day and keeps the others', async () => {
    await using store = await open()
    const { id } = await anAccount(store)
    const first = aFullDay('shop.example', '2026-01-01')
    await store.writePostmasterDays(id, [first])
    const revised = {
      ...emptyDay('shop.example', '2026-01-01'),
      spamRate: { value: 0.25 },
      deliveryErrors: { errors: [] },
    }
    await store.writePostmasterDays(id, [revised])
    expect(await allDays(store, id)).toEqual([{ ...first, spamRate: { value: 0.25 }, deliveryErrors: { errors: [] } }])
  })

  it('accepts a day twice in one write, and keeps the later values', async () => {
    await using store = await open()
    const { id } = await anAccount(store)
    const day = emptyDay('shop.example', '2026-01-01')
    await store.writePostmasterDays(id, [
      { ...day, spamRate: { value: 0.1 }, encryption: { tls_success_ratio: 0.5 } },
      { ...day, spamRate: { value: 0.2 } },
    ])
    expect(await allDays(store, id)).toEqual([
      { ...day, spamRate: { value: 0.2 }, encryption: { tls_success_ratio: 0.5 } },
    ])
  })

  it('stores numbers exactly, and distinguishes null from zero', async () => {
    await using store = await open()
    const { id } = await anAccount(store)
    const day = aFullDay('shop.example', '2026-01-01', {
      spamRate: { value: 0 },
      ipReputation: { high: 9_007_199_254_740_991, medium: 0, low: 0, bad: 0 },
      authentication: { spf_success_ratio: 1 / 3, dkim_success_ratio: 5e-324, dmarc_success_ratio: 0.1 + 0.2 },
      encryption: null,
    })
    await store.writePostmasterDays(id, [day])
    expect(await allDays(store, id)).toEqual([day])
  })

  it('increments the revision of the account with each write, but not the revisions of other accounts', async () => {
    await using store = await open()
    const { id } = await anAccount(store)
    const other = await anAccount(store, { email: 'other@shop.example' })
    await store.writePostmasterDays(id, [aFullDay('shop.example', '2026-01-01')])
    await store.writePostmasterDays(id, [], [{ domain: 'shop.example', readUntil: '2026-01-02' }])
    await store.writePostmasterDays(id, [])
    expect((await store.findPostmasterAccount(null, id))?.dataRevision).toBe(2)
    expect((await store.findPostmasterAccount(null, other.id))?.dataRevision).toBe(0)
  })

  it('writes nothing for an unknown account', async () => {
    await using store = await open()
    const { id } = await anAccount(store)
    const days = [aFullDay('shop.example', '2026-01-01')]
    await expect(store.writePostmasterDays(id + 1, days)).rejects.toThrow('postmaster account')
    expect(await allDays(store, id)).toEqual([])
  })

  it('writes a thousand domains and more days than fit into one statement', async () => {
    await using store = await open()
    const { id } = await anAccount(store)
    const domains = Array.from({ length: 1201 }, (_, index) => `d${index}.example`)
    const days = domains.map((domain) => aFullDay(domain, '2026-01-01'))
    await store.writePostmasterDays(
      id,
      days,
      domains.map((domain) => ({ domain, readUntil: '2026-01-01' })),
    )
    expect(await allDays(store, id)).toHaveLength(1201)
    expect((await store.listPostmasterDomains(id)).every((one) => one.readUntil === '2026-01-01')).toBe(true)
  })

  it('accepts concurrent writes of the same new domains', async () => {
    await using store = await open()
    const { id } = await anAccount(store)
    const days = ['b.example', 'a.example'].map((domain) => aFullDay(domain, '2026-01-01'))
    await Promise.all([
      store.writePostmasterDays(id, days),
      store.writePostmasterDays(id, days.toReversed()),
      store.recordPostmasterDomains(id, [{ domain: 'b.example', standing: 'listed' }]),
    ])
    expect(await allDays(store, id)).toEqual(days.toReversed())
  })
}

function readsPart({ open }: StoreSuiteOptions): void {
  it('returns the days of a domain in order, including both ends of the range', async () => {
    await using store = await open()
    const { id: accountId } = await anAccount(store)
    const dates = ['2026-01-03', '2025-12-31', '2026-01-01', '2026-01-02']
    await store.writePostmasterDays(accountId, [
      ...dates.map((date) => aFullDay('shop.example', date)),
      aFullDay('other.example', '2026-01-01'),
    ])
    const datesOf = async (range: { startDate: string; endDate: string } | null): Promise<readonly string[]> =>
      (await store.readPostmasterDays({ accountId, domain: 'shop.example', range })).map((day) => day.date)
    expect(await datesOf(null)).toEqual(dates.toSorted())
    expect(await datesOf({ startDate: '2026-01-01', endDate: '2026-01-02' })).toEqual(['2026-01-01', '2026-01-02'])
    expect(await datesOf({ startDate: '2026-01-03', endDate: '2026-01-03' })).toEqual(['2026-01-03'])
    expect(await datesOf({ startDate: '2026-01-04', endDate: '2026-02-04' })).toEqual([])
    expect(await store.readPostmasterDays({ accountId, domain: 'none.example', range: null })).toEqual([])
    expect(await store.readPostmasterDays({ accountId: accountId + 1, domain: 'shop.example', range: null })).toEqual(
      [],
    )
  })

  it('orders the days of all domains by date, then domain', async () => {
    await using store = await open()
    const { id } = await anAccount(store)
    const days = [
      ['a-b.example', '2026-01-01'],
      ['a.example', '2026-01-01'],
      ['b.example', '2026-01-01'],
      ['a.example', '2026-01-02'],
    ].map(([domain = '', date = '']) => aFullDay(domain, date))
    await store.writePostmasterDays(id, days.toReversed())
    expect(await allDays(store, id)).toEqual(days)
  })

  it('returns every day once across pages', async () => {
    await using store = await open()
    const { id: accountId } = await anAccount(store)
    const domains = ['c.example', 'a.example', 'e.example', 'b.example', 'd.example']
    const days = domains.flatMap((domain) => ['2026-01-01', '2026-01-02'].map((date) => aFullDay(domain, date)))
    await store.writePostmasterDays(accountId, days)
    for (const domainCount of [1, 2, 5, 100]) {
      const read = []
      let cursor: number | null = null
      do {
        const page: Awaited<ReturnType<Store['readPostmasterPage']>> = await store.readPostmasterPage({
          accountId,
          cursor,
          domainCount,
        })
        expect(new Set(page.days.map((day) => day.domain)).size).toBeLessThanOrEqual(domainCount)
        read.push(...page.days)
        cursor = page.nextCursor
      } while (cursor !== null)
      expect(read.map((day) => `${day.domain} ${day.date}`).toSorted()).toEqual(
        days.map((day) => `${day.domain} ${day.date}`).toSorted(),
      )
    }
  })
}

function domainsPart({ open }: StoreSuiteOptions): void {
  it('store the date up to which they were read, which never moves back', async () => {
    await using store = await open()
    const { id } = await anAccount(store)
    const read = async (readUntil: string): Promise<void> =>
      await store.writePostmasterDays(id, [], [{ domain: 'shop.example', readUntil }])
    await read('2026-01-05')
    await read('2026-01-02')
    await store.writePostmasterDays(id, [aFullDay('file.example', '2026-01-01')])
    expect(await store.listPostmasterDomains(id)).toEqual([
      { domain: 'file.example', readUntil: null, readAtMs: null, standing: null },
      { domain: 'shop.example', readUntil: '2026-01-05', readAtMs: null, standing: null },
    ])
    await store.writePostmasterDays(id, [], [{ domain: 'shop.example', readUntil: '2026-02-01', readAtMs: 70 }])
    await read('2026-02-01')
    expect((await store.listPostmasterDomains(id))[1]).toMatchObject({ readUntil: '2026-02-01', readAtMs: 70 })
  })

  it('store when the provider last listed them, and keep their days', async () => {
    await using store = await open()
    const { id } = await anAccount(store)
    await store.writePostmasterDays(id, [aFullDay('shop.example', '2026-01-01')])
    await store.recordPostmasterDomains(id, [
      { domain: 'shop.example', standing: 'listed' },
      { domain: 'new.example', standing: 'unverified' },
    ])
    await store.recordPostmasterDomains(id, [{ domain: 'shop.example', standing: 'gone' }])
    await store.recordPostmasterDomains(id, [])
    expect(await store.listPostmasterDomains(id)).toEqual([
      { domain: 'new.example', readUntil: null, readAtMs: null, standing: 'unverified' },
      { domain: 'shop.example', readUntil: null, readAtMs: null, standing: 'gone' },
    ])
    expect(await allDays(store, id)).toHaveLength(1)
  })
}
