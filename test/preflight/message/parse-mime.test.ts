import { describe, expect, it } from 'vitest'

import { parseMime } from '../../../src/preflight/message/parse-mime.ts'

function parse(text: string): ReturnType<typeof parseMime> {
  return parseMime('a.eml', Buffer.from(text.replaceAll('\n', '\r\n')))
}

const alternative = `From: a@b.example
Subject: One
 two
Content-Type: multipart/alternative; boundary="x"

preamble
--x
Content-Type: text/plain

plain
--x
Content-Type: text/html; charset=utf-8
Content-Transfer-Encoding: Quoted-Printable

<p>html</p>
--x--
epilogue
`

describe('parseMime()', () => {
  it('reads parts with their bodies', () => {
    const { parts, latin1 } = parse(alternative)
    expect(parts.map(({ contentType, encoding }) => [contentType, encoding])).toEqual([
      ['multipart/alternative', '7bit'],
      ['text/plain', '7bit'],
      ['text/html', 'quoted-printable'],
    ])
    expect(parts.slice(1).map(({ bodyStart, bodyEnd }) => latin1.slice(bodyStart, bodyEnd))).toEqual([
      'plain',
      '<p>html</p>',
    ])
    expect(parts[0]?.boundary).toEqual({ value: 'x', openingCount: 2, isClosed: true })
  })

  it('unfolds header fields and returns their positions', () => {
    const { root, source } = parse(alternative)
    const subject = root.fields.find(({ name }) => name === 'Subject')
    expect(subject?.raw).toBe('One two')
    expect(source.originAt(subject?.start ?? 0).place).toEqual({ file: 'a.eml', line: 2, column: 1 })
  })

  it('detects a missing final delimiter', () => {
    const { root } = parse(alternative.replace('--x--', ''))
    expect(root.boundary).toMatchObject({ openingCount: 2, isClosed: false })
  })

  it('counts columns in characters', () => {
    const { source, latin1 } = parse('Subject: é x\n\nbody')
    expect(source.originAt(latin1.indexOf('x')).place).toMatchObject({ line: 1, column: 12 })
  })

  it('keeps lines that are not header fields', () => {
    expect(parse('From: a\nno field\n\nx').root.fields.map(({ hasColon, written }) => [hasColon, written])).toEqual([
      [true, 'From: a'],
      [false, 'no field'],
    ])
  })

  it('terminates for a message that contains itself many levels deep', () => {
    const nested = Array.from(
      { length: 100 },
      (_one, level) => `Content-Type: multipart/mixed; boundary=b${level}\n\n--b${level}\n`,
    )
    expect(parse(nested.join('')).parts.length).toBeLessThan(30)
  })
})
