import { describe, expect, test } from 'vitest'
import type { Dns, DnsAnswer } from '../../../src/foundation/world/world.ts'
import {
  type DnsLookup,
  noRoot,
  resolveWithRetry,
  whyDnsIsBroken,
  withRetry,
} from '../../../src/verdict/authentication/dns-reach.ts'
import { fakeDns } from '../../support/fake-dns.ts'

const { signal } = new AbortController()

/** DNS that answers NXDOMAIN to every query. */
const lyingDns: Dns = { resolve: async () => await Promise.resolve({ status: 'nxdomain' }) }

describe('whyDnsIsBroken()', () => {
  test('returns the first failure if the root query fails', async () => {
    expect(await whyDnsIsBroken(fakeDns({ '*': 'servfail' }, 'live'), ['first', 'second'], signal)).toBe('first')
  })

  test('returns null if the root query is answered, so that the queried zone is at fault', async () => {
    expect(await whyDnsIsBroken(fakeDns({ '': { SOA: ['x'] } }, 'live'), ['x'], signal)).toBeNull()
    expect(await whyDnsIsBroken(fakeDns({}, 'live'), ['x'], signal)).toBeNull()
  })

  test('returns a reason if the DNS server answers NXDOMAIN for the root', async () => {
    expect(await whyDnsIsBroken(lyingDns, ['x'], signal)).toBe(noRoot)
  })
})

/** DNS whose first `failCount` queries fail. */
function recoveringDns(failCount: number): Dns & { readonly questions: string[] } {
  const questions: string[] = []
  return {
    questions,
    resolve: async (name, type) => {
      questions.push(`${type} ${name}`)
      const answer: DnsAnswer =
        questions.length <= failCount ? { status: 'servfail', reason: 'away' } : { status: 'found', records: ['x'] }
      return await Promise.resolve(answer)
    },
  }
}

describe('resolveWithRetry()', () => {
  const question = { name: 'shop.example', type: 'TXT' } as const

  test('retries a query that failed while DNS was coming back', async () => {
    const dns = recoveringDns(1)
    const { answer, brokenDns } = await resolveWithRetry({ dns, ...question }, signal)
    expect([answer, brokenDns]).toEqual([{ status: 'found', records: ['x'] }, null])
    expect(dns.questions).toEqual(['TXT shop.example', 'SOA ', 'TXT shop.example'])
  })

  test('reports DNS as unavailable for the duration of the outage', async () => {
    expect(await resolveWithRetry({ dns: recoveringDns(9), ...question }, signal)).toMatchObject({ brokenDns: 'away' })
  })

  test('reports the failure of a zone that fails twice while the root answers', async () => {
    const dns = fakeDns({ 'shop.example': 'servfail', '': { SOA: ['x'] } }, 'live')
    const { answer, brokenDns } = await resolveWithRetry({ dns, ...question }, signal)
    expect([answer.status, brokenDns]).toEqual(['servfail', null])
  })
})

async function lookInVain(): Promise<DnsLookup<null>> {
  return await Promise.resolve({ found: null, failures: ['x'], hasOnlyMissingNames: false })
}

describe('resolveWithRetry(), of a name that does not exist', () => {
  const question = { name: 'shop.example', type: 'SOA' } as const

  test('accepts the answer of a server that knows the root zone', async () => {
    const { answer, brokenDns } = await resolveWithRetry({ dns: fakeDns({}, 'live'), ...question }, signal)
    expect([answer.status, brokenDns]).toEqual(['nxdomain', null])
  })

  test('does not accept the answer of a server that answers NXDOMAIN to every query', async () => {
    expect(await resolveWithRetry({ dns: lyingDns, ...question }, signal)).toMatchObject({ brokenDns: noRoot })
  })
})

describe('withRetry()', () => {
  test('does not repeat lookups that succeeded', async () => {
    let count = 0
    const look = async (): Promise<DnsLookup<number>> => {
      count += 1
      return await Promise.resolve({ found: count, failures: count === 1 ? [] : ['x'], hasOnlyMissingNames: false })
    }
    expect(await withRetry(look, fakeDns({}, 'live'), signal)).toEqual({ found: 1, brokenDns: null })
  })

  test('reports DNS as unavailable if it fails again during the second lookup', async () => {
    let asked = 0
    const flapping: Dns = {
      resolve: async () => {
        asked += 1
        return await Promise.resolve(asked === 1 ? { status: 'nodata' } : { status: 'servfail', reason: 'y' })
      },
    }
    expect(await withRetry(lookInVain, flapping, signal)).toEqual({ found: null, brokenDns: 'x' })
  })
})
