import { describe, expect, it } from 'vitest'

import { type MessageIdentity, readIdentity } from '../../../src/service/receiving/read-identity.ts'

function identityOf(...lines: readonly string[]): MessageIdentity {
  return readIdentity(Buffer.from(lines.join('\r\n')))
}

describe('readIdentity()', () => {
  it('derives the message key from the Message-ID', () => {
    expect(identityOf('Message-ID: <a@x.example>', '', 'one').messageKey).toBe(
      identityOf('Subject: x', 'message-id:  <a@x.example>', '', 'two').messageKey,
    )
    expect(identityOf('Message-ID: <a@x.example>', '').messageKey).not.toBe(
      identityOf('Message-ID: <b@x.example>', '').messageKey,
    )
    expect(identityOf('Subject: no id', '').messageKey).toMatch(/^[0-9a-f]{32}$/u)
  })

  it('reads the author only from the From field', () => {
    expect(identityOf('From: "Shop, Inc." <News@shop.example>', '').author()).toBe('News@shop.example')
    expect(identityOf('Sender: x@shop.example', '').author()).toBeNull()
    expect(identityOf('From: not an address', '').author()).toBeNull()
  })

  it.each([
    [['From: Shop <news@Shop.EXAMPLE>'], 'shop.example'],
    [['From: a@shop.example, B <b@shop.example>'], 'shop.example'],
    [['From: news@b\u00fccher.example'], 'xn--bcher-kva.example'],
    [['From: shop.example <a@evil.example>'], 'evil.example'],
    [['From: a@shop.example, b@evil.example'], null],
    [['From: a@shop.example', 'From: b@evil.example'], null],
    [['From: a@shop.example, nobody'], null],
    [['From: undisclosed:;'], null],
    [['Sender: a@shop.example'], null],
  ])('returns the common domain of all From addresses: for %j, %s', (lines, domain) => {
    expect(identityOf(...lines, '').authorDomain()).toBe(domain)
  })
})

it('readIdentity() ignores a From field longer than 8 KiB', () => {
  const identity = readIdentity(Buffer.from(`From: ${'a@shop.example, '.repeat(600)}b@shop.example\r\n\r\nHello`))
  expect([identity.author(), identity.authorDomain()]).toEqual([null, null])
})
