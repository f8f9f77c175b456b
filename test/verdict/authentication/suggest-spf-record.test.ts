import { describe, expect, test } from 'vitest'

import { checkSpf } from '../../../src/verdict/authentication/check-spf.ts'
import { mailauthResolver } from '../../../src/verdict/authentication/mailauth-resolver.ts'
import { type SpfSuggestion, suggestSpfRecord } from '../../../src/verdict/authentication/suggest-spf-record.ts'
import { fakeDns } from '../../support/fake-dns.ts'

const includes = {
  '_spf.google.com': { TXT: ['v=spf1 ip4:203.0.113.0/24 ~all'] },
  '_spf.esp.example': { TXT: ['v=spf1 ip4:192.0.2.0/24 ~all'] },
}

async function suggest(
  records: readonly string[] | null,
  question: { readonly clientAddress?: string; readonly envelopeSender?: string | null } = {},
): Promise<SpfSuggestion | null> {
  const own = records === null ? {} : { 'shop.example': { TXT: ['google-site-verification=x', ...records] } }
  const resolver = mailauthResolver(fakeDns({ ...includes, ...own }), new AbortController().signal)
  const asked = {
    envelopeSender: 'bounce@shop.example',
    heloName: 'mail.shop.example',
    clientAddress: '192.0.2.25',
    ...question,
  }
  return await suggestSpfRecord(await checkSpf(asked, resolver), asked, resolver)
}

describe('suggestSpfRecord()', () => {
  const cases: readonly (readonly [string, readonly string[] | null, string])[] = [
    [
      'merges the address into the existing record',
      ['v=spf1 include:_spf.google.com -all'],
      'v=spf1 ip4:192.0.2.25 include:_spf.google.com -all',
    ],
    ['creates a first record', [], 'v=spf1 ip4:192.0.2.25 ~all'],
    ['creates a first record for a domain without any TXT record', null, 'v=spf1 ip4:192.0.2.25 ~all'],
    ['keeps a redirect', ['v=spf1 redirect=_spf.google.com'], 'v=spf1 ip4:192.0.2.25 redirect=_spf.google.com'],
    [
      'adds ~all to a record without all',
      ['v=spf1 include:_spf.google.com'],
      'v=spf1 ip4:192.0.2.25 include:_spf.google.com ~all',
    ],
    [
      'merges two records without adding an address that one of them covers',
      ['v=spf1 include:_spf.google.com -all', 'v=spf1 include:_spf.esp.example include:_spf.google.com ~all'],
      'v=spf1 include:_spf.google.com include:_spf.esp.example ~all',
    ],
    [
      'merges two records and adds the address',
      ['v=spf1 include:_spf.google.com -all', 'v=spf1 redirect=_spf.google.com'],
      'v=spf1 ip4:192.0.2.25 include:_spf.google.com -all',
    ],
  ]
  test.for(cases)('%s', async ([, records, expected]) => {
    expect((await suggest(records))?.record).toBe(expected)
  })

  test('the fix states what to replace, and where', async () => {
    expect((await suggest([]))?.fix).toBe('Publish this TXT record at shop.example: v=spf1 ip4:192.0.2.25 ~all')
    expect((await suggest(['v=spf1 -all']))?.fix).toBe(
      'Replace the SPF record (TXT) of shop.example with: v=spf1 ip4:192.0.2.25 -all',
    )
    expect((await suggest(['v=spf1 -all', 'v=spf1 mx ~all']))?.fix).toBe(
      'Replace the 2 SPF records (TXT) of shop.example with one: v=spf1 ip4:192.0.2.25 mx ~all',
    )
  })

  test('adds an IPv6 address', async () => {
    expect((await suggest(['v=spf1 -all'], { clientAddress: '2001:db8::25' }))?.record).toBe(
      'v=spf1 ip6:2001:db8::25 -all',
    )
  })

  test('suggests nothing for a pass, an otherwise invalid record, or the null reverse-path', async () => {
    expect(await suggest(['v=spf1 ip4:192.0.2.25 -all'])).toBeNull()
    expect(await suggest(['v=spf1 include:nowhere.example -all'])).toBeNull()
    expect(await suggest(['v=spf1 -all'], { envelopeSender: null })).toBeNull()
  })
})
