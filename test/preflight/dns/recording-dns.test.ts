import { expect, it } from 'vitest'
import { unaskedDns } from '../../../src/foundation/world/reserved-names.ts'
import { recordingDns } from '../../../src/preflight/dns/recording-dns.ts'
import { fakeDns } from '../../support/fake-dns.ts'

const { signal } = new AbortController()

it('recordingDns() sends each query once, regardless of spelling', async () => {
  const live = fakeDns({ 'shop.com': { A: ['192.0.2.1'] } })
  const dns = recordingDns(live)
  await Promise.all([dns.resolve('shop.com', 'A', signal), dns.resolve('SHOP.com.', 'A', signal)])
  expect(await dns.resolve('shop.com', 'A', signal)).toEqual({ status: 'found', records: ['192.0.2.1'] })
  expect(live.questions).toEqual(['A shop.com'])
})

it('recordingDns() lists failed queries, but not nonexistent names', async () => {
  const dns = recordingDns(fakeDns({ 'shop.com': 'servfail' }))
  await dns.resolve('shop.com', 'TXT', signal)
  await dns.resolve('gone.com', 'TXT', signal)
  const reason = 'TXT of "shop.com": the DNS server returned SERVFAIL'
  expect(dns.failures).toEqual([{ name: 'shop.com', type: 'TXT', reason, isUnasked: false }])
})

it('recordingDns() distinguishes a query that was not sent from a failed one', async () => {
  const dns = recordingDns(unaskedDns('dns is off'))
  await dns.resolve('shop.com', 'TXT', signal)
  expect(dns.failures).toEqual([{ name: 'shop.com', type: 'TXT', reason: 'dns is off', isUnasked: true }])
})

it('recordingDns() stops after a thousand queries', async () => {
  const live = fakeDns({})
  const dns = recordingDns(live)
  for (let index = 0; index < 1200; index += 1) await dns.resolve(`n${index}.com`, 'A', signal)
  expect(live.questions.length).toBeLessThanOrEqual(1001)
  expect(dns.failures[0]?.reason).toBe('more than 1000 DNS queries')
})
