import { assert, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  parseReceivedField,
  type ReceivedField,
} from '../../../../src/verdict/authentication/received-field/parse-received-field.ts'

const date = 'Sat, 21 Nov 2026 10:00:00 +0000'

function read(value: string): ReceivedField {
  return parseReceivedField(` ${value.replaceAll('\n', '\r\n')}; ${date}`)
}

const nothing: ReceivedField = {
  fromName: null,
  heloName: null,
  clientAddress: null,
  byName: null,
  byAddress: null,
  protocol: null,
  envelopeSender: null,
  isWrittenLocally: false,
}

describe('parseReceivedField()', () => {
  // Forms that real servers write, with documentation names and addresses.
  test.each<readonly [string, string, Partial<ReceivedField>]>([
    [
      'Postfix',
      'from mail.shop.example (out7.shop.example [192.0.2.7])\n\t(using TLSv1.3 with cipher TLS_AES_256_GCM_SHA384 (256/256 bits)\n\t key-exchange X25519)\n\t(No client certificate requested)\n\tby mx.box.example (Postfix) with ESMTPS id 4fK1\n\tfor <a@box.example>',
      { fromName: 'mail.shop.example', clientAddress: '192.0.2.7', byName: 'mx.box.example', protocol: 'ESMTPS' },
    ],
    [
      'Postfix with an IPv6 client without a DNS name',
      'from mail.shop.example (unknown [IPv6:2001:DB8::7])\n\tby mx.box.example (Postfix) with ESMTP id 4fK1',
      { fromName: 'mail.shop.example', clientAddress: '2001:db8::7', byName: 'mx.box.example', protocol: 'ESMTP' },
    ],
    [
      'Postfix with a locally submitted message',
      'by mx.box.example (Postfix, from userid 1000)\n\tid 4fK1',
      { byName: 'mx.box.example', isWrittenLocally: true },
    ],
    [
      'Exim with a known client name',
      'from out7.shop.example ([192.0.2.7] helo=mail.shop.example)\n\tby mx.box.example with esmtps  (TLS1.3) tls TLS_AES_256_GCM_SHA384\n\t(Exim 4.96)\n\t(envelope-from <bounce@shop.example>)\n\tid 1r5-0001\n\tfor a@box.example',
      {
        fromName: 'out7.shop.example',
        heloName: 'mail.shop.example',
        clientAddress: '192.0.2.7',
        byName: 'mx.box.example',
        protocol: 'ESMTPS',
        envelopeSender: 'bounce@shop.example',
      },
    ],
    [
      'Exim with an unknown client name and another address as EHLO name',
      'from [192.0.2.7] (port=4711 helo=[203.0.113.9])\n\tby mx.box.example with esmtp (Exim 4.96)\n\t(envelope-from <>)\n\tid 1r5-0001',
      {
        fromName: '[192.0.2.7]',
        heloName: '[203.0.113.9]',
        clientAddress: '192.0.2.7',
        byName: 'mx.box.example',
        protocol: 'ESMTP',
        envelopeSender: '',
      },
    ],
    [
      'Exim with a locally submitted message',
      'from mail by mx.box.example with local (Exim 4.96)\n\t(envelope-from <mail@box.example>)\n\tid 1r5-0001',
      {
        fromName: 'mail',
        byName: 'mx.box.example',
        protocol: 'LOCAL',
        envelopeSender: 'mail@box.example',
        isWrittenLocally: true,
      },
    ],
    [
      'a large consumer provider',
      'from mail.shop.example (mail.shop.example. [192.0.2.7])\n        by mx.google.example with ESMTPS id x1-20si\n        for <a@box.example>\n        (version=TLS1_3 cipher=TLS_AES_128_GCM_SHA256 bits=128/128)',
      { fromName: 'mail.shop.example', clientAddress: '192.0.2.7', byName: 'mx.google.example', protocol: 'ESMTPS' },
    ],
    [
      'an internal hop of that provider',
      'by 2001:db8:7300:5c8a:b0:ff:1:2 with SMTP id f10csp1',
      { byName: '2001:db8:7300:5c8a:b0:ff:1:2', byAddress: '2001:db8:7300:5c8a:b0:ff:1:2', protocol: 'SMTP' },
    ],
    [
      'a large business provider',
      'from mail.shop.example (192.0.2.7) by\n DB5EUR01FT012.mail.protection.outlook.example (10.152.4.119) with Microsoft SMTP\n Server (version=TLS1_3, cipher=TLS_AES_256_GCM_SHA384) id 15.20.9000.1 via\n Frontend Transport',
      {
        fromName: 'mail.shop.example',
        clientAddress: '192.0.2.7',
        byName: 'db5eur01ft012.mail.protection.outlook.example',
        byAddress: '10.152.4.119',
        protocol: 'MICROSOFT',
      },
    ],
    [
      'a provider that writes the address first',
      'from 192.0.2.7 (EHLO mail.shop.example)\n by 10.197.36.5 with SMTPs\n (version=TLS1_3 cipher=TLS_AES_128_GCM_SHA256)',
      {
        fromName: '192.0.2.7',
        heloName: 'mail.shop.example',
        clientAddress: '192.0.2.7',
        byName: '10.197.36.5',
        byAddress: '10.197.36.5',
        protocol: 'SMTPS',
      },
    ],
    [
      'Dovecot’s LMTP',
      'from mx.box.example ([127.0.0.1])\n\tby imap.box.example with LMTP\n\tid aBc (envelope-from <bounce@shop.example>)\n\tfor <a@box.example>',
      {
        fromName: 'mx.box.example',
        clientAddress: '127.0.0.1',
        byName: 'imap.box.example',
        protocol: 'LMTP',
        envelopeSender: 'bounce@shop.example',
      },
    ],
    [
      'sendmail',
      'from [203.0.113.9] (host.shop.example [192.0.2.7] (may be forged))\n\tby mx.box.example (8.17.1/8.17.1) with ESMTP id 4A1',
      { fromName: '[203.0.113.9]', clientAddress: '192.0.2.7', byName: 'mx.box.example', protocol: 'ESMTP' },
    ],
    [
      'qmail',
      'from unknown (HELO [203.0.113.9]) (192.0.2.7)\n  by mx.box.example with SMTP',
      {
        fromName: 'unknown',
        heloName: '[203.0.113.9]',
        clientAddress: '192.0.2.7',
        byName: 'mx.box.example',
        protocol: 'SMTP',
      },
    ],
    [
      'a client whose EHLO name is a keyword',
      'from by (unknown [192.0.2.7])\n\tby mx.box.example (Postfix) with SMTP id 4fK1',
      { fromName: 'by', clientAddress: '192.0.2.7', byName: 'mx.box.example', protocol: 'SMTP' },
    ],
    [
      'a client whose EHLO name is a comment with another address',
      'from x (good.example [203.0.113.9]) (unknown [192.0.2.7])\n\tby mx.box.example with SMTP id 4fK1',
      { fromName: 'x', clientAddress: '192.0.2.7', byName: 'mx.box.example', protocol: 'SMTP' },
    ],
    ['text in another form', 'hello world', {}],
  ])('reads %s', (_name, value, expected) => {
    expect(read(value)).toEqual({ ...nothing, heloName: expected.fromName ?? null, ...expected })
  })

  test('never throws, and returns only addresses that are in the field', () => {
    assert(
      property(string({ unit: 'binary' }), (text) => {
        const { clientAddress } = parseReceivedField(`from x ([192.0.2.7]) ${text}`)
        expect(clientAddress === null || `[192.0.2.7] ${text.toLowerCase()}`.includes(clientAddress)).toBe(true)
      }),
    )
  })
})
