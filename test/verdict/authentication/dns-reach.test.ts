import { describe, expect, test } from 'vitest'

import {
  type DnsLookup,
  resolveWithRetry,
  whyDnsIsBroken,
  withRetry,
} from '../../../src/verdict/authentication/dns-reach.ts'
import type { Dns, DnsAnswer } from '../../../src/world/world.ts'
import { fakeDns } from '../../support/fake-dns.ts'

const { signal } = new AbortController()

describe('whyDnsIsBroken()', () => {
  test('blames DNS if the root query fails, and returns the first failure', async () => {
    expect(await whyDnsIsBroken(fakeDns({ '*': 'servfail' }, 'live'), ['first', 'second'], signal)).toBe('first')
  })

  test('blames nobody but the asked zone when the root answers, whatever it answers', async () => {
    expect(await whyDnsIsBroken(fakeDns({ '': { SOA: ['x'] } }, 'live'), ['x'], signal)).toBeNull()
    expect(await whyDnsIsBroken(fakeDns({}, 'live'), ['x'], signal)).toBeNull()
  })
})

/** DNS that fails for its first `failCount` questions. */
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

  test('believes no failure of a moment in which DNS came back', async () => {
    const dns = recoveringDns(1)
    const { answer, brokenDns } = await resolveWithRetry({ dns, ...question }, signal)
    expect([answer, brokenDns]).toEqual([{ status: 'found', records: ['x'] }, null])
    expect(dns.questions).toEqual(['TXT shop.example', 'SOA ', 'TXT shop.example'])
  })

  test('says that DNS is away while it is', async () => {
    expect(await resolveWithRetry({ dns: recoveringDns(9), ...question }, signal)).toMatchObject({ brokenDns: 'away' })
  })

  test('believes a zone that fails twice while the root answers', async () => {
    const dns = fakeDns({ 'shop.example': 'servfail', '': { SOA: ['x'] } }, 'live')
    const { answer, brokenDns } = await resolveWithRetry({ dns, ...question }, signal)
    expect([answer.status, brokenDns]).toEqual(['servfail', null])
  })
})

async function lookInVain(): Promise<DnsLookup<null>> {
  return await Promise.resolve({ found: null, failures: ['x'] })
}

describe('withRetry()', () => {
  test('looks once where nothing stayed open', async () => {
    let count = 0
    const look = async (): Promise<DnsLookup<number>> => {
      count += 1
      return await Promise.resolve({ found: count, failures: count === 1 ? [] : ['x'] })
    }
    expect(await withRetry(look, fakeDns({}, 'live'), signal)).toEqual({ found: 1, brokenDns: null })
  })

  test('notices that DNS goes away again while it looks a second time', async () => {
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
