import { describe, expect, test } from 'vitest'

import { bytesOfOriginal } from '../../../src/foundation/mail/original-message.ts'
import { readEml } from '../../../src/render/engines/eml.ts'
import { problemLines, valueOf } from '../../support/a-repository.ts'

const message = `Received: from x by y; Fri, 21 Nov 2025 10:00:00 +0000
DKIM-Signature: v=1; a=rsa-sha256; d=x.example
Return-Path: <bounce@x.example>
From: =?utf-8?Q?Zo=C3=AB?= <news@bücher.example>
To: somebody@real.example
Cc: another@real.example
Reply-To: Help <help@x.example>
Date: Fri, 21 Nov 2025 10:00:00 +0000
Message-ID: <1@x.example>
Subject: =?utf-8?Q?Gr=C3=BC=C3=9Fe?=
List-Unsubscribe: <https://x.example/u>,
 <mailto:u@x.example>
X-Campaign: spring
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary=m

--m
Content-Type: multipart/related; boundary=r

--r
Content-Type: multipart/alternative; boundary=a

--a
Content-Type: text/plain; charset=utf-8

own text
--a
Content-Type: text/html; charset=utf-8

<p><img src="cid:logo@x.example">{{ x }}
--a--
--r
Content-Type: image/png; name=logo.png
Content-ID: <logo@x.example>
Content-Transfer-Encoding: base64

UE5H
--r--
--m
Content-Type: application/pdf; name=terms.pdf
Content-Disposition: attachment; filename=terms.pdf
Content-Transfer-Encoding: base64

UERG
--m--
`

async function read(text: string): ReturnType<typeof readEml> {
  return await readEml('a.eml', Buffer.from(text.replaceAll('\n', '\r\n')))
}

describe('readEml()', () => {
  test('reads the parts of a message that reports show', async () => {
    const { parts } = valueOf(await read(message))
    expect(parts).toMatchObject({
      subject: 'Grüße',
      from: { displayName: 'Zoë', address: 'news@xn--bcher-kva.example' },
      replyTo: [{ displayName: 'Help', address: 'help@x.example' }],
    })
    expect(parts.text?.trim()).toBe('own text')
    expect(parts.html).toContain('{{ x }}')
    expect(parts.attachments.map(({ filename, contentType }) => [filename, contentType])).toEqual([
      ['logo.png', 'image/png'],
      ['terms.pdf', 'application/pdf'],
    ])
  })

  test('keeps every byte of the message', async () => {
    const { original } = valueOf(await read(message))
    expect(bytesOfOriginal(original).toString()).toBe(message.replaceAll('\n', '\r\n'))
  })

  test.each([
    ['two From fields, one of them valid', 'From: nobody\nFrom: A <a@x.example>\n\nx', 'a@x.example'],
    ['two addresses in From', 'From: a@x.example, b@x.example\n\nx', 'a@x.example'],
    ['no address in From', 'From: undisclosed\nSubject: s\n\nx', undefined],
    ['no From field', 'Subject: s\n\nx', undefined],
  ])('reads the author of a message with %s', async (_what, text, address) => {
    expect(valueOf(await read(text)).parts.from?.address).toBe(address)
  })

  test.each([
    ['without a body', 'From: a@x.example\nSubject: s\n'],
    ['with a missing boundary', 'From: a@x.example\nContent-Type: multipart/mixed; boundary=b\n\nx'],
    ['with a header section of two megabytes', `From: a@x.example\nX: ${'x'.repeat(2_000_000)}\n\nx`],
    ['with an invalid Reply-To and an invalid header field', 'From: a@x.example\nReply-To: nobody\nno field\n\nx'],
  ])('keeps a message %s for the test to judge', async (_what, text) => {
    const { parts, original } = valueOf(await read(text))
    expect(parts.from?.address).toBe('a@x.example')
    expect(bytesOfOriginal(original).toString()).toBe(text.replaceAll('\n', '\r\n'))
  })

  test('keeps a message of a million lines without parsing its parts', async () => {
    const { parts, original } = valueOf(await read(`From: a@x.example\nSubject: s\n\n${'\n'.repeat(1_000_000)}`))
    expect(parts).toMatchObject({ subject: 's', from: { address: 'a@x.example' }, html: null, text: null })
    expect(original.rest.length).toBe(2_000_002)
  })

  test('rejects a NUL byte and reports its line', async () => {
    expect(problemLines(await read('From: a@x.example\n\nx\0'))).toEqual([
      'template (a.eml:3): expected a message without NUL bytes, which SMTP does not allow, got a NUL byte',
    ])
  })

  test('rejects a header section with too many fields', async () => {
    expect(problemLines(await read(`From: a@x.example\n${'x\n'.repeat(500_000)}`))).toEqual([
      'template (a.eml): expected at most 2000 header fields, got more than 2000',
    ])
  })

  test.each(['\nFrom: a@x.example\n\nx', '<p>Hello</p>', 'just text'])(
    'rejects %j, which does not begin with header fields',
    async (text) => {
      expect(problemLines(await read(text))[0]).toContain('expected a message that begins with header fields')
    },
  )
})
