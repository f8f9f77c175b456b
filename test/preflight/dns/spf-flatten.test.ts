import { describe, expect, it } from 'vitest'

import { rewriteSpfRecord, type SpfRewrite } from '../../../src/preflight/dns/spf-flatten.ts'
import { readSpfTree, spfCost } from '../../../src/preflight/dns/spf-tree.ts'
import { type FakeRecords, fakeDns } from '../../support/fake-dns.ts'

const { signal } = new AbortController()

async function rewrite(own: string, others: FakeRecords): Promise<SpfRewrite | null> {
  const tree = await readSpfTree('shop.com', fakeDns({ ...others, 'shop.com': { TXT: [own] } }), signal)
  const found = rewriteSpfRecord(tree)
  if (found === null) return null
  const after = await readSpfTree('shop.com', fakeDns({ ...others, 'shop.com': { TXT: [found.record] } }), signal)
  expect(spfCost(after).lookupCount).toBeLessThanOrEqual(10)
  expect(spfCost(after).voidTerms.length).toBeLessThanOrEqual(2)
  return found
}

const nets = (count: number): FakeRecords =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`n${index}.com`, { TXT: [`v=spf1 ip4:192.0.2.${index} ~all`] }]),
  )

function includes(count: number): string {
  return Array.from({ length: count }, (_, index) => `include:n${index}.com`).join(' ')
}

describe('rewriteSpfRecord()', () => {
  it('first removes terms without an answer, ptr and repeated terms', async () => {
    const own = `v=spf1 ${includes(9)} ptr a:gone.com include:n1.com ~all`
    expect(await rewrite(own, nets(9))).toEqual({
      record: `v=spf1 ${includes(9)} ~all`,
      removed: ['ptr', 'a:gone.com', 'include:n1.com'],
      flattened: [],
    })
  })

  it('replaces the include that saves the most lookups with its networks', async () => {
    const big = { 'big.com': { TXT: ['v=spf1 include:n0.com include:n1.com ip6:2001:db8::/32 -all'] } }
    expect(await rewrite(`v=spf1 include:big.com ${includes(9)} ~all`, { ...nets(9), ...big })).toMatchObject({
      record: `v=spf1 ip4:192.0.2.0 ip4:192.0.2.1 ip6:2001:db8::/32 ${includes(9)} ~all`,
      flattened: ['include:big.com'],
    })
  })

  it('makes no suggestion when an include cannot be replaced exactly', async () => {
    const dynamic = {
      'big.com': {
        TXT: [
          'v=spf1 exists:%{i}.big.com a:n0.com a:n1.com a:n2.com a:n3.com a:n4.com a:n5.com a:n6.com a:n7.com a:n8.com -all',
        ],
      },
    }
    const addresses = Object.fromEntries(Object.keys(nets(9)).map((name) => [name, { A: ['192.0.2.1'] }]))
    expect(await rewrite('v=spf1 include:big.com ~all', { ...addresses, ...dynamic })).toBeNull()
  })

  it('makes no suggestion for a record that passes every client', async () => {
    const open = { 'n0.com': { TXT: ['v=spf1 +all'] } }
    expect((await rewrite(`v=spf1 ${includes(11)} ~all`, { ...nets(11), ...open }))?.record).toContain('include:n0.com')
  })

  it('makes no suggestion with more than 20 networks', async () => {
    const many = `v=spf1 ${Array.from({ length: 30 }, (_, index) => `ip4:198.51.100.${index}`).join(' ')} -all`
    const records = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`n${index}.com`, { TXT: [many] }]))
    expect(await rewrite(`v=spf1 ${includes(12)} ~all`, records)).toBeNull()
  })
})
