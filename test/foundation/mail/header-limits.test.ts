import { describe, expect, it } from 'vitest'

import { endOfHeaderSection, findHeaderExcess } from '../../../src/foundation/mail/header-limits.ts'

const from = 'From: a@shop.example\r\n'

describe('findHeaderExcess()', () => {
  it.each([
    ['a normal header section', `${from}Subject: Hello\r\n\r\nText`, null],
    ['a long body', `${from}\r\n${'x'.repeat(700_000)}`, null],
    [
      '600 recipients, one per line',
      `${from}To: ${'someone@shop.example,\r\n '.repeat(600)}b@shop.example\r\n\r\n`,
      null,
    ],
    ['many small fields', `${from}${'A: b\r\n'.repeat(9000)}\r\n`, null],
    [
      'a section without an end',
      `${from}${'A: 0123456789\r\n'.repeat(40_000)}`,
      'the header section is larger than 512 KiB',
    ],
    ['too many fields', `${from}${'A: b\r\n'.repeat(10_000)}\r\n`, 'the header section has more than 10000 fields'],
    ['one long field', `Subject: ${'x'.repeat(66_000)}\r\n\r\n`, 'a header field is longer than 64 KiB'],
    [
      'one field with many lines',
      `Content-Type: text/html${';\r\n a=b'.repeat(2000)}\r\n\r\n`,
      'a header field has more than 1000 lines',
    ],
    ['lines that are not fields', `${from}${'x\r\n'.repeat(2000)}\r\n`, 'a header field has more than 1000 lines'],
  ])('checks %s against the limits', (_what, text, expected) => {
    expect(findHeaderExcess(Buffer.from(text))).toBe(expected)
  })
})

describe('endOfHeaderSection()', () => {
  it.each([
    ['A: b\r\n\r\nC: d\r\n\r\n', 6],
    ['A: b\n\nC: d', 5],
    ['A: b\n\r\nC: d', 5],
    ['\r\nA: b\r\n\r\n', 0],
    ['\nA: b', 0],
    ['A: b\r\nC: d', 10],
    ['', 0],
  ])('for %j returns %d', (text, expected) => {
    expect(endOfHeaderSection(Buffer.from(text))).toBe(expected)
  })
})
