import { describe, expect, test } from 'vitest'

import type { Attachment } from '../../../src/foundation/mail/message.ts'
import { renderAddressField, renderHeaderField } from '../../../src/foundation/mail/mime-message.ts'
import { parseMessage } from '../../../src/foundation/mail/parse-message.ts'
import { aMessage, anAddress, bytesOf, composed } from './a-message.ts'

const image: Attachment = {
  filename: 'logo.png',
  contentType: 'image/png',
  content: Buffer.from('PNG'),
  contentId: 'a@b.invalid',
}
const file: Attachment = { filename: 'terms.pdf', contentType: 'application/pdf', content: Buffer.from('PDF') }

async function bytesWith(html: string | null, attachments: readonly Attachment[]): Promise<Buffer> {
  return bytesOf((await composed(aMessage({ html, attachments })))[0])
}

async function typesWith(html: string | null, attachments: readonly Attachment[]): Promise<readonly string[]> {
  const text = (await bytesWith(html, attachments)).toString()
  return [...text.matchAll(/Content-Type: ([a-z/-]+)/gu)].map((match) => match[1] ?? '')
}

describe('composeMime()', () => {
  test('composes a message without HTML as a single part', async () => {
    expect(await typesWith(null, [])).toEqual(['text/plain'])
  })

  test('puts the text before the HTML', async () => {
    expect(await typesWith('<p>', [])).toEqual(['multipart/alternative', 'text/plain', 'text/html'])
  })

  test('nests multipart/mixed, alternative and related only as far as needed', async () => {
    const shown = ['multipart/alternative', 'text/plain', 'multipart/related', 'text/html', 'image/png']
    expect(await typesWith('<img src="cid:a@b.invalid">', [image])).toEqual(shown)
    expect(await typesWith('<p>', [file, image])).toEqual(['multipart/mixed', ...shown, 'application/pdf'])
    expect(await typesWith(null, [image])).toEqual(['multipart/mixed', 'text/plain', 'image/png'])
  })

  test.each(['lögo “1”.png', 'a"b\\c.png', '=?utf-8?Q?x?=.png', `${'日本'.repeat(55)}.png`, '../../x\r\nBcc: y.png'])(
    'passes on the file name %j, without control characters and slashes',
    async (filename) => {
      const read = await parseMessage(await bytesWith('<p>', [{ ...file, filename }]))
      expect(read.attachments[0]?.filename).toBe(filename.replaceAll(/[\r\n/\\]|(?<==)\?/gu, '_'))
      expect(Buffer.from(read.attachments[0]?.content ?? []).toString()).toBe('PDF')
    },
  )

  test('declares the charset of a text file only when it is UTF-8', async () => {
    const texts = [Buffer.from('Größe'), Buffer.from('Größe', 'latin1')]
    const attachments = texts.map((content) => ({ filename: 'a.txt', contentType: 'text/plain', content }))
    const bytes = await bytesWith('<p>', attachments)
    expect(bytes.toString().match(/text\/plain(?:; charset=[a-z0-9-]+)?;\s+name/gu)).toEqual([
      'text/plain; charset=utf-8; name',
      'text/plain; name',
    ])
  })

  test('replaces a content type that is invalid or must not be base64', async () => {
    const types = ['text/html\r\nX: y', 'nonsense', 'message/partial', 'multipart/mixed']
    const attachments = types.map((contentType) => ({ ...file, contentType }))
    expect((await typesWith('<p>', attachments)).slice(4)).toEqual(types.map(() => 'application/octet-stream'))
  })
})

describe('renderHeaderField()', () => {
  test('encodes non-ASCII text', () => {
    expect(renderHeaderField('Subject', 'Ein Gruß')).toBe('Subject: =?UTF-8?Q?Ein_Gru=C3=9F?=')
  })

  test.each([
    ['List-Unsubscribe-Post', 'List-Unsubscribe=One-Click'],
    ['References', '<1@x.example> <2@x.example>'],
    ['Subject', 'The "best" books'],
    ['List-Id', '"Books" <books.shop.example>'],
  ])('keeps the ASCII value of %s: %s', (name, value) => {
    expect(renderHeaderField(name, value)).toBe(`${name}: ${value}`)
  })

  test.each(['Sender', 'Errors-To'])('encodes only the names in %s', (name) => {
    expect(renderHeaderField(name, 'Zoë <zoe@bücher.example>')).toBe(
      `${name}: =?UTF-8?Q?Zo=C3=AB?= <zoe@xn--bcher-kva.example>`,
    )
  })

  test('encodes the description of a List-Id, never the id', () => {
    expect(renderHeaderField('List-Id', 'Bücher <books.shop.example>')).toBe(
      'List-Id: =?UTF-8?Q?B=C3=BCcher?= <books.shop.example>',
    )
  })

  test('never writes a line ending from the value', () => {
    expect(renderHeaderField('X-A', 'a\r\nBcc: x@y.example')).toBe('X-A: a  Bcc: x@y.example')
  })
})

test('renderAddressField() folds a long list', () => {
  const addresses = Array.from({ length: 9 }, () => anAddress('Shop <news@shop.example>'))
  const field = renderAddressField('Reply-To', addresses)
  expect(field.split('\r\n').every((line) => line.length <= 78)).toBe(true)
  expect(field).toContain('Shop <news@shop.example>,')
})
