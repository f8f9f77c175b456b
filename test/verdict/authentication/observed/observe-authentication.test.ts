import { array, assert, asyncProperty, constantFrom } from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Dns } from '../../../../src/foundation/world/world.ts'
import { sealed } from '../../../support/arc-sealer.ts'
import { aSigningKey, signed } from '../../../support/dkim-signer.ts'
import { fakeDns } from '../../../support/fake-dns.ts'
import { aMail } from '../../../support/mail-builder.ts'
import { brief, observe } from './observing.ts'

const key = aSigningKey()
const zone = {
  'shop.example': { TXT: ['v=spf1 ip4:192.0.2.0/24 -all'] },
  's1._domainkey.shop.example': { TXT: [key.record] },
  '_dmarc.shop.example': { TXT: ['v=DMARC1; p=reject'] },
  'esp.example': { TXT: ['v=spf1 ip4:192.0.2.0/24 -all'] },
  '_dmarc.esp.example': { TXT: ['v=DMARC1; p=none'] },
}
const dns = fakeDns(zone)
const signedMail = signed(aMail(), { domain: 'shop.example', key })

function receivedFrom(address: string, helo = 'mail.shop.example'): string {
  return `Received: from ${helo} (unknown [${address}])\r\n\tby mx.box.example (Postfix) with ESMTPS id 4XYZ\r\n\tfor <seed1@box.example>; Sat, 21 Nov 2026 10:00:00 +0000 (UTC)`
}

const returnPath = 'Return-Path: <bounce@shop.example>'

describe('observeAuthentication() with recorded results', () => {
  const complete =
    'Authentication-Results: mx.box.example;\r\n dkim=pass header.d=shop.example header.s=s1;\r\n' +
    ' spf=pass smtp.mailfrom=bounce@mail.shop.example;\r\n dmarc=pass (p=REJECT sp=NONE dis=NONE) header.from=shop.example'

  test('reports domain, alignment, policy, and the method that made DMARC pass', async () => {
    const verdicts = await observe({ top: [complete], dns })
    expect(brief(verdicts)).toEqual({
      spf: 'pass mail.shop.example aligned provider',
      dkim: 'pass shop.example aligned provider',
      dmarc: 'pass shop.example aligned provider',
    })
    expect(verdicts.dmarc).toMatchObject({ carriedBy: 'SPF and DKIM', policy: 'reject', policyDomain: 'shop.example' })
    expect(verdicts.dmarc.detail).toBe(
      'DMARC pass for shop.example through SPF and DKIM (policy reject at _dmarc.shop.example); reported by mx.box.example',
    )
    expect(verdicts.spf.detail).toContain('aligned with the From: domain shop.example; reported by mx.box.example')
  })

  test('ignores a lower field with the same authserv-id', async () => {
    const top = [
      'Authentication-Results: mx.box.example; spf=fail smtp.mailfrom=shop.example; dkim=none; dmarc=fail header.from=shop.example',
      complete,
    ]
    const { spf, dkim, dmarc } = await observe({ top, dns })
    expect([spf.result, dkim.result, dmarc.result]).toEqual(['fail', 'none', 'fail'])
    expect([spf.isPass, dkim.isPass, dmarc.isPass]).toEqual([false, false, false])
  })

  test('needs no DNS except for alignment and policy', async () => {
    const verdicts = await observe({ top: [complete], dns: fakeDns({ '*': 'servfail' }, 'live') })
    expect(brief(verdicts)).toEqual({
      spf: 'pass mail.shop.example unknown provider',
      dkim: 'pass shop.example aligned provider',
      dmarc: 'pass shop.example aligned provider',
    })
    expect(verdicts.dmarc).toMatchObject({ policy: 'reject', policyDomain: null, carriedBy: 'DKIM' })
  })

  test('reports a pass for another domain as not aligned', async () => {
    const top = [
      'Authentication-Results: mx.box.example; spf=pass smtp.mailfrom=esp.example; dkim=pass header.d=esp.example; dmarc=fail header.from=shop.example',
    ]
    expect(brief(await observe({ top, dns }))).toEqual({
      spf: 'pass esp.example unaligned provider',
      dkim: 'pass esp.example unaligned provider',
      dmarc: 'fail shop.example unaligned provider',
    })
  })

  test('reports the best of several signatures first, and names all', async () => {
    const top = [
      'Authentication-Results: mx.box.example; dkim=fail (bad hash) header.d=shop.example header.s=old; dkim=pass header.d=esp.example header.s=e1;' +
        ' dkim=pass header.d=shop.example header.s=s1; spf=pass smtp.mailfrom=esp.example; dmarc=pass header.from=shop.example',
    ]
    const { dkim, dmarc } = await observe({ top, dns })
    expect(dkim.detail).toBe(
      'DKIM pass for shop.example (selector s1), aligned with the From: domain shop.example; also pass for esp.example (selector e1), fail for shop.example (selector old): bad hash; reported by mx.box.example',
    )
    expect(dmarc.carriedBy).toBe('DKIM')
  })

  test("reads several fields above the provider's Received field, as OpenDKIM and OpenDMARC write them", async () => {
    const top = [
      'Authentication-Results: mx.box.example; dmarc=pass (p=reject dis=none) header.from=shop.example',
      'Authentication-Results: mx.box.example; spf=pass smtp.mailfrom=shop.example',
      'Authentication-Results: mx.box.example;\r\n\tdkim=pass (2048-bit key) header.d=shop.example header.s=s1',
      receivedFrom('192.0.2.7'),
      'Authentication-Results: mx.box.example; dkim=pass header.d=forged.example',
    ]
    const verdicts = await observe({ top, dns })
    expect(brief(verdicts)).toEqual({
      spf: 'pass shop.example aligned provider',
      dkim: 'pass shop.example aligned provider',
      dmarc: 'pass shop.example aligned provider',
    })
    expect(verdicts.dkim.detail).not.toContain('forged')
  })

  test('ignores results that came with the message from another server', async () => {
    const top = [
      returnPath,
      receivedFrom('203.0.113.9', 'host.evil.example'),
      receivedFrom('192.0.2.7'),
      'Authentication-Results: mx.box.example; spf=pass smtp.mailfrom=shop.example; dmarc=pass header.from=shop.example',
    ]
    const { spf, dmarc } = await observe({ top, dns })
    expect([spf.result, spf.origin, dmarc.result]).toEqual(['fail', 'computed', 'fail'])
  })

  test('reports ARC, which does not affect the verdicts', async () => {
    const top = [
      'Authentication-Results: mx.box.example; spf=fail smtp.mailfrom=shop.example; dkim=none; arc=pass (i=1); dmarc=fail header.from=shop.example',
    ]
    const { dmarc } = await observe({ top, dns })
    expect(dmarc.isPass).toBe(false)
    expect(dmarc.detail).toContain('; ARC pass')
  })
})

describe('observeAuthentication() with missing results', () => {
  const top = [returnPath, receivedFrom('192.0.2.7')]

  test('computes all three and marks them as computed', async () => {
    const verdicts = await observe({ top, mail: signedMail, dns })
    expect(brief(verdicts)).toEqual({
      spf: 'pass shop.example aligned computed',
      dkim: 'pass shop.example aligned computed',
      dmarc: 'pass shop.example aligned computed',
    })
    expect(verdicts.spf.detail).toBe(
      'SPF pass for shop.example (192.0.2.7), aligned with the From: domain shop.example; computed by presend from the Received field of mx.box.example',
    )
    for (const { detail } of Object.values(verdicts)) expect(detail).toContain('computed by presend')
  })

  test("reports an SPF fail if the receiver's own field shows an unauthorized address", async () => {
    const verdicts = await observe({ top: [returnPath, receivedFrom('203.0.113.9', 'host.evil.example')], dns })
    expect(brief(verdicts)).toEqual({
      spf: 'fail shop.example aligned computed',
      dkim: 'none null unknown computed',
      dmarc: 'fail shop.example unaligned computed',
    })
    expect(verdicts.dmarc.policy).toBe('reject')
  })

  test('computes only the missing results: SPF and DMARC next to OpenDKIM', async () => {
    const field =
      'Authentication-Results: mx.box.example;\r\n\tdkim=pass (2048-bit key) header.d=shop.example header.s=s1'
    expect(brief(await observe({ top: [returnPath, field, receivedFrom('192.0.2.7')], dns }))).toEqual({
      spf: 'pass shop.example aligned computed',
      dkim: 'pass shop.example aligned provider',
      dmarc: 'pass shop.example aligned computed',
    })
  })

  test('computes SPF if the provider checked only HELO, because that pass does not authenticate From:', async () => {
    const field = 'Authentication-Results: mx.box.example; spf=pass smtp.helo=mail.shop.example; dkim=none'
    const computed = await observe({ top: [returnPath, field, receivedFrom('203.0.113.9', 'host.evil.example')], dns })
    expect(brief(computed).spf).toBe('fail shop.example aligned computed')
    const open = await observe({ top: [field], dns })
    expect(open.spf).toMatchObject({ isMeasured: false, isPass: null, result: null })
    expect(open.spf.detail).toContain('covers only the HELO name')
  })

  test("reports no SPF fail for an address that may be the provider's own gateway", async () => {
    const inner =
      'Received: from gw.filter.example (gw.filter.example [203.0.113.20]) by inner.corp.example (Postfix) with ESMTP id 1; Sat, 21 Nov 2026 10:00:00 +0000'
    const { spf, dmarc } = await observe({ top: [returnPath, inner, receivedFrom('192.0.2.7')], dns })
    expect(spf.isMeasured).toBe(false)
    expect(spf.detail).toContain("may belong to one of the provider's relays")
    expect(dmarc.isMeasured).toBe(false)
  })

  test('reports only DKIM none for an unsigned message if the receiver recorded nothing', async () => {
    const { spf, dkim, dmarc } = await observe({ top: [], dns })
    expect([spf.isPass, dkim.isPass, dmarc.isPass]).toEqual([null, false, null])
    expect(spf.detail).toContain('the receiver added no Received field')
  })

  test('ignores Received fields that the sender may have written', async () => {
    const handOver = receivedFrom('203.0.113.9', 'host.evil.example')
    const forged = receivedFrom('192.0.2.7')
    const { spf } = await observe({ top: [returnPath, handOver, forged], dns })
    expect(spf.result).toBe('fail')
    const written = 'Received: by mx.box.example (Postfix, from userid 1000)\r\n\tid 4; Sat, 21 Nov 2026 10:00:00 +0000'
    const local = await observe({ top: [returnPath, written, forged], dns })
    expect(local.spf.isMeasured).toBe(false)
  })

  test('ignores a Return-Path that the sender may have written', async () => {
    const { spf } = await observe({ top: [receivedFrom('192.0.2.7'), returnPath], dns })
    expect(spf.isMeasured).toBe(false)
    expect(spf.detail).toContain('no Return-Path field above')
  })

  test('computes SPF of the HELO name for the null reverse-path (RFC 7208 §2.4)', async () => {
    const withHelo = { ...zone, 'mail.shop.example': { TXT: ['v=spf1 ip4:192.0.2.7 -all'] } }
    const observed = await observe({ top: ['Return-Path: <>', receivedFrom('192.0.2.7')], dns: fakeDns(withHelo) })
    expect(brief(observed).spf).toBe('pass mail.shop.example aligned computed')
  })

  test('notes in a computed DKIM fail that the mailbox may have changed the message', async () => {
    const broken = Buffer.from(signedMail.toString('latin1').replace('Your visit', 'My visit'), 'latin1')
    const { dkim } = await observe({ top, mail: broken, dns })
    expect(dkim).toMatchObject({ result: 'fail', isPass: false, origin: 'computed' })
    expect(dkim.detail).toContain('which the mailbox provider may have changed')
  })

  test('measures nothing while DNS is unavailable', async () => {
    const { spf, dkim, dmarc } = await observe({ top, mail: signedMail, dns: fakeDns({ '*': 'servfail' }, 'live') })
    expect([spf.isPass, dkim.isPass, dmarc.isPass]).toEqual([null, null, null])
    expect([spf.isOpen, dkim.isOpen, dmarc.isOpen]).toEqual([true, true, true])
  })

  test('computes everything if the provider has no known name, because results in the message may be forged', async () => {
    const field =
      'Authentication-Results: spf=fail smtp.mailfrom=shop.example; dkim=none; dmarc=fail header.from=shop.example'
    const verdicts = await observe({ top: [field, ...top], mail: signedMail, authservIds: [], dns })
    expect(brief(verdicts)).toEqual({
      spf: 'pass shop.example aligned computed',
      dkim: 'pass shop.example aligned computed',
      dmarc: 'pass shop.example aligned computed',
    })
  })

  test('reports no DMARC fail if a recorded pass does not name its domain', async () => {
    const field = 'Authentication-Results: mx.box.example; spf=softfail smtp.mailfrom=shop.example; dkim=pass'
    const { dkim, dmarc } = await observe({ top: [field], dns })
    expect(dkim).toMatchObject({ result: 'pass', isPass: true, domain: null, isAligned: null })
    expect(dmarc.isMeasured).toBe(false)
  })
})

const senderLine = constantFrom(
  'Authentication-Results: mx.box.example; spf=pass smtp.mailfrom=shop.example; dkim=pass header.d=shop.example; dmarc=pass',
  'Authentication-Results: spf=pass smtp.mailfrom=shop.example; dkim=pass header.d=shop.example; dmarc=pass',
  receivedFrom('192.0.2.7'),
  'Received: from localhost (localhost [127.0.0.1]) by mx.box.example with ESMTP id 7; x',
  'Received: from mx.box.example by mx.box.example with LMTP id 8 (envelope-from <a@shop.example>); x',
  returnPath,
  'Received: (',
  'Authentication-Results: "',
)

test('observeAuthentication() never passes because of anything that a sender can write', async () => {
  const own = 'Authentication-Results: mx.box.example; spf=fail smtp.mailfrom=shop.example; dkim=none; dmarc=fail'
  const handOver = receivedFrom('203.0.113.9', 'host.evil.example')
  await assert(
    asyncProperty(array(senderLine, { maxLength: 6 }), constantFrom('written', 'computed'), async (lines, kind) => {
      // A provider that records no results has no authserv-id.
      const top = kind === 'written' ? [own, handOver, ...lines] : [returnPath, handOver, ...lines]
      const authservIds = kind === 'written' ? ['mx.box.example'] : []
      const { spf, dkim, dmarc } = await observe({ top, authservIds, dns })
      expect([spf.result, dkim.result, dmarc.result]).toEqual(['fail', 'none', 'fail'])
    }),
  )
})

test("observeAuthentication() rejects with the signal's reason and does not treat it as a DNS failure", async () => {
  const controller = new AbortController()
  const stopping: Dns = {
    resolve: async () => {
      controller.abort(new Error('stopped by the test'))
      return await Promise.reject(new Error('aborted'))
    },
  }
  const observed = observe({ top: [returnPath, receivedFrom('192.0.2.7')], dns: stopping, signal: controller.signal })
  await expect(observed).rejects.toThrow('stopped by the test')
})

describe('observeAuthentication() reports ARC without effect on the verdicts', () => {
  const listKey = aSigningKey()
  const records = { 's1._domainkey.list.example': { TXT: [listKey.record] } }
  const chain = sealed(aMail(), {
    domain: 'list.example',
    key: listKey,
    results: 'dmarc=pass header.from=shop.example',
  })
  const top = [
    'Authentication-Results: mx.box.example; spf=fail smtp.mailfrom=shop.example; dmarc=fail header.from=shop.example',
  ]

  test.each([
    ['computes ARC if the provider did not record it', chain, records, 'ARC pass (computed by presend)'],
    [
      'detects a broken chain',
      Buffer.from(chain.toString().replace('Subject: ', 'Subject: x')),
      records,
      'ARC fail (computed by presend)',
    ],
  ])('%s', async (_what, mail, published, words) => {
    const { dmarc } = await observe({ top, mail, dns: fakeDns(published) })
    expect(dmarc).toMatchObject({ result: 'fail', isPass: false, detail: expect.stringContaining(words) })
  })

  test('reports no ARC result if a key query fails, and leaves no verdict open', async () => {
    const broken = { 's1._domainkey.list.example': 'servfail' } as const
    const { dmarc } = await observe({ top, mail: chain, dns: fakeDns(broken) })
    expect(dmarc.detail).not.toContain('; ARC')
    expect(dmarc).not.toHaveProperty('isOpen')
  })

  test("repeats the provider's ARC result without verifying it", async () => {
    const asked = fakeDns(records)
    const written = [`${top[0] ?? ''}; dkim=none; arc=pass (i=1)`]
    expect((await observe({ top: written, mail: chain, dns: asked })).dmarc.detail).toMatch(/; ARC pass$/u)
    expect(asked.questions).not.toContain('TXT s1._domainkey.list.example')
  })
})

test('observeAuthentication() computes nothing without the body, and reports no DMARC fail without DKIM', async () => {
  const bodyMissing = 'the message is larger than 36 MiB'
  const verdicts = await observe({
    top: ['Authentication-Results: mx.box.example; spf=fail smtp.mailfrom=shop.example'],
    bodyMissing,
    dns: fakeDns({ '_dmarc.shop.example': { TXT: ['v=DMARC1; p=reject'] } }),
  })
  expect(verdicts.spf).toMatchObject({ result: 'fail', origin: 'provider' })
  expect(verdicts.dkim).toMatchObject({ isMeasured: false, detail: expect.stringContaining(bodyMissing) })
  expect(verdicts.dmarc).toMatchObject({ isMeasured: false, detail: expect.stringContaining('DKIM is unknown') })
})
