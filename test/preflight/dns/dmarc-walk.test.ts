import * as fc from 'fast-check'
import { evaluateDmarc } from 'mailauth/lib/dmarc/index.js'
import { describe, expect, it } from 'vitest'
import { unaskedDns } from '../../../src/foundation/world/reserved-names.ts'
import type { Dns } from '../../../src/foundation/world/world.ts'
import { isRegistry, walkDnsTree, walkedNames } from '../../../src/preflight/dns/dmarc-walk.ts'
import { mailauthResolver } from '../../../src/verdict/authentication/mailauth-resolver.ts'
import { type FakeRecords, fakeDns } from '../../support/fake-dns.ts'

const { signal } = new AbortController()

describe('walkDnsTree()', () => {
  it('uses the record of the domain itself', async () => {
    const dns = fakeDns({
      '_dmarc.mail.shop.com': { TXT: ['v=DMARC1; p=none'] },
      '_dmarc.shop.com': { TXT: ['v=DMARC1; p=reject'] },
    })
    const walk = await walkDnsTree('mail.shop.com', dns, signal)
    expect([walk.policyStep?.domain, walk.organizationalDomain, walk.failure]).toEqual([
      'mail.shop.com',
      'shop.com',
      null,
    ])
  })

  it('uses the record of a parent', async () => {
    const walk = await walkDnsTree(
      'a.b.shop.com',
      fakeDns({ '_dmarc.shop.com': { TXT: ['v=DMARC1; p=reject'] } }),
      signal,
    )
    expect(walk.policyStep?.domain).toBe('shop.com')
  })

  it('discards two records at one name and continues', async () => {
    const dns = fakeDns({
      '_dmarc.a.shop.com': { TXT: ['v=DMARC1; p=none', 'v=DMARC1; p=reject'] },
      '_dmarc.shop.com': { TXT: ['v=DMARC1; p=none'] },
    })
    const walk = await walkDnsTree('a.shop.com', dns, signal)
    expect([walk.steps[0]?.records.length, walk.policyStep?.domain]).toEqual([2, 'shop.com'])
  })

  it('finds no policy when all names have no record', async () => {
    const walk = await walkDnsTree('shop.com', fakeDns({}), signal)
    expect(walk).toMatchObject({ policyStep: null, organizationalDomain: 'shop.com', failure: null })
  })

  it('returns an unknown policy when the query for a name fails', async () => {
    const walk = await walkDnsTree('a.shop.com', fakeDns({ '_dmarc.shop.com': 'servfail' }), signal)
    expect(walk).toMatchObject({ policyStep: null, organizationalDomain: null })
    expect(walk.failure).toContain('SERVFAIL')
  })

  it("returns the domain's own policy when a query for a parent fails", async () => {
    const dns = fakeDns({ '_dmarc.a.shop.com': { TXT: ['v=DMARC1; p=none'] }, '_dmarc.shop.com': 'servfail' })
    const walk = await walkDnsTree('a.shop.com', dns, signal)
    expect([walk.policyStep?.domain, walk.organizationalDomain, walk.failure]).toEqual(['a.shop.com', null, null])
  })

  it('ignores a failed query for a registry, but not for a parent domain', async () => {
    const zone = fakeDns({ '_dmarc.mail.shop.co.uk': {} })
    const only = (covered: string): Dns => ({
      resolve: async (name, type) =>
        name.endsWith(covered)
          ? await zone.resolve(name, type, signal)
          : await unaskedDns('outside').resolve(name, type, signal),
    })
    expect((await walkDnsTree('shop.co.uk', only('shop.co.uk'), signal)).failure).toBeNull()
    expect((await walkDnsTree('mail.shop.co.uk', only('mail.shop.co.uk'), signal)).failure).toBe('outside')
  })
})

it('walkedNames() returns at most eight names', () => {
  const names = walkedNames('a.b.c.d.e.f.g.h.shop.com')
  expect(names).toHaveLength(8)
  expect(names.slice(0, 3)).toEqual(['a.b.c.d.e.f.g.h.shop.com', 'd.e.f.g.h.shop.com', 'e.f.g.h.shop.com'])
  expect(names.at(-1)).toBe('com')
})

it.each([
  ['com', true],
  ['co.uk', true],
  ['shop.com', false],
  ['mail.de', false],
  ['com.au', true],
])('isRegistry(%s) returns %s', (name, expected) => {
  expect(isRegistry(name)).toBe(expected)
})

const aRecord = fc.constantFrom(
  '',
  'v=DMARC1; p=none',
  'v=DMARC1; p=reject; psd=n',
  'v=DMARC1; p=reject; psd=y',
  'v=DMARC1; p=none; p=none',
  'x',
)

it('walkDnsTree() agrees with mailauth on the policy domain and the Organizational Domain', async () => {
  const names = ['a.b.shop.com', 'b.shop.com', 'shop.com', 'com']
  const property = fc.asyncProperty(fc.tuple(aRecord, aRecord, aRecord, aRecord), async (texts) => {
    const records: FakeRecords = Object.fromEntries(
      names.flatMap((name, index) => (texts[index] ? [[`_dmarc.${name}`, { TXT: [texts[index]] }]] : [])),
    )
    const walk = await walkDnsTree('a.b.shop.com', fakeDns(records), signal)
    const resolver = mailauthResolver(fakeDns({ ...records, 'a.b.shop.com': {} }), signal).resolve
    const author = { headerFrom: ['x@a.b.shop.com'], fromFields: 1, spfDomains: [], dkimDomains: [] }
    const { response } = await evaluateDmarc({ ...author, resolver, strict: true })
    if (response === false) throw new Error('no response')
    expect(walk.policyStep?.domain).toBe(response.policyDomain)
    const wanted = walk.policyStep === null ? walk.organizationalDomain : response.domain
    expect(walk.organizationalDomain).toBe(wanted)
  })
  await fc.assert(property, { numRuns: 200 })
})
