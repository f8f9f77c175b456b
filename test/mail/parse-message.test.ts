import { describe, expect, test } from 'vitest'

import { parseMessage } from '../../src/mail/parse-message.ts'

async function read(text: string): ReturnType<typeof parseMessage> {
  return await parseMessage(Buffer.from(text.replaceAll('\n', '\r\n')))
}

describe('parseMessage()', () => {
  test('reads author, subject, header fields and both bodies', async () => {
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

  test('gives every mailbox of every From field, also those that are none', async () => {
    const message = await read('From: a@x.example, "b" <b@y.example>\nFrom: nobody\n\nx')
    expect(message.from.map(({ domain }) => domain)).toEqual(['x.example', 'y.example', null])
  })

  test('gives null for what is not there', async () => {
    expect(await read('X: y\n\n')).toMatchObject({ subject: null, from: [], html: null, attachments: [] })
  })

  test('gives attachments as bytes, and messages inside as attachments', async () => {
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

  test('says why a message nested too deep could not be read, and keeps its header fields', async () => {
    const levels = Array.from(
      { length: 200 },
      (_, depth) => `Content-Type: multipart/mixed; boundary=b${depth}\n\n--b${depth}\n`,
    )
    const message = await read(`Subject: deep\n${levels.join('')}Content-Type: text/plain\n\nx`)
    expect(message).toMatchObject({ subject: 'deep', html: null, text: null })
    expect(message.defect).toContain('nesting')
  })

  test('says why a message with endless header fields could not be read', async () => {
    const message = await read(`Subject: big\nX: ${'a'.repeat(2_000_000)}\n\nx`)
    expect(message.subject).toBe('big')
    expect(message.defect).toContain('header')
  })

  test('does not read the body of a message over 50 MiB', async () => {
    const bytes = Buffer.alloc(51 * 1024 * 1024, 'a')
    bytes.write('Subject: huge\r\n\r\n')
    expect(await parseMessage(bytes)).toMatchObject({ subject: 'huge', text: null, defect: 'larger than 50 MiB' })
  })

  test.each([
    Buffer.alloc(0),
    Buffer.from([0xff, 0xfe, 0x00]),
    Buffer.from('\r\n\r\n'),
    Buffer.from('no header at all'),
  ])('does not reject for junk %#', async (bytes) => {
    expect(await parseMessage(bytes)).toMatchObject({ from: [], sizeBytes: bytes.length })
  })
})
