import { describe, expect, test } from 'vitest'

import { readHeaderSection } from '../../../../src/foundation/mail/header-section.ts'
import { findClientHop } from '../../../../src/verdict/authentication/received-field/find-client-hop.ts'

function find(lines: readonly string[], ownNames: readonly string[] = ['mx.box.example']) {
  return findClientHop(readHeaderSection(Buffer.from(`${lines.join('\r\n')}\r\n\r\n`)), ownNames)
}

const path = 'Return-Path: <bounce@shop.example>'
const fromShop =
  'Received: from mail.shop.example (mail.shop.example [192.0.2.7]) by mx.box.example (Postfix) with ESMTPS id 1; x'
const forged =
  'Received: from good.example (good.example [198.51.100.1]) by mx.box.example (Postfix) with ESMTP id 2; x'
const shop = {
  status: 'found',
  clientAddress: '192.0.2.7',
  heloName: 'mail.shop.example',
  byName: 'mx.box.example',
  isCertain: true,
  fieldIndex: 1,
  envelopeSender: 'bounce@shop.example',
}

describe('findClientHop()', () => {
  test.each<readonly [string, readonly string[]]>([
    ['the topmost field if it has a client', [path, fromShop, forged]],
    [
      'the field below an LMTP delivery',
      [
        path,
        'Received: from mx.box.example by imap.box.example with LMTP id 1 (envelope-from <a@b.example>); x',
        fromShop,
      ],
    ],
    [
      "the field below Fastmail's proxy and filter, whose host has another internal name",
      [
        path,
        'Received: from mx ([10.202.2.203]) by compute-02.internal (LMTPProxy); x',
        'Received: from mx.box.example (localhost [127.0.0.1]) by mailmx.phl.internal (Postfix) with ESMTP id 3; x',
        'Received: from mailmx.phl.internal (localhost [127.0.0.1]) by mx.box.example (Authentication Milter) with ESMTP id 4; x',
        fromShop,
      ],
    ],
    [
      'the field below a content filter on the same host',
      [
        path,
        'Received: from localhost (localhost [127.0.0.1]) by mx.box.example (Postfix) with ESMTP id 3; x',
        'Received: from mx.box.example ([127.0.0.1]) by localhost (mx.box.example [127.0.0.1]) (filter, port 10024) with ESMTP id 4; x',
        fromShop,
        forged,
      ],
    ],
    [
      'the field below a hop that names no client',
      [path, 'Received: by 2001:db8:7300::1 with SMTP id f10; x', fromShop],
    ],
  ])('finds the client in %s', (_name, lines) => {
    expect(find(lines)).toEqual({ ...shop, fieldIndex: lines.indexOf(fromShop) })
  })

  test('finds no client for a message that was submitted on the receiving server itself', () => {
    expect(find([path, 'Received: by mx.box.example (Postfix, from userid 0) id 5; x', forged]).status).toBe('unknown')
    expect(find([path, 'Received: from root by mx.box.example with local (Exim 4.96) id 5; x', forged]).status).toBe(
      'unknown',
    )
  })

  test('finds no client below a field whose client has no address', () => {
    const lines = [path, 'Received: from a.example by b.box.example with HTTPS; x', forged]
    expect(find(lines)).toMatchObject({ status: 'unknown' })
  })

  test.each<readonly [string, string, readonly string[]]>([
    [
      'a host that does not belong to the known names of the provider',
      'Received: from gw.filter.example (gw.filter.example [203.0.113.20]) by inner.corp.example with ESMTP id 1; x',
      ['mx.box.example'],
    ],
    [
      'a client that claims to be a host of the provider',
      'Received: from a.box.example (unknown [203.0.113.20]) by mx.box.example with ESMTP id 1; x',
      [],
    ],
    [
      'a client on the same host that is not a content filter',
      'Received: from relay.other.example (unknown [127.0.0.1]) by mx.box.example with ESMTP id 1; x',
      ['mx.box.example'],
    ],
  ])('is not certain about %s', (_name, line, ownNames) => {
    expect(find([path, line], ownNames)).toMatchObject({ status: 'found', isCertain: false })
  })

  test('is certain if the provider has no known name, and by the domain of its mailboxes', () => {
    expect(find([path, fromShop], [])).toEqual(shop)
    expect(find([path, fromShop], ['OpenDMARC', 'box.example'])).toEqual(shop)
  })

  test("reads the envelope sender only from the receiver's own fields", () => {
    expect(find([fromShop, path])).not.toHaveProperty('envelopeSender')
    const byExim = fromShop.replace(' id 1', ' (envelope-from <b@shop.example>) id 1')
    expect(find([byExim, path])).toMatchObject({ envelopeSender: 'b@shop.example' })
    expect(find(['Return-Path: <>', byExim])).toMatchObject({ envelopeSender: null })
    expect(find(['Return-Path: bounce@shop.example', fromShop])).toEqual(shop)
  })

  test('reports a message without Received fields', () => {
    expect(find([path])).toEqual({
      status: 'unknown',
      reason: 'the receiver added no Received field that identifies the client',
    })
  })
})
