import { describe, expect, test } from 'vitest'

import { liveDns } from '../../../src/foundation/world/live-dns.ts'
import type { DnsType } from '../../../src/foundation/world/world.ts'
import type { ServerAnswer } from '../../support/dns-server.ts'
import { dnsName, dnsText, startDnsServer } from '../../support/dns-server.ts'
import { fakeClock } from '../../support/fake-clock.ts'

const signal = new AbortController().signal

function number16(value: number): Uint8Array {
  return Buffer.from([value >> 8, value & 255])
}

const answers: Readonly<Record<string, ServerAnswer>> = {
  'A host.shop.example': { status: 'found', data: [Uint8Array.of(192, 0, 2, 1), Uint8Array.of(192, 0, 2, 2)] },
  'AAAA host.shop.example': {
    status: 'found',
    data: [Uint8Array.of(0x20, 1, 0xd, 0xb8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)],
  },
  'CNAME alias.shop.example': { status: 'found', data: [dnsName('host.shop.example')] },
  'NS shop.example': { status: 'found', data: [dnsName('ns.shop.example')] },
  'PTR 1.2.0.192.in-addr.arpa': { status: 'found', data: [dnsName('host.shop.example')] },
  'MX shop.example': { status: 'found', data: [Buffer.concat([number16(10), dnsName('mx.shop.example')])] },
  'MX null.shop.example': { status: 'found', data: [Buffer.concat([number16(0), dnsName('')])] },
  'SOA shop.example': {
    status: 'found',
    data: [
      Buffer.concat([
        dnsName('ns.shop.example'),
        dnsName('hostmaster.shop.example'),
        Buffer.from(Uint32Array.of(0, 0, 0, 0, 0).buffer),
      ]),
    ],
  },
  'TXT shop.example': { status: 'found', data: [dnsText('v=spf1 ', '-all'), dnsText('other')] },
  'A mailonly.shop.example': { status: 'nodata' },
  'A broken.shop.example': { status: 'servfail' },
  'A silent.shop.example': { status: 'silent' },
  'SOA ': { status: 'servfail' },
}

function respond(question: string): ServerAnswer {
  return answers[question.replace(/ (.*)$/u, (name) => name.toLowerCase())] ?? { status: 'nxdomain' }
}

describe('liveDns()', () => {
  const found: readonly (readonly [DnsType, string, readonly string[]])[] = [
    ['A', 'host.shop.example', ['192.0.2.1', '192.0.2.2']],
    ['AAAA', 'host.shop.example', ['2001:db8::1']],
    ['CNAME', 'alias.shop.example', ['host.shop.example']],
    ['NS', 'shop.example', ['ns.shop.example']],
    ['PTR', '1.2.0.192.in-addr.arpa', ['host.shop.example']],
    ['MX', 'shop.example', ['10 mx.shop.example']],
    ['MX', 'null.shop.example', ['0 .']],
    ['SOA', 'shop.example', ['ns.shop.example hostmaster.shop.example 0 0 0 0 0']],
    ['TXT', 'shop.example', ['v=spf1 -all', 'other']],
  ]
  test.for(found)('returns %s records of %s in presentation form', async ([type, name, records]) => {
    await using server = await startDnsServer(respond)
    const dns = liveDns({ servers: [server.address] })
    const answer = await dns.resolve(name, type, signal)
    expect(answer).toEqual({ status: 'found', records: expect.arrayContaining([...records]) })
  })

  test('distinguishes NXDOMAIN, NODATA and SERVFAIL', async () => {
    await using server = await startDnsServer(respond)
    const dns = liveDns({ servers: [server.address] })
    expect(await dns.resolve('nobody.shop.example', 'A', signal)).toEqual({ status: 'nxdomain' })
    expect(await dns.resolve('mailonly.shop.example', 'A', signal)).toEqual({ status: 'nodata' })
    expect(await dns.resolve('broken.shop.example', 'A', signal)).toEqual({
      status: 'servfail',
      reason: 'A of "broken.shop.example": the DNS server returned SERVFAIL',
    })
  })

  test('returns servfail instead of rejecting if no server answers in time', async () => {
    await using server = await startDnsServer(respond)
    const dns = liveDns({ servers: [server.address], timeoutMs: 60 })
    expect((await dns.resolve('silent.shop.example', 'A', signal)).status).toBe('servfail')
  })

  test('sends identical concurrent queries once, regardless of case', async () => {
    await using server = await startDnsServer(respond)
    const dns = liveDns({ servers: [server.address] })
    await Promise.all(['shop.example', 'SHOP.example', 'shop.example.'].map((name) => dns.resolve(name, 'TXT', signal)))
    await dns.resolve('shop.example', 'TXT', signal)
    expect(server.questions).toHaveLength(1)
  })

  test('repeats a query after a minute', async () => {
    await using server = await startDnsServer(respond)
    const clock = fakeClock()
    const dns = liveDns({ servers: [server.address], clock })
    await dns.resolve('shop.example', 'TXT', signal)
    await clock.advance(60_000)
    await dns.resolve('shop.example', 'TXT', signal)
    expect(server.questions).toHaveLength(2)
  })

  test('never caches a response for the root, which shows whether DNS currently works', async () => {
    const root: ServerAnswer = { status: 'nodata' }
    await using server = await startDnsServer((question) => (question === 'SOA ' ? root : respond(question)))
    const dns = liveDns({ servers: [server.address] })
    for (let count = 1; count <= 3; count += 1) {
      expect(await dns.resolve('', 'SOA', signal)).toEqual({ status: 'nodata' })
      expect(server.questions).toEqual(Array.from({ length: count }, () => 'SOA '))
    }
  })

  test('caches a failure for the root, so that not every message waits for a dead server', async () => {
    await using server = await startDnsServer(respond)
    const dns = liveDns({ servers: [server.address] })
    await dns.resolve('', 'SOA', signal)
    const before = server.questions.length
    expect((await dns.resolve('', 'SOA', signal)).status).toBe('servfail')
    expect(server.questions).toHaveLength(before)
  })

  test('aborts one caller by its signal without aborting the shared query', async () => {
    await using server = await startDnsServer(respond)
    const dns = liveDns({ servers: [server.address], timeoutMs: 200 })
    const controller = new AbortController()
    const stopped = dns.resolve('silent.shop.example', 'A', controller.signal)
    const waiting = dns.resolve('silent.shop.example', 'A', signal)
    controller.abort(new Error('stopped by the test'))
    await expect(stopped).rejects.toThrow('stopped by the test')
    expect((await waiting).status).toBe('servfail')
    await expect(dns.resolve('shop.example', 'TXT', controller.signal)).rejects.toThrow('stopped by the test')
  })

  test('returns nxdomain without a query for a name that exceeds the limits of DNS', async () => {
    await using server = await startDnsServer(respond)
    const dns = liveDns({ servers: [server.address] })
    expect(await dns.resolve(`${'a'.repeat(64)}.example`, 'A', signal)).toEqual({ status: 'nxdomain' })
    expect(server.questions).toEqual([])
  })

  test('names the server that refused the connection', async () => {
    const server = await startDnsServer(respond)
    await server[Symbol.asyncDispose]()
    const answer = await liveDns({ servers: [server.address], timeoutMs: 500 }).resolve('shop.example', 'A', signal)
    expect(answer.status).toBe('servfail')
  })
})
