import { describe, expect, it } from 'vitest'

import { limitHeaders, parseHeader, parseHeaderLine, unfoldHeaderLines } from '../../../src/settings/parsers/headers.ts'
import { problemsOf, valueOf } from '../../support/parsed.ts'

describe('parseHeaderLine()', () => {
  it.each([
    ['List-Unsubscribe: <https://shop.example/u>', 'List-Unsubscribe', '<https://shop.example/u>'],
    ['X-A:b', 'X-A', 'b'],
    ['X-Empty-Looking:  a: b ', 'X-Empty-Looking', 'a: b'],
    ['X-Grüße: ja', null, null],
  ])('reads %j', (line, name, value) => {
    const parsed = parseHeaderLine(line, 'headers')
    expect(parsed.status === 'ok' ? parsed.value : null).toEqual(name === null ? null : { name, value })
  })

  it.each(['no colon', ': no name', '', 'X A: b', ' X-A: b', 'X-A: '])('refuses %j', (line) => {
    expect(problemsOf(parseHeaderLine(line, 'headers'))).toHaveLength(1)
  })
})

describe('unfoldHeaderLines()', () => {
  it.each([
    ['A: <x>,\n  <mailto:y@z.example>\nB: c', 'A: <x>, <mailto:y@z.example>\nB: c'],
    ['\n  A: b\r\n\r\n  C: d\r\n\te\n', 'A: b\nC: d\ne'],
    ['\n  A: b\n    c: d\n  E: f', 'A: b c: d\nE: f'],
    ['', ''],
  ])('joins %j', (text, joined) => {
    expect(unfoldHeaderLines(text)).toBe(joined)
  })
})

describe('parseHeader()', () => {
  it.each([
    ['From', 'use the setting from'],
    ['to', 'addressed to its seed mailbox'],
    ['SUBJECT', 'use the setting subject'],
    ['Reply-To', 'use the setting reply-to'],
    ['Date', 'presend writes'],
    ['Message-ID', 'presend gives each copy its own'],
    ['MIME-Version', 'presend writes it'],
    ['Content-Type', 'presend writes it from the parts'],
    ['Content-Transfer-Encoding', 'presend writes it from the parts'],
    ['Content-Language', 'presend writes it from the parts'],
    ['DKIM-Signature', 'use dkim-domain'],
    ['X-Presend-Test', 'tracking id'],
    ['Cc', 'to nobody else'],
    ['Bcc', 'to nobody else'],
    ['Return-Path', 'use the setting envelope-from'],
    ['Received', 'servers write it'],
    ['Authentication-Results', 'receivers write it'],
    ['ARC-Seal', 'forwarders write it'],
  ])('refuses %s and says what to use', (name, advice) => {
    expect(problemsOf(parseHeader({ name, value: 'x' }, 'headers'))[0]).toContain(advice)
  })

  it.each(['a\r\nBcc: b@c.example', 'a\nb', 'a\rb', 'a\0b', 'x'.repeat(4001)])('refuses the value %j', (value) => {
    expect(problemsOf(parseHeader({ name: 'X-A', value }, 'headers'))).toHaveLength(1)
  })

  it.each(['constructor', '__proto__', 'toString', 'Feedback-ID', 'Sender'])(
    'takes %s, which is reserved nowhere',
    (name) => {
      expect(valueOf(parseHeader({ name, value: 'x' }, 'headers'))).toEqual({ name, value: 'x' })
    },
  )
})

describe('limitHeaders()', () => {
  it('takes a hundred and no more', () => {
    const header = { name: 'X-A', value: 'b' }
    expect(
      limitHeaders(
        Array.from({ length: 100 }, () => header),
        'headers',
      ).status,
    ).toBe('ok')
    expect(
      problemsOf(
        limitHeaders(
          Array.from({ length: 101 }, () => header),
          'headers',
        ),
      ),
    ).toEqual(['headers: got 101 headers, expected at most 100'])
  })
})
