import { describe, expect, it } from 'vitest'

import { shortText, storableText } from '../../../src/foundation/contract/storable-text.ts'
import { parseWire } from '../../../src/foundation/contract/wire-schema.ts'

function expectationsOf(outcome: ReturnType<typeof parseWire>): readonly string[] {
  return outcome.status === 'ok' ? [] : outcome.problems.map((problem) => problem.expected)
}

describe('storableText()', () => {
  it.each(['', 'a', 'ü', '👍🏽', '\u0001\u007F', '\uFFFD'])('accepts %j', (text) => {
    expect(parseWire(storableText(), text)).toEqual({ status: 'ok', value: text })
  })

  it.each([
    ['a\0b', ['text without the character U+0000']],
    ['a\uD83D', ['text without lone surrogates']],
    ['\uDC4D\0', ['text without the character U+0000', 'text without lone surrogates']],
  ])('rejects %j', (text, expected) => {
    expect(expectationsOf(parseWire(storableText(), text))).toEqual(expected)
  })
})

describe('shortText()', () => {
  it('counts code points', () => {
    expect(expectationsOf(parseWire(shortText(3), '👍👍👍'))).toEqual([])
    expect(expectationsOf(parseWire(shortText(3), '👍👍👍👍'))).toEqual(['at most 3 characters'])
    expect(expectationsOf(parseWire(shortText(3), 'abcd'))).toEqual(['at most 3 characters'])
  })
})
