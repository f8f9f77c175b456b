import { describe, expect, test } from 'vitest'
import { toTrackingId } from '../../../src/foundation/contract/identifiers.ts'

import { markBody } from '../../../src/foundation/mail/mark-body.ts'
import { splitOriginal } from '../../../src/foundation/mail/original-message.ts'
import { parseMessage } from '../../../src/foundation/mail/parse-message.ts'

const id = toTrackingId('pst_a=b')

function marked(text: string): string {
  return markBody(splitOriginal(Buffer.from(text)), id).toString('latin1')
}

/** Returns the message with its marked body, as a reader sees it. */
async function readMarked(text: string): ReturnType<typeof parseMessage> {
  const header = text.slice(0, text.indexOf('\n\n')).replaceAll('\n', '\r\n')
  return await parseMessage(Buffer.from(`${header}${marked(text).replace(/^\r\n/u, '\r\n\r\n')}`, 'latin1'))
}

const alternative = `Content-Type: multipart/alternative; boundary="a"

preamble
--a
Content-Type: text/plain

plain
--a
Content-Type: text/html; charset=utf-8
Content-Transfer-Encoding: quoted-printable

<p>caf=C3=A9</p>
--a--
epilogue
`

describe('markBody()', () => {
  test('adds a line to the text and a comment to the HTML, and keeps every other byte', () => {
    const before = alternative.slice(alternative.indexOf('\n\n') + 1).replaceAll('\n', '\r\n')
    expect(marked(alternative)).toBe(
      before
        .replace('plain\r\n--a', `plain\r\n\r\npresend:${id}\r\n\r\n--a`)
        .replace('</p>\r\n--a', '</p>\r\n<!-- presend:pst_a=3Db -->\r\n\r\n--a'),
    )
  })

  test.each([
    ['without MIME', 'From: a@x.example\n\nhello\n'],
    ['as quoted-printable', 'Content-Transfer-Encoding: quoted-printable\n\nhello=\n there\n'],
    ['as base64', `Content-Transfer-Encoding: base64\n\n${Buffer.from('hello '.repeat(40)).toString('base64')}\n`],
  ])('marks a text part %s', async (_what, text) => {
    const { text: read } = await readMarked(text)
    expect(read?.trimEnd().endsWith(`presend:${id}`)).toBe(true)
    expect(read).toContain('hello')
  })

  test.each([
    ['HTML alone', 'Content-Type: text/html\n\n<p>x</p>'],
    ['HTML as base64', `Content-Type: text/html\nContent-Transfer-Encoding: base64\n\n${btoa('<p>x</p>')}\n`],
    [
      'HTML inside several levels, with a boundary that begins like another',
      'Content-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: multipart/related; boundary=b-2\n\n--b-2\nContent-Type: text/html\n\n<p>x</p>\n--b-2--\n--b\nContent-Type: text/html\nContent-Disposition: attachment\n\nfile\n--b--\n',
    ],
  ])('marks %s', async (_what, text) => {
    const { html } = await readMarked(text)
    expect(html).toContain('<p>x</p>')
    expect(html).toContain(`<!-- presend:${id} -->`)
  })

  test.each([
    ['whose boundary never occurs', 'Content-Type: multipart/mixed; boundary=b\n\nhello\n'],
    ['without a boundary', 'Content-Type: multipart/mixed\n\nhello\n'],
    ['that is signed', 'Content-Type: multipart/signed; boundary=b\n\n--b\nContent-Type: text/plain\n\nx\n--b--\n'],
    ['in UTF-16', 'Content-Type: text/plain; charset=utf-16\n\nx\n'],
    ['in invalid base64', 'Content-Transfer-Encoding: base64\n\n***\n'],
  ])('appends the id after all parts of a message %s, and does not repair the message', (_what, text) => {
    const before = text.slice(text.indexOf('\n\n') + 1).replaceAll('\n', '\r\n')
    expect(marked(text)).toBe(`${before}\r\npresend:${id}\r\n`)
  })

  test('adds a body to a message without one', () => {
    expect(marked('From: a@x.example\n')).toBe(`\r\n\r\npresend:${id}\r\n`)
  })
})
