import { assert, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'

import { readReceivedTokens } from '../../../../src/verdict/authentication/received-field/received-tokens.ts'

describe('readReceivedTokens()', () => {
  test('tells words from comments, and ends before the date', () => {
    expect(readReceivedTokens('from a.example (b (c; d) e)\r\n\tby x(y); Sat, 21 Nov 2026')).toEqual([
      { kind: 'word', text: 'from' },
      { kind: 'word', text: 'a.example' },
      { kind: 'comment', text: 'b (c; d) e' },
      { kind: 'word', text: 'by' },
      { kind: 'word', text: 'x' },
      { kind: 'comment', text: 'y' },
    ])
  })

  test('takes escaped brackets for text, and a comment without an end to the end', () => {
    expect(readReceivedTokens('(a \\) b)')).toEqual([{ kind: 'comment', text: 'a \\) b' }])
    expect(readReceivedTokens('(a by b; c')).toEqual([{ kind: 'comment', text: 'a by b; c' }])
  })

  test('never throws, and gives no word that does not stand there', () => {
    assert(
      property(string({ unit: 'binary' }), (text) => {
        for (const token of readReceivedTokens(text)) expect(text.replaceAll(/\r?\n/gu, '')).toContain(token.text)
      }),
    )
  })

  test.each([' ', '(', ')', '\\', 'a(', 'from '])('gets through 64 KB of %j in one go', (unit) => {
    expect(readReceivedTokens(unit.repeat(65_000 / unit.length)).length).toBeLessThan(8193)
  })
})
