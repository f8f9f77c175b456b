import { describe, expect, test } from 'vitest'
import { parseMessage } from '../../../../src/foundation/mail/parse-message.ts'
import { mailauthResolver } from '../../../../src/verdict/authentication/mailauth-resolver.ts'
import {
  settleDkim,
  toDkimCheck,
  withSigningDomain,
} from '../../../../src/verdict/authentication/observed/settle-dkim.ts'
import { readWrittenResults } from '../../../../src/verdict/authentication/observed/written-results.ts'
import { parseResultsField } from '../../../../src/verdict/authentication/results-field/parse-results-field.ts'
import { aSigningKey, signed } from '../../../support/dkim-signer.ts'
import { fakeClock } from '../../../support/fake-clock.ts'
import { fakeDns } from '../../../support/fake-dns.ts'
import { aMail } from '../../../support/mail-builder.ts'

const key = aSigningKey()
const bytes = signed(aMail(), { domain: 'shop.example', key })

async function settle(written: string, bodyMissing?: string) {
  const field = parseResultsField(`mx.box.example; ${written}`)
  const dns = fakeDns({ 's1._domainkey.shop.example': { TXT: [key.record] } })
  const ports = { resolver: mailauthResolver(dns, new AbortController().signal), clock: fakeClock() }
  const input = { bytes, message: await parseMessage(bytes), ...(bodyMissing === undefined ? {} : { bodyMissing }) }
  const settled = await settleDkim(readWrittenResults(field === null ? [] : [field]), input, ports)
  return { settled, questions: dns.questions }
}

describe('settleDkim()', () => {
  test('verifies nothing if the provider recorded results, but reads the From: addresses', async () => {
    const { settled, questions } = await settle('dkim=fail header.i=@news.shop.example header.s=s1')
    expect(questions).toEqual([])
    expect(settled).toMatchObject({ origin: 'provider', fromAddresses: ['hello@shop.example'], fromFieldCount: 1 })
    expect(settled.signatures).toMatchObject([{ result: 'fail', domain: 'shop.example', selector: 's1' }])
  })

  test("accepts the provider's result that the message is not signed", async () => {
    expect((await settle('dkim=none')).settled.signatures).toEqual([])
  })

  test('verifies the message if the provider recorded no result', async () => {
    const { settled } = await settle('spf=none')
    expect(settled).toMatchObject({ origin: 'computed', signatures: [{ result: 'pass', domain: 'shop.example' }] })
  })

  test('verifies nothing without the body, and accepts recorded results', async () => {
    const { settled, questions } = await settle('spf=none', 'it is too large')
    expect(questions).toEqual([])
    const reason = 'the provider reported no DKIM result, and presend cannot compute one: it is too large'
    expect(settled).toMatchObject({ origin: 'none', reason, signatures: [], fromAddresses: ['hello@shop.example'] })
    expect((await settle('dkim=pass header.d=shop.example', 'it is too large')).settled.origin).toBe('provider')
  })

  test('passes no signature without a domain to DMARC', async () => {
    const { settled } = await settle('dkim=pass; dkim=pass header.d=shop.example')
    expect(settled.signatures).toHaveLength(2)
    expect(toDkimCheck(settled).signatures.map(({ domain }) => domain)).toEqual(['shop.example'])
  })
})

const signatures = [
  'v=1; a=rsa-sha256; d=shop.example; s=s1;\r\n i=@news.shop.example; h=from; bh=x;\r\n b=AbC\r\n dEf',
  'v=1; a=rsa-sha256; d=Example; s=s2; h=from; bh=x; b=Zzz',
]

async function domainOf(changes: { domain?: string; selector?: string; valueStart?: string }): Promise<string | null> {
  const message = await parseMessage(aMail({ headers: { 'DKIM-Signature': signatures } }))
  const written = { result: 'pass', domain: null, selector: null, valueStart: null, comment: null } as const
  return withSigningDomain({ ...written, ...changes }, message).domain
}

describe('withSigningDomain()', () => {
  test('replaces the identity with its d= domain', async () => {
    expect(await domainOf({ domain: 'news.shop.example', selector: 's1', valueStart: 'AbCdE' })).toBe('shop.example')
    expect(await domainOf({ domain: 'news.shop.example', selector: 's2' })).toBe('example')
  })

  test('keeps the domain if no signature matches', async () => {
    expect(await domainOf({ domain: 'news.shop.example', valueStart: 'other' })).toBe('news.shop.example')
    expect(await domainOf({ domain: 'myshop.other' })).toBe('myshop.other')
    expect(await domainOf({ selector: 's1' })).toBeNull()
  })
})
