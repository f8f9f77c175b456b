import { describe, expect, test } from 'vitest'

import { parseMessage } from '../../../src/foundation/mail/parse-message.ts'
import type { DkimCheck } from '../../../src/verdict/authentication/check-dkim.ts'
import { checkDkim, maxSignatureCount, signatureCount } from '../../../src/verdict/authentication/check-dkim.ts'
import { mailauthResolver } from '../../../src/verdict/authentication/mailauth-resolver.ts'
import { aSigningKey, signed } from '../../support/dkim-signer.ts'
import type { FakeRecords } from '../../support/fake-dns.ts'
import { fakeDns } from '../../support/fake-dns.ts'
import { aMail } from '../../support/mail-builder.ts'

const key = aSigningKey()
const zone: FakeRecords = { 's1._domainkey.shop.example': { TXT: [key.record] } }
const nowMs = Date.UTC(2026, 0, 6, 9)

async function check(mail: Buffer, records: FakeRecords = zone): Promise<DkimCheck> {
  const resolver = mailauthResolver(fakeDns(records), new AbortController().signal)
  return await checkDkim({ bytes: mail, message: await parseMessage(mail) }, resolver, nowMs)
}

async function resultOf(mail: Buffer, records: FakeRecords = zone): Promise<string> {
  return (await check(mail, records)).signatures.map((one) => one.result).join(',')
}

const own = { domain: 'shop.example', key }

async function commentAt(seconds: number): Promise<string | null | undefined> {
  return (await check(signed(aMail(), { ...own, tags: `t=${nowMs / 1000 + seconds}` }))).signatures[0]?.comment
}

describe('checkDkim()', () => {
  test('verifies RSA and Ed25519 signatures (RFC 6376, RFC 8463)', async () => {
    expect(await resultOf(signed(aMail(), own))).toBe('pass')
    const ed = aSigningKey('ed25519')
    const records = { 's1._domainkey.shop.example': { TXT: [ed.record] } }
    expect(await resultOf(signed(aMail(), { ...own, key: ed }), records)).toBe('pass')
  })

  test('fails when the body or a signed field changed after signing', async () => {
    const mail = signed(aMail({ headers: { 'X-Note': 'a' } }), own).toString()
    expect(await resultOf(Buffer.from(mail.replace('V2UgbG9v', 'V2Ugbbbb')))).toBe('fail')
    expect(await resultOf(Buffer.from(mail.replace('on Tuesday', 'on Wednesday')))).toBe('fail')
    expect(await resultOf(Buffer.from(mail.replace('X-Note: a', 'X-Note: b')))).toBe('pass')
  })

  test('fails for another key, and names the place of a missing key', async () => {
    expect(
      await resultOf(signed(aMail(), own), { 's1._domainkey.shop.example': { TXT: [aSigningKey().record] } }),
    ).toBe('fail')
    const { signatures } = await check(signed(aMail(), own), {})
    expect(signatures[0]).toMatchObject({ result: 'neutral', comment: 'no key record at s1._domainkey.shop.example' })
  })

  test('never passes with a revoked key, a key under 1024 bits, or rsa-sha1 (RFC 6376 §3.6.1, RFC 8301)', async () => {
    expect(await resultOf(signed(aMail(), own), { 's1._domainkey.shop.example': { TXT: ['v=DKIM1; p='] } })).not.toBe(
      'pass',
    )
    const short = aSigningKey('rsa', 768)
    const records = { 's1._domainkey.shop.example': { TXT: [short.record] } }
    expect(await resultOf(signed(aMail(), { ...own, key: short }), records)).toBe('policy')
    expect(await resultOf(signed(aMail(), { ...own, algorithm: 'rsa-sha1' }))).toBe('policy')
  })

  test.each([512, 768])('names the length of an RSA key of %d bits and the minimum (RFC 8301)', async (bits) => {
    const short = aSigningKey('rsa', bits)
    const records = { 's1._domainkey.shop.example': { TXT: [short.record] } }
    const { signatures } = await check(signed(aMail(), { ...own, key: short }), records)
    expect(signatures[0]).toMatchObject({
      result: 'policy',
      comment: `the RSA key at s1._domainkey.shop.example is ${bits} bits long, and verifiers must not accept keys under 1024 bits (RFC 8301)`,
    })
  })

  test('mentions a second record at the selector of a valid signature', async () => {
    const records = { 's1._domainkey.shop.example': { TXT: [key.record, aSigningKey('ed25519').record] } }
    const { signatures } = await check(signed(aMail(), own), records)
    expect(signatures[0]).toMatchObject({ result: 'pass' })
    expect(signatures[0]?.comment).toContain('s1._domainkey.shop.example has 2 TXT records')
  })

  test('mentions a signature time in the future, but not the usual clock skew', async () => {
    expect(await commentAt(3600)).toContain('its t= is 2026-01-06T10:00:00.000Z, in the future')
    expect(await commentAt(60)).toBeNull()
  })

  test('never passes a signature that does not cover From: (RFC 6376 §5.4)', async () => {
    expect(await resultOf(signed(aMail(), { ...own, fields: ['to', 'subject'] }))).toBe('neutral')
  })

  test('does not pass an expired signature, by the given clock', async () => {
    expect(await resultOf(signed(aMail(), { ...own, tags: `t=${nowMs / 1000 - 100}; x=${nowMs / 1000 + 1}` }))).toBe(
      'pass',
    )
    expect(await resultOf(signed(aMail(), { ...own, tags: `t=${nowMs / 1000 - 100}; x=${nowMs / 1000 - 1}` }))).toBe(
      'neutral',
    )
  })

  test('counts the bytes that l= leaves unsigned', async () => {
    const { signatures } = await check(signed(aMail(), { ...own, tags: 'l=4' }))
    expect(signatures[0]).toMatchObject({ result: 'pass' })
    expect(signatures[0]?.unsignedBytes).toBeGreaterThan(0)
  })

  test('returns one result per signature', async () => {
    const twice = signed(signed(aMail(), own), { domain: 'esp.example', key })
    const { signatures } = await check(twice)
    expect(signatures.map(({ domain, result }) => [domain, result])).toEqual([
      ['esp.example', 'neutral'],
      ['shop.example', 'pass'],
    ])
  })

  test('reports an unreadable signature, and no signature for an unsigned message', async () => {
    expect(await resultOf(aMail({ headers: { 'DKIM-Signature': 'v=1; nonsense' } }))).toBe('neutral')
    expect((await check(aMail())).signatures).toEqual([])
  })

  test('returns every address in From:, in any notation', async () => {
    const from = async (value: string): Promise<readonly string[]> =>
      (await check(aMail({ headers: { From: value } }))).fromAddresses
    expect(await from('"a@bank.example" <x@shop.example>')).toEqual(['x@shop.example'])
    expect(await from('a@shop.example, Group: b@shop.example, c@esp.example;')).toEqual([
      'a@shop.example',
      'b@shop.example',
      'c@esp.example',
    ])
    expect((await check(aMail({ headers: { From: ['a@shop.example', 'b@shop.example'] } }))).fromFieldCount).toBe(2)
  })

  test('verifies no signature and sends no query if there are too many', async () => {
    const many = aMail({
      headers: {
        'DKIM-Signature': Array.from(
          { length: maxSignatureCount + 1 },
          () => 'v=1; a=rsa-sha256; d=shop.example; s=s1; h=from; bh=x; b=x',
        ),
      },
    })
    const dns = fakeDns(zone)
    const message = await parseMessage(many)
    const result = await checkDkim({ bytes: many, message }, mailauthResolver(dns, new AbortController().signal), nowMs)
    expect(signatureCount(message)).toBe(maxSignatureCount + 1)
    expect(result.signatures).toEqual([expect.objectContaining({ result: 'policy' })])
    expect(result.fromAddresses).toEqual(['hello@shop.example'])
    expect(dns.questions).toEqual([])
  })
})
