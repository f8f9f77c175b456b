import { spf } from 'mailauth/lib/spf/index.js'
import { describe, expect, it } from 'vitest'

import { drawSpfTree, readSpfTree, type SpfNode, spfCost, spfNodes } from '../../../src/preflight/dns/spf-tree.ts'
import { mailauthResolver } from '../../../src/verdict/authentication/mailauth-resolver.ts'
import { type FakeRecords, fakeDns } from '../../support/fake-dns.ts'

const { signal } = new AbortController()

async function treeOf(records: FakeRecords): Promise<SpfNode> {
  return await readSpfTree('shop.com', fakeDns(records), signal)
}

/** Creates a record with `count` includes, each of which has an address and no lookups. */
function withIncludes(count: number): FakeRecords {
  const names = Array.from({ length: count }, (_, index) => `i${index}.esp.com`)
  const own = `v=spf1 ${names.map((name) => `include:${name}`).join(' ')} ~all`
  return {
    'shop.com': { TXT: [own] },
    ...Object.fromEntries(names.map((name) => [name, { TXT: ['v=spf1 ip4:192.0.2.1 ~all'] }])),
  }
}

/** Creates a record with `count` mechanisms without an answer. */
function withVoids(count: number): FakeRecords {
  const terms = ['a:gone1.shop.com', 'mx:gone2.shop.com', 'exists:gone3.shop.com'].slice(0, count)
  return { 'shop.com': { TXT: [`v=spf1 ${terms.join(' ')} ~all`] } }
}

async function mailauthResult(records: FakeRecords): Promise<string> {
  const { resolve: resolver } = mailauthResolver(fakeDns(records), signal)
  const options = { sender: 'a@shop.com', ip: '198.51.100.9', helo: 'mail.shop.com', mta: 'x', resolver, strict: true }
  return (await spf(options)).status.result
}

describe('readSpfTree() and spfCost()', () => {
  it.each([10, 11])('count %i lookups, with the same limit as mailauth', async (count) => {
    const records = withIncludes(count)
    expect(spfCost(await treeOf(records)).lookupCount).toBe(count)
    expect(await mailauthResult(records)).toBe(count > 10 ? 'permerror' : 'softfail')
  })

  it.each([2, 3])('count %i void lookups, with the same limit as mailauth', async (count) => {
    const records = withVoids(count)
    expect(spfCost(await treeOf(records)).voidTerms).toHaveLength(count)
    expect(await mailauthResult(records)).toBe(count > 2 ? 'permerror' : 'softfail')
  })

  it('count every kind of term, including nested and repeated terms', async () => {
    const tree = await treeOf({
      'shop.com': {
        TXT: [
          'v=spf1 a mx ptr exists:%{i}.x.com ip4:192.0.2.1 ip6:::1 include:e.com include:e.com exp=y.com redirect=r.com',
        ],
        A: ['192.0.2.1'],
        MX: ['10 shop.com'],
      },
      'e.com': { TXT: ['v=spf1 a:shop.com -all'] },
      'r.com': { TXT: ['v=spf1 mx:shop.com -all'] },
    })
    expect(spfCost(tree)).toEqual({ lookupCount: 10, voidTerms: [], unknowns: [] })
  })

  it('omit terms that "all" makes unreachable', async () => {
    const tree = await treeOf({ 'shop.com': { TXT: ['v=spf1 a:x.com -all mx:y.com redirect=z.com'] } })
    expect(tree.lookups.map(({ term }) => term.text)).toEqual(['a:x.com'])
  })

  it('do not count a name with only an IPv6 address as void', async () => {
    const tree = await treeOf({ 'shop.com': { TXT: ['v=spf1 a -all'], AAAA: ['2001:db8::1'] } })
    expect(spfCost(tree).voidTerms).toEqual([])
  })

  it.each(['TXT', 'A', 'MX'] as const)('report that a failed %s query leaves the count unknown', async (type) => {
    const term = { TXT: 'include:e.com', A: 'a:e.com', MX: 'mx:e.com' }[type]
    const tree = await treeOf({ 'shop.com': { TXT: [`v=spf1 ${term} -all`] }, 'e.com': 'servfail' })
    expect(spfCost(tree)).toEqual({ lookupCount: 1, voidTerms: [], unknowns: [term] })
  })

  it('stop at a loop', async () => {
    const tree = await treeOf({
      'shop.com': { TXT: ['v=spf1 include:b.com -all'] },
      'b.com': { TXT: ['v=spf1 include:shop.com -all'] },
    })
    expect(spfNodes(tree).map(({ domain, status }) => `${domain} ${status}`)).toEqual([
      'shop.com record',
      'b.com record',
      'shop.com loop',
    ])
  })

  it('remain small when hostile records fan out', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `n${index}.com`)
    const fan = `v=spf1 ${names.map((name) => `include:${name}`).join(' ')} -all`
    const records = Object.fromEntries([...names, 'shop.com'].map((name) => [name, { TXT: [fan] }]))
    const dns = fakeDns(records)
    const tree = await readSpfTree('shop.com', dns, signal)
    expect(spfCost(tree).lookupCount).toBeGreaterThan(10)
    expect(dns.questions.length).toBeLessThan(500)
  })

  it.each([
    ['absent', { TXT: ['other text'] }],
    ['absent', {}],
    ['multiple', { TXT: ['v=spf1 -all', 'v=spf1 ~all'] }],
    ['record', { TXT: ['v=spf1 -all', 'v=spf10 ~all'] }],
    ['unchecked', { TXT: 'servfail' }],
  ] as const)('return the status %s', async (status, records) => {
    expect((await treeOf({ 'shop.com': records })).status).toBe(status)
  })

  it('keep records that receivers ignore', async () => {
    const tree = await treeOf({ 'shop.com': { TXT: ['v=spf1include:e.com -all'] } })
    expect([tree.status, tree.brokenRecords]).toEqual(['absent', ['v=spf1include:e.com -all']])
  })
})

it('drawSpfTree() shows the number of lookups for each term', async () => {
  const tree = await treeOf({
    'shop.com': { TXT: ['v=spf1 include:a.com include:b.com a:gone.com ~all'] },
    'a.com': { TXT: ['v=spf1 include:c.com mx:d.com ~all'] },
    'b.com': { TXT: ['v=spf1 ip4:192.0.2.1 ~all'] },
    'c.com': 'servfail',
    'd.com': { MX: ['10 mx.d.com'] },
  })
  expect(drawSpfTree(tree)).toEqual([
    'shop.com (5 lookups)',
    '├─ include:a.com (1 + 2)',
    '│  ├─ include:c.com (not checked)',
    '│  └─ mx:d.com',
    '├─ include:b.com',
    '└─ a:gone.com (no answer)',
  ])
})
