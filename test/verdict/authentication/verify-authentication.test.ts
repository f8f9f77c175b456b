import { describe, expect, test } from 'vitest'

import { parseMessage } from '../../../src/foundation/mail/parse-message.ts'
import { parseZoneFile } from '../../../src/foundation/world/parse-zone-file.ts'
import type { Dns } from '../../../src/foundation/world/world.ts'
import { zoneFileDns } from '../../../src/foundation/world/zone-file-dns.ts'
import { verifyAuthentication } from '../../../src/verdict/authentication/verify-authentication.ts'
import { aSigningKey, signed } from '../../support/dkim-signer.ts'
import { fakeClock } from '../../support/fake-clock.ts'
import { fakeDns } from '../../support/fake-dns.ts'
import { aMail } from '../../support/mail-builder.ts'
import { authenticate } from './authentication-setup.ts'

const key = aSigningKey()
const zone = {
  'shop.example': { TXT: ['v=spf1 ip4:198.51.100.0/24 -all'] },
  's1._domainkey.shop.example': { TXT: [key.record] },
  '_dmarc.shop.example': { TXT: ['v=DMARC1; p=reject'] },
}
const signedMail = signed(aMail(), { domain: 'shop.example', key })

describe('verifyAuthentication()', () => {
  test('passes all three, and names the domains, their alignment and the method that made DMARC pass', async () => {
    const { spf, dkim, dmarc } = await authenticate(signedMail, fakeDns(zone))
    expect([spf.isPass, dkim.isPass, dmarc.isPass]).toEqual([true, true, true])
    expect(spf.detail).toBe('SPF pass for shop.example (198.51.100.7), aligned with the From: domain shop.example')
    expect(dkim.detail).toBe('DKIM pass for shop.example (selector s1), aligned with the From: domain shop.example')
    expect(dmarc.detail).toBe('DMARC pass for shop.example through SPF and DKIM (policy reject at _dmarc.shop.example)')
    expect(dmarc).toMatchObject({ policy: 'reject', policyDomain: 'shop.example', carriedBy: 'SPF and DKIM' })
  })

  test('takes a DMARC record that starts with a space for no record (RFC 9989 §4.7)', async () => {
    const { dmarc } = await authenticate(
      signedMail,
      fakeDns({ ...zone, '_dmarc.shop.example': { TXT: [' v=DMARC1; p=reject'] } }),
    )
    expect(dmarc).toMatchObject({ result: 'none', isPass: false })
  })

  test('measures nothing if the DNS server answers NXDOMAIN to every query, even for the root zone', async () => {
    const dns: Dns = { resolve: async () => await Promise.resolve({ status: 'nxdomain' }) }
    for (const verdict of Object.values(await authenticate(signedMail, dns))) {
      expect(verdict).toMatchObject({ isMeasured: false, isPass: null, result: null })
      expect(verdict.detail).toContain('the DNS server answers that the root zone does not exist')
    }
  })

  test('sends no query for an unsigned message without a sending address', async () => {
    const dns = fakeDns(zone)
    const verdicts = await authenticate(aMail(), dns, { measuredAddress: null, unsignedIsMeasured: false })
    expect(dns.questions).toEqual([])
    for (const verdict of Object.values(verdicts)) {
      expect(verdict).toMatchObject({ isMeasured: false, isPass: null, result: null, domain: null, isAligned: null })
      expect(verdict.detail).toContain('was not evaluated')
    }
  })

  test('passes DMARC for an unsigned message whose SPF passes with alignment', async () => {
    const { spf, dkim, dmarc } = await authenticate(aMail(), fakeDns(zone), { unsignedIsMeasured: false })
    expect([spf.isPass, dkim.isPass, dmarc.isPass]).toEqual([true, null, true])
    expect(spf.detail).toContain('aligned with the From: domain shop.example')
    expect(dmarc).toMatchObject({ carriedBy: 'SPF', policy: 'reject' })
  })

  test('does not measure DMARC of an unsigned message if SPF fails or is not aligned', async () => {
    const failing = await authenticate(aMail(), fakeDns(zone), {
      unsignedIsMeasured: false,
      measuredAddress: '203.0.113.9',
    })
    expect([failing.spf.isPass, failing.dmarc.isMeasured]).toEqual([false, false])
    const foreign = await authenticate(
      aMail(),
      fakeDns({ ...zone, 'esp.test': { TXT: ['v=spf1 ip4:198.51.100.0/24 -all'] } }),
      { unsignedIsMeasured: false, envelopeSender: 'bounce@esp.test' },
    )
    expect([foreign.spf.isPass, foreign.dmarc.isMeasured]).toEqual([true, false])
    expect(foreign.dmarc.detail).toContain('SPF does not pass for a domain aligned with From:')
  })

  test('reports a missing DMARC record for an unsigned message whose SPF passes', async () => {
    const { '_dmarc.shop.example': _record, ...withoutRecord } = zone
    const { dmarc } = await authenticate(aMail(), fakeDns(withoutRecord), { unsignedIsMeasured: false })
    expect(dmarc).toMatchObject({ isMeasured: true, isPass: false, result: 'none' })
  })

  test('measures DKIM and DMARC but not SPF for a signed message without a sending address', async () => {
    const dns = fakeDns(zone)
    const { spf, dkim, dmarc } = await authenticate(signedMail, dns, { measuredAddress: null })
    expect([spf.isPass, dkim.isPass, dmarc.isPass]).toEqual([null, true, true])
    expect(spf.detail).toContain('sending-ip')
    expect(dmarc.carriedBy).toBe('DKIM')
    expect(dns.questions).not.toContain('TXT shop.example')
  })

  test('reports DKIM none for an unsigned message if the run would have signed it', async () => {
    const { dkim, dmarc } = await authenticate(aMail(), fakeDns(zone), { measuredAddress: null })
    expect(dkim).toMatchObject({ isMeasured: true, isPass: false, result: 'none' })
    expect(dmarc).toMatchObject({ isMeasured: true, isPass: false, result: 'fail', policy: 'reject' })
    expect(dmarc.detail).toContain('SPF was not evaluated, and DKIM does not pass (none)')
  })

  test('sends each query once', async () => {
    const dns = fakeDns(zone)
    await authenticate(signed(signedMail, { domain: 'shop.example', key }), dns)
    expect(new Set(dns.questions).size).toBe(dns.questions.length)
  })

  test("measures nothing while DNS is unavailable, which is not the sender's fault", async () => {
    const dns = fakeDns({ '*': 'servfail' }, 'live')
    for (const verdict of Object.values(await authenticate(signedMail, dns))) {
      expect(verdict).toMatchObject({ isMeasured: false, isPass: null, result: null })
      expect(verdict.detail).toContain('DNS is unavailable')
    }
  })

  test('keeps a measured pass although other queries failed', async () => {
    const dns = fakeDns({ ...zone, 's1._domainkey.shop.example': 'servfail', '*': 'servfail' }, 'live')
    const { spf, dkim, dmarc } = await authenticate(signedMail, dns)
    expect([spf.isPass, dkim.isPass, dmarc.isPass]).toEqual([true, null, true])
    expect(dmarc.carriedBy).toBe('SPF')
  })

  test("reports temperror if only the sender's name servers fail", async () => {
    const dns = fakeDns({ '': { SOA: ['root'] }, '*': 'servfail' }, 'live')
    const { spf, dkim, dmarc } = await authenticate(signedMail, dns)
    expect([spf.result, dkim.result, dmarc.result]).toEqual(['temperror', 'temperror', 'temperror'])
    expect([spf.isPass, dkim.isPass, dmarc.isPass]).toEqual([false, false, false])
  })

  describe('with a zone file and no live DNS', () => {
    const strings = key.record.match(/.{1,200}/gu)?.map((part) => `"${part}"`)
    const parsed = parseZoneFile(
      `$ORIGIN shop.example.\n@ TXT "v=spf1 ip4:198.51.100.0/24 -all"\n_dmarc TXT "v=DMARC1; p=reject"\ns1._domainkey TXT ${strings?.join(' ')}\n`,
      'shop.zone',
    )
    if (parsed.status === 'bad') throw new Error(JSON.stringify(parsed.problems))
    const dns = zoneFileDns([parsed.value], fakeDns({ '*': 'servfail' }, 'live'))

    test('passes if the zone file suffices', async () => {
      const { spf, dkim, dmarc } = await authenticate(signedMail, dns)
      expect([spf.isPass, dkim.isPass, dmarc.isPass]).toEqual([true, true, true])
    })

    test('fails if the zone file suffices', async () => {
      const { spf, dmarc } = await authenticate(aMail(), dns, { measuredAddress: '203.0.113.9' })
      expect([spf.result, dmarc.result, dmarc.policy]).toEqual(['fail', 'fail', 'reject'])
    })
  })

  test("rejects with the signal's reason, although mailauth treats every rejection as a DNS failure", async () => {
    const controller = new AbortController()
    const dns: Dns = {
      resolve: async () => {
        controller.abort(new Error('stopped by the test'))
        return await Promise.reject(new Error('aborted'))
      },
    }
    const mail = { bytes: signedMail, message: await parseMessage(signedMail), envelopeSender: 'a@shop.example' }
    const input = { ...mail, heloName: 'x', measuredAddress: '192.0.2.1', unsignedIsMeasured: true }
    await expect(verifyAuthentication(input, { dns, clock: fakeClock() }, controller.signal)).rejects.toThrow(
      'stopped by the test',
    )
  })
})
