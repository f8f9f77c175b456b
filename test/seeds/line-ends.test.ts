import { array, assert, constantFrom, property } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { findBareLineEnd, refusalOf } from '../../src/seeds/line-ends.ts'

describe('findBareLineEnd()', () => {
  it.each([
    ['a\r\nb\r\n', null],
    ['', null],
    ['no line end at all', null],
    ['\r\n\r\n.\r\n', null],
    ['a\nb', { kind: 'LF', line: 1 }],
    ['a\r\n\n.\r\n', { kind: 'LF', line: 2 }],
    ['a\r\nb\r\nc\r.\r', { kind: 'CR', line: 3 }],
    ['a\r', { kind: 'CR', line: 1 }],
    ['a\r\r\n', { kind: 'CR', line: 1 }],
    ['\n', { kind: 'LF', line: 1 }],
  ])('of %j is %j', (text, expected) => {
    expect(findBareLineEnd(Buffer.from(text))).toEqual(expected)
  })

  it('agrees with a regular expression on any bytes', () => {
    const piece = constantFrom('\r', '\n', '\r\n', '.', 'x', 'é')
    assert(
      property(array(piece), (pieces) => {
        const text = pieces.join('')
        expect(findBareLineEnd(Buffer.from(text)) !== null).toBe(/\r(?!\n)|(?<!\r)\n/u.test(text))
      }),
    )
  })
})

it('refusalOf() measures nothing and says which line', () => {
  const refusal = refusalOf({ kind: 'LF', line: 12 })
  expect(refusal.reply).toMatchObject({ code: 550, enhancedCode: '5.5.2' })
  expect(refusal.reply.text).toContain('line 12 ends in a bare LF')
  expect(refusal).toMatchObject({ folder: null, spam: null, spf: { isPass: null, isMeasured: false } })
})
