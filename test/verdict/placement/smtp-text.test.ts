import { assert, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'

import { smtpText } from '../../../src/verdict/placement/smtp-text.ts'

describe('smtpText()', () => {
  test('writes typographic signs plainly and gives everything else up', () => {
    expect(smtpText('the domain’s “policy” – ü…')).toBe('the domain\'s "policy" - ?...')
  })

  test('never breaks out of its line, whatever stands in the message', () => {
    expect(smtpText('a\r\n250 ok\u0000')).toBe('a 250 ok?')
    expect.hasAssertions()
    assert(
      property(string({ unit: 'binary', maxLength: 600 }), (text) => {
        expect(smtpText(text)).toMatch(/^[ -~]{0,400}$/u)
      }),
    )
  })

  test('cuts what no reply line could hold', () => {
    expect(smtpText('x'.repeat(1000))).toHaveLength(400)
  })
})
