import { describe, expect, test } from 'vitest'

import { whyDnsIsBroken } from '../../../src/verdict/authentication/dns-reach.ts'
import { fakeDns } from '../../support/fake-dns.ts'

const { signal } = new AbortController()

describe('whyDnsIsBroken()', () => {
  test('blames DNS when not even the root can be asked, and says the first failure', async () => {
    expect(await whyDnsIsBroken(fakeDns({ '*': 'servfail' }, 'live'), ['first', 'second'], signal)).toBe('first')
  })

  test('blames nobody but the asked zone when the root answers, whatever it answers', async () => {
    expect(await whyDnsIsBroken(fakeDns({ '': { SOA: ['x'] } }, 'live'), ['x'], signal)).toBeNull()
    expect(await whyDnsIsBroken(fakeDns({}, 'live'), ['x'], signal)).toBeNull()
  })

  test('never calls a zone file broken, and does not ask it', async () => {
    const dns = fakeDns({ '*': 'servfail' }, 'zone-file')
    expect(await whyDnsIsBroken(dns, ['x'], signal)).toBeNull()
    expect(dns.questions).toEqual([])
  })
})
