import { describe, expect, it } from 'vitest'

import { findMentionedIds } from '../../../src/service/receiving/mentioned-ids.ts'
import { createTrackingId } from '../../../src/service/receiving/tracking-id.ts'
import { fakeRandom } from '../../support/fake-random.ts'
import { aMail } from '../../support/mail-builder.ts'

const random = fakeRandom(4)
const id = createTrackingId(random)
const other = createTrackingId(random)
const head = 'From: a@shop.example\r\nMIME-Version: 1.0\r\n'
const inQuoted = (text: string): string =>
  `${head}Content-Type: text/html\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${text}`

describe('findMentionedIds()', () => {
  it.each<[string, string | Buffer]>([
    ['in plain text', `${head}\r\npresend:${id}\r\n`],
    ['at the end of 3 MB', `${head}\r\n${'<p>Your order</p>\r\n'.repeat(170_000)}<!-- presend:${id} -->`],
    ['broken by a soft line break', inQuoted(`presend:${id.slice(0, 9)}=\r\n${id.slice(9)}`)],
    ['after an encoded character', inQuoted(`x=3D${id}=20y`)],
    ['with encoded characters', inQuoted(id.replace('_', '=5F').replace('p', '=70'))],
    ['in base64 text', aMail({ text: `Hello\n\npresend:${id}\n` })],
    ['in the HTML of a multipart message', aMail({ text: 'Hello', html: `<p>Hello</p><!-- presend:${id} -->` })],
    ['in a single base64 part', aMail({ html: `<p>Hello</p>${' '.repeat(500)}<!-- ${id} -->` })],
    [
      'in UTF-16',
      `${head}Content-Transfer-Encoding: base64\r\n\r\n${Buffer.from(`x ${id}`, 'utf16le').toString('base64')}`,
    ],
    ['in the subject', aMail({ headers: { Subject: `Your order [${id}]` } })],
    [
      'in an encoded subject',
      aMail({ headers: { Subject: `=?utf-8?B?${Buffer.from(`é ${id}`).toString('base64')}?=` } }),
    ],
  ])('finds a tracking id %s', (_where, message) => {
    expect(findMentionedIds(Buffer.from(message))).toEqual([id])
  })

  it('finds no tracking id in other header fields or in longer words', () => {
    const fields = `${head}X-Other: ${id}\r\n\r\nHello`
    expect(findMentionedIds(Buffer.from(fields))).toEqual([])
    expect(findMentionedIds(Buffer.from(`${head}\r\nx${id} ${id}y`))).toEqual([])
    expect(findMentionedIds(aMail({ html: '<p>Buy</p>', attachments: [{ filename: 'a', content: 'x' }] }))).toEqual([])
  })

  it('returns ids in the body before ids in the subject, without duplicates, at most ten', () => {
    const message = aMail({ headers: { Subject: `${other} ${id}` }, text: `${id} ${id}` })
    expect(findMentionedIds(message)).toEqual([id, other])
    const many = Array.from({ length: 20 }, () => createTrackingId(random))
    expect(findMentionedIds(aMail({ text: many.join(' ') }))).toEqual(many.slice(0, 10))
  })
})
