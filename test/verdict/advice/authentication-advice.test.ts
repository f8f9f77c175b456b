import { describe, expect, it } from 'vitest'

import { authenticationAdvice } from '../../../src/verdict/advice/authentication-advice.ts'
import { checkSpf } from '../../../src/verdict/authentication/check-spf.ts'
import { mailauthResolver } from '../../../src/verdict/authentication/mailauth-resolver.ts'
import { type FakeRecords, fakeDns } from '../../support/fake-dns.ts'

/** Returns the reason that the embedded service gives for these records of shop.example. */
async function detailOf(records: readonly string[], others: FakeRecords = {}): Promise<string> {
  const resolver = mailauthResolver(
    fakeDns({ 'shop.example': { TXT: records }, ...others }),
    new AbortController().signal,
  )
  const question = { envelopeSender: 'a@shop.example', heloName: 'mail.shop.example', clientAddress: '192.0.2.7' }
  const { result, comment } = await checkSpf(question, resolver)
  return `SPF ${result} for shop.example (192.0.2.7): ${comment}`
}

const names = Array.from({ length: 11 }, (_, index) => `s${index}.example`)
const elevenSenders = Object.fromEntries(names.map((name) => [name, { TXT: ['v=spf1 ip4:203.0.113.1 -all'] }]))

describe('authenticationAdvice()', () => {
  it.each<readonly [string, readonly string[], FakeRecords, string]>([
    ['two records', ['v=spf1 -all', 'v=spf1 +all'], {}, 'exactly one v=spf1 record: merge'],
    [
      'eleven lookups',
      [`v=spf1 ${names.map((name) => `include:${name}`).join(' ')} -all`],
      elevenSenders,
      'to at most 10 DNS lookups',
    ],
    [
      'three names that do not exist',
      ['v=spf1 a:a.example a:b.example a:c.example -all'],
      {},
      'at most 2 such lookups',
    ],
    ['an include of a domain without a record', ['v=spf1 include:gone.example -all'], {}, 'Fix the include'],
    ['a typing error', ['v=spf1 ip4:nonsense -all'], {}, 'valid syntax'],
    ['no record', ['v=other'], {}, 'publish an SPF record'],
    ['an unlisted server', ['v=spf1 -all'], {}, 'Add the sending server'],
  ])('suggests the specific fix for %s', async (_name, records, others, expected) => {
    expect(authenticationAdvice('spf', await detailOf(records, others))).toContain(expected)
  })

  it('points to the name servers after a temporary DNS error', () => {
    expect(authenticationAdvice('spf', 'temperror for shop.example')).toContain('name servers')
  })

  it.each([
    ['DKIM none: the message is not signed', 'sign the mail with DKIM'],
    [
      'DKIM neutral for shop.example (selector s1): no key record at s1._domainkey.shop.example',
      'Publish the public key',
    ],
    ['DKIM fail for shop.example (selector s1): body hash did not verify', 'Sign the message after all other changes'],
  ])('suggests the specific fix for "%s"', (detail, expected) => {
    expect(authenticationAdvice('dkim', detail)).toContain(expected)
  })

  it('gives general advice without a reason', () => {
    expect(authenticationAdvice('spf', null)).toContain('Add the sending server')
    expect(authenticationAdvice('dkim', 'fail')).toContain('Sign the message after all other changes')
    expect(authenticationAdvice('dmarc', null)).toContain('aligned')
  })
})
