import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { parseMessage } from '../../src/mail/parse-message.ts'
import { encodeBytes, encodeText } from '../../src/mail/transfer-encoding.ts'

describe('encodeText()', () => {
  test.each([
    ['Hello\nyou', '7bit'],
    ['', '7bit'],
    ['Ein Gruß', 'quoted-printable'],
    ['日本語のメール', 'base64'],
    ['x'.repeat(79), 'quoted-printable'],
    ['From here', 'quoted-printable'],
    ['a\0b', 'quoted-printable'],
  ])('chooses for %j: %s', (text, transferEncoding) => {
    expect(encodeText(text).transferEncoding).toBe(transferEncoding)
  })

  test('quotes blanks at line ends, dots and "From " at the start of lines', () => {
    expect(encodeText('ü \n.x\nFrom y\na\t').body.toString()).toBe('=C3=BC=20\r\n=2Ex\r\n=46rom y\r\na=09')
  })

  test('keeps every line within 76 characters, dots off their start, and gives the text back', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 800 }),
      fc.stringMatching(/^[ .\t\r\nFrom=ü]{0,400}$/u),
    )
    await fc.assert(
      fc.asyncProperty(text, async (written) => {
        const { transferEncoding, body } = encodeText(written)
        const lines = body.toString('latin1').split('\r\n')
        expect(lines.every((line) => line.length <= 78 && !/[\r\n]/u.test(line))).toBe(true)
        expect(transferEncoding === '7bit' || lines.every((line) => !/^(?:\.|From )/u.test(line))).toBe(true)
        const head = `Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: ${transferEncoding}\r\n\r\n`
        const read = await parseMessage(Buffer.concat([Buffer.from(head), body]))
        expect((read.text ?? '').replaceAll('\r\n', '\n').trimEnd()).toBe(
          written.replaceAll(/\r\n|\r/gu, '\n').trimEnd(),
        )
      }),
      { numRuns: 300 },
    )
  })
})

test('encodeBytes() writes base64 in lines of 76 characters', () => {
  const { body } = encodeBytes(new Uint8Array(200).subarray(50))
  const lines = body.toString().split('\r\n')
  expect(lines.map((line) => line.length)).toEqual([76, 76, 48])
  expect(Buffer.from(lines.join(''), 'base64')).toEqual(Buffer.alloc(150))
})
