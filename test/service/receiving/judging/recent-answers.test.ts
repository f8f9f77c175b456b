import { describe, expect, it } from 'vitest'
import type { Dns, DnsAnswer } from '../../../../src/foundation/world/world.ts'
import { recentAnswers } from '../../../../src/service/receiving/judging/recent-answers.ts'

const never = new AbortController().signal
const failed: DnsAnswer = { status: 'servfail', reason: 'timeout' }

function countingDns(answers: readonly DnsAnswer[]): Dns & { count(): number } {
  let count = 0
  return {
    resolve: async () => await Promise.resolve(answers[count++] ?? failed),
    count: () => count,
  }
}

const found: DnsAnswer = { status: 'found', records: ['v=spf1 -all'] }

describe('recentAnswers()', () => {
  it('queries once for copies judged within two seconds, and again afterward', async () => {
    const dns = countingDns([found, { status: 'nxdomain' }])
    const answers = recentAnswers()
    expect(await answers.remember(dns, 0).resolve('shop.example', 'TXT', never)).toEqual(found)
    expect(await answers.remember(dns, 1999).resolve('shop.example', 'TXT', never)).toEqual(found)
    expect(dns.count()).toBe(1)
    expect(await answers.remember(dns, 2000).resolve('shop.example', 'TXT', never)).toEqual({ status: 'nxdomain' })
  })

  it('caches types and names separately, and does not cache failures', async () => {
    const dns = countingDns([failed, found, { status: 'nodata' }])
    const answers = recentAnswers()
    expect(await answers.remember(dns, 0).resolve('shop.example', 'TXT', never)).toEqual(failed)
    expect(await answers.remember(dns, 0).resolve('shop.example', 'TXT', never)).toEqual(found)
    expect(await answers.remember(dns, 0).resolve('shop.example', 'MX', never)).toEqual({ status: 'nodata' })
  })
})
