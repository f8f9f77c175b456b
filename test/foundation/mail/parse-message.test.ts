import { describe, expect, test } from 'vitest'

import { parseMessage } from '../../../src/foundation/mail/parse-message.ts'

async function read(text: string): ReturnType<typeof parseMessage> {
  return await parseMessage(Buffer.from(text.replaceAll('\n', '\r\n')))
}

describe('parseMessage()', () => {
  test('parses author, subject, header fields, HTML and text', async () => {
    const message = await read(`From: =?utf-8?Q?Zo=C3=AB?= <z@Bücher.example>
Reply-To: a@x.example, b@x.example
Subject: Hi
Content-Type: multipart/alternative; boundary=b

--b
Content-Type: text/plain

text
--b
Content-Type: text/html

<p>html
--b--
`)
    expect(message).toMatchObject({
      subject: 'Hi',
      from: [{ displayName: 'Zoë', address: 'z@Bücher.example', domain: 'xn--bcher-kva.example' }],
      replyTo: [{ address: 'a@x.example' }, { address: 'b@x.example' }],
      defect: null,
    })
    expect([message.text?.trim(), message.html?.trim()]).toEqual(['text', '<p>html'])
    expect(message.headerFields.map(({ name }) => name)).toEqual(['From', 'Reply-To', 'Subject', 'Content-Type'])
  })

  test('returns all mailboxes of all From fields, including invalid ones', async () => {
    const message = await read('From: a@x.example, "b" <b@y.example>\nFrom: nobody\n\nx')
    expect(message.from.map(({ domain }) => domain)).toEqual(['x.example', 'y.example', null])
  })

  test('returns null for missing parts of a message', async () => {
    expect(await read('X: y\n\n')).toMatchObject({ subject: null, from: [], html: null, attachments: [] })
  })

  test('returns attachments as bytes, and embedded messages as attachments', async () => {
    const message = await read(`Content-Type: multipart/mixed; boundary=b

--b
Content-Type: image/png; name=x.png
Content-ID: <c@x.example>
Content-Transfer-Encoding: base64

UE5H
--b
Content-Type: message/rfc822

Subject: inner

inner text
--b--
`)
    expect(message.attachments.map(({ contentType }) => contentType)).toEqual(['image/png', 'message/rfc822'])
    expect(message.attachments[0]).toMatchObject({ filename: 'x.png', contentId: 'c@x.example' })
    expect(Buffer.from(message.attachments[0]?.content ?? []).toString()).toBe('PNG')
    expect(message.text ?? '').not.toContain('inner text')
  })

  test('reports a message that is nested too deeply, and keeps its header fields', async () => {
    const levels = Array.from(
      { length: 200 },
      (_, depth) => `Content-Type: multipart/mixed; boundary=b${depth}\n\n--b${depth}\n`,
    )
    const message = await read(`Subject: deep\n${levels.join('')}Content-Type: text/plain\n\nx`)
    expect(message).toMatchObject({ subject: 'deep', html: null, text: null })
    expect(message.defect).toContain('nesting')
  })

  test('reports a message whose header section is too large', async () => {
    const message = await read(`Subject: big\nX: ${'a'.repeat(2_000_000)}\n\nx`)
    expect(message.subject).toBe('big')
    expect(message.defect).toContain('header')
  })

  test('does not parse the body of a message over 50 MiB', async () => {
    const bytes = Buffer.alloc(51 * 1024 * 1024, 'a')
    bytes.write('Subject: huge\r\n\r\n')
    expect(await parseMessage(bytes)).toMatchObject({ subject: 'huge', text: null, defect: 'larger than 50 MiB' })
  })

  test.each([
    Buffer.alloc(0),
    Buffer.from([0xff, 0xfe, 0x00]),
    Buffer.from('\r\n\r\n'),
    Buffer.from('no header at all'),
  ])('does not throw for arbitrary bytes %#', async (bytes) => {
    expect(await parseMessage(bytes)).toMatchObject({ from: [], sizeBytes: bytes.length })
  })
})
