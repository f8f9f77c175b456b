import { describe, expect, it } from 'vitest'

import { decodePart, isKnownCharset } from '../../../src/preflight/message/decode-part.ts'
import { parseMime } from '../../../src/preflight/message/parse-mime.ts'

function decode(
  fields: string,
  body: string | Uint8Array,
): { text: string; lineOf: (wanted: string) => number | undefined } {
  const bytes = Buffer.concat([Buffer.from(`${fields.replaceAll('\n', '\r\n')}\r\n\r\n`), Buffer.from(body)])
  const mime = parseMime('a.eml', bytes)
  const text = decodePart(mime, mime.root)
  return { text: text.text, lineOf: (wanted) => text.originAt(text.text.indexOf(wanted)).place.line }
}

describe('decodePart()', () => {
  it('decodes quoted-printable and keeps lines', () => {
    const { text, lineOf } = decode(
      'Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: quoted-printable',
      'Caf=C3=A9 is =\r\nopen=20\r\nnow',
    )
    expect(text).toBe('Café is open \nnow')
    expect([lineOf('Caf'), lineOf('open'), lineOf('now')]).toEqual([4, 5, 6])
  })

  it('decodes base64 and returns approximate lines', () => {
    const body = Buffer.from(`${'a'.repeat(57)}${'b'.repeat(57)}`)
      .toString('base64')
      .replace(/.{76}/u, '$&\r\n')
    const { text, lineOf } = decode('Content-Transfer-Encoding: base64', body)
    expect(text).toBe(`${'a'.repeat(57)}${'b'.repeat(57)}`)
    expect(lineOf('aaaaab')).toBe(3)
    expect(lineOf('bbb')).toBeLessThanOrEqual(4)
  })

  it('decodes known charsets, and treats an unknown one as UTF-8', () => {
    expect(decode('Content-Type: text/plain; charset=iso-8859-1', Buffer.from('caf\u00e9', 'latin1')).text).toBe('café')
    expect(decode('Content-Type: text/plain; charset=nonsense', 'café').text).toBe('café')
    expect(['utf-8', 'windows-1252', 'nonsense'].map(isKnownCharset)).toEqual([true, true, false])
  })
})
