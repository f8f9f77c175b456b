import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  type MailAddress,
  needsSmtpUtf8,
  parseAddress,
  parseAddressList,
  renderAddress,
} from '../../../src/foundation/mail/parse-address.ts'
import { anAddress } from './a-message.ts'

describe('parseAddress()', () => {
  test.each([
    ['news@shop.example', null, 'news@shop.example'],
    [' <news@shop.example> ', null, 'news@shop.example'],
    ['Shop <news@shop.example>', 'Shop', 'news@shop.example'],
    ['"Books, Inc." <news@shop.example>', 'Books, Inc.', 'news@shop.example'],
    [String.raw`"a \"b\" \\ c" <news@shop.example>`, String.raw`a "b" \ c`, 'news@shop.example'],
    ['J. R. Smith <j@shop.example>', 'J. R. Smith', 'j@shop.example'],
    ['Shop (by night) <news@shop.example> (or day)', 'Shop', 'news@shop.example'],
    ['news(comment (nested))@shop.example', null, 'news@shop.example'],
    ['=?utf-8?Q?Zo=C3=AB?= =?utf-8?B?IExlZQ==?= <z@shop.example>', 'Zoë Lee', 'z@shop.example'],
    ['Zoë <z@Bücher.Example>', 'Zoë', 'z@xn--bcher-kva.example'],
    ['"john"@shop.example', null, 'john@shop.example'],
    ['"john doe"@shop.example', null, '"john doe"@shop.example'],
    ['a+b=c!#$%@shop.example', null, 'a+b=c!#$%@shop.example'],
    ['用户@例え.jp', null, '用户@xn--r8jz45g.jp'],
    ['"" <news@shop.example>', null, 'news@shop.example'],
  ])('reads %j', (text, displayName, address) => {
    expect(parseAddress(text ?? '')).toMatchObject({ status: 'ok', value: { displayName, address } })
  })

  test.each([
    '',
    '   ',
    'news',
    'news@',
    '@shop.example',
    'a b@shop.example',
    'a..b@shop.example',
    '.a@shop.example',
    'a.@shop.example',
    'a@shop..example',
    'a@-shop.example',
    'a@[192.0.2.1]',
    'a@192.0.2.1',
    'a@shop.example/x',
    'a@b@shop.example',
    '<a@shop.example',
    'a@shop.example>',
    '<a@shop.example> b',
    '<<a@shop.example>>',
    '"a <a@shop.example>',
    '(a a@shop.example',
    'group: a@shop.example;',
    'a@shop.example\r\nBcc: b@shop.example',
    'a\u0000@shop.example',
    'a\ud800@shop.example',
    'x\u2028 <a@shop.example>',
    `${'a'.repeat(65)}@shop.example`,
    `a@${'a.'.repeat(125)}example`,
    `${'n'.repeat(256)} <a@shop.example>`,
  ])('rejects %j and states what was expected', (text) => {
    const parsed = parseAddress(text)
    expect(parsed).toMatchObject({ status: 'bad', problems: [{ input: 'address', expected: expect.any(String) }] })
  })

  test('rejects several addresses where one is expected, and explains how to quote a comma', () => {
    expect(parseAddress('a@shop.example, b@shop.example')).toMatchObject({
      problems: [{ expected: 'exactly one address', todo: expect.stringContaining('quotes') }],
    })
  })

  test('accepts a local part of 64 octets and an address of 254', () => {
    const local = 'a'.repeat(64)
    const labels = `${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(61)}`
    expect(parseAddress(`${local}@${labels}`)).toMatchObject({ status: 'ok' })
    expect(parseAddress(`${local}@${labels}d`)).toMatchObject({ status: 'bad' })
  })
})

describe('parseAddressList()', () => {
  test('splits an address list at commas outside quotes and comments', () => {
    const parsed = parseAddressList('"a, b" <a@shop.example>, (x, y) c@shop.example')
    expect(parsed).toMatchObject({ value: [{ displayName: 'a, b' }, { address: 'c@shop.example' }] })
  })

  test('reports all invalid addresses at once', () => {
    const parsed = parseAddressList('a, b@shop.example, c')
    expect(parsed).toMatchObject({ status: 'bad', problems: [{ came: '"a"' }, { came: '"c"' }] })
  })

  test('rejects more than 100 addresses', () => {
    expect(parseAddressList(Array.from({ length: 101 }, () => 'a@b.example').join())).toMatchObject({ status: 'bad' })
  })
})

describe('renderAddress()', () => {
  test('renders any address so that parseAddress() reads it back', () => {
    const name = fc
      .string({ unit: 'grapheme', maxLength: 120 })
      .map((text) => text.replaceAll(/[\p{Cc}\u2028\u2029]/gu, '').trim())
    const local = fc.oneof(
      fc.stringMatching(/^[a-z0-9!#$%&'*+/=?^_`{|}~-]{1,20}$/u),
      fc.stringMatching(/^[ -~]{1,20}$/u),
    )
    const domain = fc.constantFrom('shop.example', 'xn--bcher-kva.example')
    const awkward = fc.constantFrom(
      '=?utf-8?Q?x?=',
      'a  b',
      '"',
      '\\',
      'a@b',
      'Müller, Inc.',
      '=?x',
      '<>',
      '(a',
      'ａ　b',
    )
    fc.assert(
      fc.property(fc.oneof(name, awkward), local, domain, (displayName, localText, domainText) => {
        const quoted = `"${localText.replaceAll(/["\\]/gu, String.raw`\$&`)}"@${domainText}`
        const address: MailAddress = { ...anAddress(quoted), displayName: displayName === '' ? null : displayName }
        expect(parseAddress(renderAddress(address))).toEqual({ status: 'ok', value: address })
      }),
      { numRuns: 2000 },
    )
  })

  test('never renders a name that could be parsed as an address', () => {
    const rendered = renderAddress({ ...anAddress('a@shop.example'), displayName: 'Zoë <x@evil.example>, "y"' })
    expect(parseAddressList(rendered)).toMatchObject({ value: [{ address: 'a@shop.example' }] })
  })
})

test('needsSmtpUtf8() is true only for local parts that are not ASCII', () => {
  expect(['a@bücher.example', 'ä@shop.example'].map((text) => needsSmtpUtf8(anAddress(text)))).toEqual([false, true])
})
