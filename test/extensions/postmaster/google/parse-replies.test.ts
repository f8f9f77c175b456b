import { describe, expect, it } from 'vitest'

import { parseDomainPage, parseStatsPage } from '../../../../src/extensions/postmaster/google/parse-replies.ts'

const page = (body: unknown): string => JSON.stringify(body)
const date = { year: 2026, month: 1, day: 5 }

describe('parseDomainPage()', () => {
  it("reads domain names, and whether the account may read each domain's data", () => {
    const domains = [
      { name: 'domains/Shop.example', permission: 'OWNER', verificationState: 'VERIFIED' },
      { name: 'domains/new.example', permission: 'OWNER', verificationState: 'UNVERIFIED' },
      { name: 'domains/other.example', permission: 'NONE', verificationState: 'VERIFIED' },
      { name: 'domains/plain.example' },
    ]
    const { items, nextPageToken } = parseDomainPage(page({ domains, nextPageToken: 'more' }))
    expect(items.map((one) => [one.domain, one.isReadable])).toEqual([
      ['shop.example', true],
      ['new.example', false],
      ['other.example', false],
      ['plain.example', true],
    ])
    expect(items[0]?.resourceName).toBe('domains/Shop.example')
    expect(nextPageToken).toBe('more')
  })

  it('reads an absent list as empty', () => {
    expect(parseDomainPage('{}')).toEqual({ items: [], nextPageToken: null })
    expect(parseStatsPage(page({ nextPageToken: '' }))).toEqual({ items: [], nextPageToken: null })
  })

  it.each([
    '',
    '[]',
    'null',
    '{"domains": {}}',
    '{"domains": [1]}',
    '{"domains": [{}]}',
    '{"domains":[{"name":"domains/..\\u0000"}]}',
  ])('rejects %s', (text) => {
    expect(() => parseDomainPage(text)).toThrow('unexpected reply from Google')
  })
})

describe('parseStatsPage()', () => {
  it.each([
    [{ floatValue: 0.001 }, 0.001],
    [{ doubleValue: 1 }, 1],
    [{ intValue: '42' }, 42],
    [{ floatValue: 0 }, 0],
    [{ floatValue: 'NaN' }, null],
    [{ floatValue: 'Infinity' }, null],
    [{ stringList: { values: ['a', 'b'] } }, ['a', 'b']],
    [{ stringList: {} }, []],
    [{ stringValue: 'x' }, null],
    [{}, null],
    [undefined, null],
  ])('reads the value %j', (value, expected) => {
    const { items } = parseStatsPage(page({ domainStats: [{ metric: 'm', date, value }] }))
    expect(items).toEqual([{ metric: 'm', date: '2026-01-05', value: expected }])
  })

  it.each([
    { metric: 'm' },
    { date },
    { metric: 'm', date: { year: 2026, month: 13, day: 1 } },
    { metric: 'm', date: { year: 2026, month: 2, day: 30 } },
    { metric: 'm', date: '2026-01-05' },
    { metric: 5, date },
  ])('rejects a statistic without metric or day: %j', (stat) => {
    expect(() => parseStatsPage(page({ domainStats: [stat] }))).toThrow('has no metric or no valid date')
  })
})
