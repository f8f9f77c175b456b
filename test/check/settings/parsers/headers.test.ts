import { describe, expect, it } from 'vitest'

import {
  headerLines,
  parseHeader,
  parseHeaderLine,
  unfoldHeaderLines,
} from '../../../../src/check/settings/parsers/headers.ts'
import { problemsOf, valueOf } from '../../../support/parsed.ts'

describe('parseHeaderLine()', () => {
  it.each([
    ['List-Unsubscribe: <https://shop.example/u>', 'List-Unsubscribe', '<https://shop.example/u>'],
    ['X-A:b', 'X-A', 'b'],
    ['X-Empty-Looking:  a: b ', 'X-Empty-Looking', 'a: b'],
    ['X-Grüße: ja', null, null],
  ])('reads the header line %j', (line, name, value) => {
    const parsed = parseHeaderLine(line, 'headers')
    expect(parsed.status === 'ok' ? parsed.value : null).toEqual(name === null ? null : { name, value })
  })

  it.each(['no colon', ': no name', '', 'X A: b', ' X-A: b', 'X-A: '])('rejects the header line %j', (line) => {
    expect(problemsOf(parseHeaderLine(line, 'headers'))).toHaveLength(1)
  })
})

describe('unfoldHeaderLines()', () => {
  it.each([
    ['A: <x>,\n  <mailto:y@z.example>\nB: c', 'A: <x>, <mailto:y@z.example>\nB: c'],
    ['\n  A: b\r\n\r\n  C: d\r\n\te\n', 'A: b\nC: d\ne'],
    ['\n  A: b\n    c: d\n  E: f', 'A: b c: d\nE: f'],
    ['', ''],
  ])('joins the header lines %j', (text, joined) => {
    expect(unfoldHeaderLines(text)).toBe(joined)
  })
})

describe('parseHeader()', () => {
  it.each([
    ['From', 'use the from setting'],
    ['to', 'addressed to one seed mailbox'],
    ['SUBJECT', 'use the subject setting'],
    ['Reply-To', 'use the reply-to setting'],
    ['Date', 'presend sets it'],
    ['Message-ID', 'presend sets it'],
    ['MIME-Version', 'presend sets it'],
    ['Content-Type', 'presend sets it'],
    ['Content-Transfer-Encoding', 'presend sets it'],
    ['Content-Language', 'presend sets it'],
    ['DKIM-Signature', 'use dkim-domain'],
    ['X-Presend-Test', 'presend sets it'],
    ['Cc', 'addressed to one seed mailbox'],
    ['Bcc', 'addressed to one seed mailbox'],
    ['Return-Path', 'use the envelope-from setting'],
    ['Received', 'mail servers add it'],
    ['Authentication-Results', 'mail servers add it'],
    ['ARC-Seal', 'mail servers add it'],
  ])('rejects the header field %s and names the alternative', (name, advice) => {
    expect(problemsOf(parseHeader({ name, value: 'x' }, 'headers'))[0]).toContain(advice)
  })

  it.each(['a\r\nBcc: b@c.example', 'a\nb', 'a\rb', 'a\0b', 'x'.repeat(4001)])('rejects the value %j', (value) => {
    expect(problemsOf(parseHeader({ name: 'X-A', value }, 'headers'))).toHaveLength(1)
  })

  it.each(['constructor', '__proto__', 'toString', 'Feedback-ID', 'Sender'])(
    'accepts %s, which is not reserved',
    (name) => {
      expect(valueOf(parseHeader({ name, value: 'x' }, 'headers'))).toEqual({ name, value: 'x' })
    },
  )
})

describe('headerLines()', () => {
  it('accepts at most 100 header fields', () => {
    expect(headerLines().parse({ form: 'text', text: 'X-A: b\n'.repeat(100) }, 'headers').status).toBe('ok')
    expect(problemsOf(headerLines().parse({ form: 'text', text: 'X-A: b\n'.repeat(101) }, 'headers'))).toEqual([
      'headers: expected at most 100 header fields, got 101',
    ])
  })
})
