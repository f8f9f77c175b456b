import { describe, expect, test } from 'vitest'

import type { Attachment } from '../../src/mail/message.ts'
import { composeBody } from '../../src/mail/mime-part.ts'
import { parseMessage } from '../../src/mail/parse-message.ts'

const image: Attachment = {
  filename: 'logo.png',
  contentType: 'image/png',
  content: Buffer.from('PNG'),
  contentId: 'a@b.invalid',
}
const file: Attachment = { filename: 'terms.pdf', contentType: 'application/pdf', content: Buffer.from('PDF') }

function typesIn(html: string | null, attachments: readonly Attachment[]): readonly string[] {
  const { fields, body } = composeBody({ text: 'Hello', html, attachments }, 'b')
  return [...`${fields.join('\r\n')}\r\n${body.toString()}`.matchAll(/Content-Type: ([a-z/-]+)/gu)].map(
    (match) => match[1] ?? '',
  )
}

describe('composeBody()', () => {
  test('makes a text alone a single part', () => {
    expect(typesIn(null, [])).toEqual(['text/plain'])
  })

  test('puts the text before the HTML', () => {
    expect(typesIn('<p>', [])).toEqual(['multipart/alternative', 'text/plain', 'text/html'])
  })

  test('nests mixed, related and alternative as far as they are needed', () => {
    expect(typesIn('<img src="cid:a@b.invalid">', [image])).toEqual([
      'multipart/related',
      'multipart/alternative',
      'text/plain',
      'text/html',
      'image/png',
    ])
    expect(typesIn('<p>', [file])[0]).toBe('multipart/mixed')
    expect(typesIn('<p>', [file, image]).slice(0, 3)).toEqual([
      'multipart/mixed',
      'multipart/related',
      'multipart/alternative',
    ])
    expect(typesIn(null, [image])).toEqual(['multipart/mixed', 'text/plain', 'image/png'])
  })

  test.each(['lögo “1”.png', 'a"b\\c.png', '=?utf-8?Q?x?=.png', `${'日本'.repeat(55)}.png`, '../../x\r\nBcc: y.png'])(
    'gives back the file name %j',
    async (filename) => {
      const { fields, body } = composeBody({ text: 'x', html: '<p>', attachments: [{ ...file, filename }] }, 'b')
      const read = await parseMessage(Buffer.concat([Buffer.from(`${fields.join('\r\n')}\r\n\r\n`), body]))
      expect(read.attachments[0]?.filename).toBe(filename.replaceAll(/[\r\n/\\]|(?<==)\?/gu, '_'))
      expect(Buffer.from(read.attachments[0]?.content ?? []).toString()).toBe('PDF')
    },
  )

  test('names the charset of a text file when it is UTF-8, and guesses none', () => {
    const texts = [Buffer.from('Größe'), Buffer.from('Größe', 'latin1')]
    const attachments = texts.map((content) => ({ filename: 'a.txt', contentType: 'text/plain', content }))
    const { body } = composeBody({ text: 'x', html: '<p>', attachments }, 'b')
    expect(body.toString().match(/text\/plain(?:; charset=[a-z0-9-]+)?; name/gu)).toEqual([
      'text/plain; charset=utf-8; name',
      'text/plain; name',
    ])
  })

  test('does not believe a content type that is none, or that may not be base64', () => {
    const types = ['text/html\r\nX: y', 'nonsense', 'message/partial', 'multipart/mixed']
    const attachments = types.map((contentType) => ({ ...file, contentType }))
    expect(typesIn('<p>', attachments).slice(4)).toEqual(types.map(() => 'application/octet-stream'))
  })
})
