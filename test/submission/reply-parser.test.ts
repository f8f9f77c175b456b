import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { cleanText, createReplyParser, renderReply, toSmtpReply } from '../../src/submission/reply-parser.ts'

const limit = 4096

function parse(text: string | Uint8Array): ReturnType<ReturnType<typeof createReplyParser>['push']> {
  return createReplyParser(limit).push(typeof text === 'string' ? Buffer.from(text) : text)
}

describe('createReplyParser()', () => {
  it('reads one reply a line, and several lines as one reply', () => {
    expect(parse('250 Ok\r\n250-one\r\n250-two\r\n250 three\r\n354\r\n').replies).toEqual([
      { code: 250, lines: ['Ok'] },
      { code: 250, lines: ['one', 'two', 'three'] },
      { code: 354, lines: [''] },
    ])
  })

  it('takes a bare LF for a line end, as all clients do', () => {
    expect(parse('220 hello\n').replies).toHaveLength(1)
  })

  it('reads the same replies however the bytes are cut', () => {
    const text = '250-größer\r\n250 Ok\r\n550 5.1.1 no\r\n'
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 8, maxLength: 40 }), (sizes) => {
        const bytes = Buffer.from(text)
        const parser = createReplyParser(limit)
        const replies = []
        let from = 0
        for (const size of [...sizes, bytes.length]) {
          replies.push(...parser.push(bytes.subarray(from, from + size)).replies)
          from += size
        }
        expect(replies).toEqual(parse(text).replies)
        expect(parser.hasPartial).toBe(false)
      }),
    )
  })

  it.each([
    ['a web server', 'HTTP/1.1 400 Bad Request\r\n', 'a line that is no SMTP reply: "HTTP/1.1 400 Bad Request"'],
    ['a code out of range', '999 what\r\n', 'no SMTP reply'],
    ['a code without a separator', '250Ok\r\n', 'no SMTP reply'],
    ['an empty line', '\r\n', 'no SMTP reply'],
    ['a line without end', 'x'.repeat(limit + 1), 'more than 4096 bytes'],
    ['a reply without end', '250-again\r\n'.repeat(1000), 'more than 4096 bytes'],
  ])('gives up on %s', (_what, text, problem) => {
    expect(parse(text).problem).toContain(problem)
  })

  it('never holds more than the limit of a line that never ends, and stays quick', () => {
    const parser = createReplyParser(1024 * 1024)
    for (let count = 0; count < 1000; count += 1) expect(parser.push(Buffer.alloc(1000, 0x61)).problem).toBeNull()
    expect(parser.push(Buffer.alloc(100_000, 0x61)).problem).toContain('more than')
  })

  it('says whether a reply has begun', () => {
    const parser = createReplyParser(limit)
    parser.push(Buffer.from('250-a\r\n'))
    expect(parser.hasPartial).toBe(true)
    parser.push(Buffer.from('250 b\r\n'))
    expect(parser.hasPartial).toBe(false)
    parser.push(Buffer.from('25'))
    expect(parser.hasPartial).toBe(true)
  })

  it('shows bytes that are no UTF-8 one by one instead of losing them', () => {
    expect(parse(Buffer.from('250 gr\xfc\xdfe\r\n', 'latin1')).replies[0]?.lines).toEqual(['grüße'])
  })
})

describe('toSmtpReply()', () => {
  it('takes code, enhanced code and text apart', () => {
    expect(toSmtpReply({ code: 550, lines: ['5.7.26 This mail', '5.7.26 is unauthenticated.'] })).toEqual({
      code: 550,
      enhancedCode: '5.7.26',
      text: 'This mail is unauthenticated.',
    })
  })

  it('has no enhanced code where there is none', () => {
    expect(toSmtpReply({ code: 250, lines: ['1.2.3.4 is you'] })).toEqual({
      code: 250,
      enhancedCode: null,
      text: '1.2.3.4 is you',
    })
  })
})

describe('cleanText()', () => {
  it('never lets a line end or a control character through, and cuts', () => {
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

it('renderReply() puts a reply together as the server wrote it', () => {
  expect(renderReply({ code: 535, enhancedCode: '5.7.8', text: 'no' })).toBe('535 5.7.8 no')
  expect(renderReply({ code: 250, enhancedCode: null, text: '' })).toBe('250')
})
