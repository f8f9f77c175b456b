import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { cleanText, parseReply } from '../../../src/check/submission/smtp-reply.ts'

describe('parseReply()', () => {
  it.each([
    ['250 Ok', { code: 250, enhancedCode: null, text: 'Ok' }],
    ['354', { code: 354, enhancedCode: null, text: '' }],
    ['250-one\n250-two\n250 three', { code: 250, enhancedCode: null, text: 'one two three' }],
    [
      '550-5.7.26 This mail\r\n550 5.7.26 is unauthenticated.',
      { code: 550, enhancedCode: '5.7.26', text: 'This mail is unauthenticated.' },
    ],
    ['250 1.2.3.4 is you', { code: 250, enhancedCode: null, text: '1.2.3.4 is you' }],
    ['250-a\n451 b', { code: 451, enhancedCode: null, text: 'a b' }],
  ])('parses %j', (text, reply) => {
    expect(parseReply(text)).toEqual(reply)
  })

  it.each(['', 'HTTP/1.1 400 Bad Request', '999 what', '250Ok', '250-a\ngarbage\n250 b'])('rejects %j', (text) => {
    expect(parseReply(text)).toBeNull()
  })
})

describe('cleanText()', () => {
  it('removes line endings, control and direction characters, and cuts at 1,000 characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 3000 }), (text) => {
        const clean = cleanText(text)
        expect(clean).not.toMatch(/[\p{Cc}\u{2028}\u{2029}\u{202e}]/u)
        expect(clean.length).toBeLessThanOrEqual(1000)
      }),
    )
    expect(cleanText('a\u{1b}[31mred\r\n::error::b\u{202e}c')).toBe('a [31mred ::error::b c')
  })
})
