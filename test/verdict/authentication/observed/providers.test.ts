import { describe, expect, test } from 'vitest'

import { aSigningKey, signed } from '../../../support/dkim-signer.ts'
import { fakeDns } from '../../../support/fake-dns.ts'
import { aMail } from '../../../support/mail-builder.ts'
import { brief, observe } from './observing.ts'

const key = aSigningKey()
const mail = signed(aMail(), { domain: 'shop.example', key })
const dns = fakeDns({
  'shop.example': { TXT: ['v=spf1 ip4:192.0.2.7 -all'] },
  's1._domainkey.shop.example': { TXT: [key.record] },
  '_dmarc.shop.example': { TXT: ['v=DMARC1; p=reject'] },
})
const allWritten = {
  spf: 'pass shop.example aligned provider',
  dkim: 'pass shop.example aligned provider',
  dmarc: 'pass shop.example aligned provider',
}

/** Header sections in the forms that real providers write, with documentation names and addresses. */
describe('observeAuthentication() reads the fields of a provider', () => {
  test('consumer provider with header.i, ARC on top and an internal hop without a client', async () => {
    const results =
      ' mx.mail.example;\r\n       dkim=pass header.i=@shop.example header.s=s1;\r\n' +
      '       spf=pass (mail.example: domain of bounce@shop.example designates 192.0.2.7 as permitted sender) smtp.mailfrom=bounce@shop.example;\r\n' +
      '       dmarc=pass (p=REJECT sp=REJECT dis=NONE) header.from=shop.example'
    const top = [
      'Delivered-To: seed1@box.example',
      'Received: by 2001:db8:7300:5c8a:b0:ff:1 with SMTP id f10csp1; Sat, 21 Nov 2026 02:00:01 -0800 (PST)',
      'X-Received: by 2001:db8:7300::2 with SMTP id d9; Sat, 21 Nov 2026 02:00:01 -0800 (PST)',
      `ARC-Authentication-Results: i=1;${results.replace('spf=pass', 'spf=fail')}`,
      'Return-Path: <bounce@shop.example>',
      'Received: from mail.shop.example (mail.shop.example. [192.0.2.7])\r\n        by mx.mail.example with ESMTPS id x1\r\n        for <seed1@box.example>; Sat, 21 Nov 2026 02:00:01 -0800 (PST)',
      'Received-SPF: pass (mail.example: domain of bounce@shop.example designates 192.0.2.7 as permitted sender) client-ip=192.0.2.7;',
      `Authentication-Results:${results}`,
    ]
    expect(brief(await observe({ top, mail, authservIds: ['mx.mail.example'], dns }))).toEqual(allWritten)
  })

  test('consumer provider with comments without a preceding space, and `unknown` for missing results', async () => {
    const field =
      'Authentication-Results: atlas.mail.example;\r\n dkim=pass header.i=@shop.example header.s=s1;\r\n spf=pass smtp.mailfrom=shop.example;\r\n dmarc=pass(p=REJECT) header.from=shop.example;'
    const received =
      'Received: from 192.0.2.7 (EHLO mail.shop.example)\r\n by 10.197.36.5 with SMTPs\r\n (version=TLS1_3 cipher=TLS_AES_128_GCM_SHA256);\r\n Sat, 21 Nov 2026 10:00:00 +0000'
    const authservIds = ['atlas.mail.example']
    expect(brief(await observe({ top: [field, received], mail, authservIds, dns }))).toEqual(allWritten)
    const unknown =
      'Authentication-Results: atlas.mail.example; dkim=unknown; spf=none smtp.mailfrom=shop.example; dmarc=unknown'
    const verdicts = await observe({ top: [unknown, received], authservIds, dns })
    expect(brief(verdicts)).toEqual({
      spf: 'none shop.example aligned provider',
      dkim: 'none null unknown computed',
      dmarc: 'fail shop.example unaligned computed',
    })
  })

  const officeHops = [
    'Received: from AM0PR01.eurprd01.prod.office.example (2001:db8:10a6::5)\r\n by DB8PR01.eurprd01.prod.office.example with HTTPS; Sat, 21 Nov 2026 10:00:02 +0000',
    'Received: from mail.shop.example (192.0.2.7) by\r\n AM0FT01.mail.protection.office.example (10.152.4.119) with Microsoft SMTP\r\n Server (version=TLS1_3, cipher=TLS_AES_256_GCM_SHA384) id 15.20.1 via Frontend Transport; Sat, 21 Nov 2026 10:00:01 +0000',
  ]

  test('business provider without an authserv-id', async () => {
    const field =
      'Authentication-Results: spf=pass (sender IP is 192.0.2.7)\r\n smtp.mailfrom=shop.example; dkim=pass (signature was verified)\r\n header.d=shop.example;dmarc=pass action=none\r\n header.from=shop.example;compauth=pass reason=100'
    const verdicts = await observe({ top: [...officeHops, field], mail, authservIds: ['unnamed'], dns })
    expect(brief(verdicts)).toEqual(allWritten)
    expect(verdicts.spf.detail).toContain('reported by box.example')
    const unset = await observe({ top: [...officeHops, field], mail, authservIds: [], dns })
    expect(brief(unset).dmarc).toBe('pass shop.example aligned computed')
  })

  test("business provider behind a gateway: uses the gateway's field, not the one that contains the gateway's address", async () => {
    const top = [
      ...officeHops.map((line) => line.replace('192.0.2.7', '203.0.113.20').replace('mail.shop', 'gw.filter')),
      'Authentication-Results: spf=fail (sender IP is 203.0.113.20)\r\n smtp.mailfrom=shop.example; dkim=fail (body hash did not verify)\r\n header.d=shop.example;dmarc=fail action=oreject\r\n header.from=shop.example;compauth=other reason=501',
      'Authentication-Results: gw.filter.example;\r\n\tdkim=pass header.d=shop.example header.s=s1 header.b=;\r\n\tdmarc=pass (policy=reject) header.from=shop.example;\r\n\tspf=pass (gw.filter.example: domain of bounce@shop.example designates 192.0.2.7 as permitted sender) smtp.mailfrom=bounce@shop.example',
      'Received: from mail.shop.example (mail.shop.example [192.0.2.7])\r\n\tby gw.filter.example with ESMTPS id 9; Sat, 21 Nov 2026 10:00:00 +0000',
    ]
    expect(brief(await observe({ top, mail, authservIds: ['gw.filter.example'], dns }))).toEqual(allWritten)
  })

  test("business provider behind a gateway that writes nothing: no SPF fail for the gateway's address", async () => {
    const top = [
      ...officeHops.map((line) => line.replace('192.0.2.7', '203.0.113.20').replace('mail.shop', 'gw.filter')),
      'Received: from mail.shop.example (mail.shop.example [192.0.2.7])\r\n\tby gw.filter.example with ESMTPS id 9; Sat, 21 Nov 2026 10:00:00 +0000',
    ]
    const verdicts = await observe({ top, mail, authservIds: ['gw.filter.example'], dns })
    expect(brief(verdicts)).toEqual({
      spf: 'not measured',
      dkim: 'pass shop.example aligned computed',
      dmarc: 'pass shop.example aligned computed',
    })
  })

  test('provider with one authserv-id per method, one configured: its DMARC result, the rest computed', async () => {
    const top = [
      'Authentication-Results: dmarc.mail.example; dmarc=pass header.from=shop.example',
      'x-dmarc-info: pass=pass; dmarc-policy=reject; s=r1; d=r1',
      'Authentication-Results: dkim-verifier.mail.example; dkim=pass (2048-bit key) header.d=shop.example header.i=@shop.example header.s=s1',
      'Authentication-Results: spf.mail.example; spf=pass (spf.mail.example: domain of bounce@shop.example designates 192.0.2.7 as permitted sender) smtp.mailfrom=bounce@shop.example',
      'Return-Path: <bounce@shop.example>',
      'Received: from mail.shop.example (mail.shop.example [192.0.2.7])\r\n\tby mx01.mail.example (Postfix) with ESMTPS id 9; Sat, 21 Nov 2026 10:00:00 +0000',
    ]
    expect(brief(await observe({ top, mail, authservIds: ['dmarc.mail.example'], dns }))).toEqual({
      spf: 'pass shop.example aligned computed',
      dkim: 'pass shop.example aligned computed',
      dmarc: 'pass shop.example aligned provider',
    })
  })

  const ofEachMethod = [
    'Received: from p00-smtpin (unknown [10.0.0.7])\r\n\tby p00-box (mailgateway 2) with LMTP id 5; Sat, 21 Nov 2026 10:00:01 +0000',
    'Received: from mail.shop.example (mail.shop.example [192.0.2.7])\r\n\tby mx01.mail.example (Postfix) with ESMTPS id 9; Sat, 21 Nov 2026 10:00:00 +0000',
    'Authentication-Results: bimi.mail.example; bimi=none',
    'Authentication-Results: arc.mail.example; arc=none',
    'Authentication-Results: dmarc.mail.example; dmarc=pass header.from=shop.example',
    'x-dmarc-info: pass=pass; dmarc-policy=reject; s=r1; d=r1',
    'Authentication-Results: dkim-verifier.mail.example;\r\n\tdkim=pass (2048-bit key) header.d=shop.example header.i=@shop.example header.b=x',
  ]
  const spfOfIt =
    'Authentication-Results: spf.mail.example; spf=pass (spf.mail.example: domain of bounce@shop.example designates 192.0.2.7 as permitted sender) smtp.mailfrom=bounce@shop.example'
  const receivedSpf =
    'Received-SPF: pass (spf.mail.example: domain of bounce@shop.example designates 192.0.2.7 as permitted sender) receiver=spf.mail.example; client-ip=192.0.2.7; helo=mail.shop.example; envelope-from=bounce@shop.example'
  const itsNames = ['arc', 'dmarc', 'dkim-verifier', 'spf'].map((name) => `${name}.mail.example`)

  test('provider with one authserv-id per method, all configured: all its results', async () => {
    const verdicts = await observe({ top: [...ofEachMethod, spfOfIt], mail, authservIds: itsNames, dns })
    expect(brief(verdicts)).toEqual(allWritten)
    expect(verdicts.dmarc.detail).toMatch(/reported by box\.example; ARC none$/u)
  })

  test('provider with one authserv-id per method, and forged results that came with the message', async () => {
    const forged = ['dmarc=fail', 'spf=fail smtp.mailfrom=x@shop.example', 'dkim=fail header.d=shop.example']
    const below = ['dmarc', 'spf', 'dkim-verifier'].map(
      (name, index) => `Authentication-Results: ${name}.mail.example; ${forged[index]}`,
    )
    const verdicts = await observe({ top: [...ofEachMethod, spfOfIt, ...below], mail, authservIds: itsNames, dns })
    expect(brief(verdicts)).toEqual(allWritten)
  })

  test('provider with one authserv-id per method that writes SPF only into Received-SPF', async () => {
    const verdicts = await observe({ top: [...ofEachMethod, receivedSpf], mail, authservIds: itsNames, dns })
    expect(brief(verdicts)).toEqual(allWritten)
    expect(verdicts.spf.detail).toMatch(/reported by box\.example in Received-SPF$/u)
  })

  test('provider with one authserv-id per method, and an untrusted Received-SPF field', async () => {
    const others = receivedSpf.replaceAll('spf.mail.example', 'mx.evil.example').replace('pass', 'fail')
    const verdicts = await observe({ top: [...ofEachMethod, others], mail, authservIds: itsNames, dns })
    expect(verdicts.spf).toMatchObject({ result: null, isMeasured: false })
  })

  test('self-hosted server with a filter and LMTP between its Received field and the mailbox', async () => {
    const top = [
      'Return-Path: <bounce@shop.example>',
      'Delivered-To: seed1@box.example',
      'Received: from mx.box.example\r\n\tby mx.box.example with LMTP\r\n\tid aBcD\r\n\t(envelope-from <bounce@shop.example>)\r\n\tfor <seed1@box.example>; Sat, 21 Nov 2026 10:00:02 +0000',
      'Received: from localhost (localhost [127.0.0.1])\r\n\tby mx.box.example (Postfix) with ESMTP id 4C; Sat, 21 Nov 2026 10:00:02 +0000 (UTC)',
      'Authentication-Results: mx.box.example (filter);\r\n\tdkim=pass (2048-bit key) header.d=shop.example',
      'Received: from mx.box.example ([127.0.0.1])\r\n\tby localhost (mx.box.example [127.0.0.1]) (filter, port 10024)\r\n\twith ESMTP id q; Sat, 21 Nov 2026 10:00:01 +0000 (UTC)',
      'Received: from mail.shop.example (mail.shop.example [192.0.2.7])\r\n\tby mx.box.example (Postfix) with ESMTPS id 4B\r\n\tfor <seed1@box.example>; Sat, 21 Nov 2026 10:00:00 +0000 (UTC)',
    ]
    expect(brief(await observe({ top, mail, dns }))).toEqual({
      spf: 'pass shop.example aligned computed',
      dkim: 'pass shop.example aligned provider',
      dmarc: 'pass shop.example aligned computed',
    })
  })
})
