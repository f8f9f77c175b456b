import { expect, it } from 'vitest'

import { isReservedName, unaskedDns, withoutReservedNames } from '../../../src/foundation/world/reserved-names.ts'
import { fakeDns } from '../../support/fake-dns.ts'

const { signal } = new AbortController()

it.each([
  'shop.example',
  'a.test',
  'localhost',
  'x.localhost.',
  'mail.example.com',
  'EXAMPLE.ORG',
  'nas.local',
  'router.home.arpa',
])('isReservedName() is true for %s', (name) => {
  expect(isReservedName(name)).toBe(true)
})

it.each(['contest.com', 'example.de', 'myexample.com', 'local.net', 'attest.io'])(
  'isReservedName() is false for %s',
  (name) => {
    expect(isReservedName(name)).toBe(false)
  },
)

it('withoutReservedNames() never queries a reserved name', async () => {
  const live = fakeDns({ 'shop.com': { A: ['192.0.2.1'] } })
  const dns = withoutReservedNames(live)
  const reason = '"_dmarc.shop.example" is a reserved name and was not looked up'
  expect(await dns.resolve('_dmarc.shop.example', 'TXT', signal)).toEqual({
    status: 'servfail',
    reason,
    isUnasked: true,
  })
  expect(await dns.resolve('shop.com', 'A', signal)).toEqual({ status: 'found', records: ['192.0.2.1'] })
  expect(live.questions).toEqual(['A shop.com'])
})

it('unaskedDns() returns its reason for every query', async () => {
  expect(await unaskedDns('dns is off').resolve('shop.com', 'TXT', signal)).toEqual({
    status: 'servfail',
    reason: 'dns is off',
    isUnasked: true,
  })
})
