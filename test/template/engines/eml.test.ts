import { describe, expect, test } from 'vitest'

import { readEml } from '../../../src/template/engines/eml.ts'
import { problemLines, valueOf } from '../a-repository.ts'

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
  test('takes a message apart and keeps its own parts', async () => {
    const parts = valueOf(await read(message))
    expect(parts).toMatchObject({
      subject: 'Grüße',
      from: { displayName: 'Zoë', address: 'news@xn--bcher-kva.example' },
      replyTo: [{ displayName: 'Help', address: 'help@x.example' }],
    })
    expect(parts.text?.trim()).toBe('own text')
    expect(parts.html).toContain('{{ x }}')
    expect(parts.attachments.map(({ filename, contentType, contentId }) => [filename, contentType, contentId])).toEqual(
      [
        ['logo.png', 'image/png', 'logo@x.example'],
        ['terms.pdf', 'application/pdf', undefined],
      ],
    )
  })

  test('keeps an invitation beside the text, and an image whose id is written as in a URL', async () => {
    const text = `From: a@x.example
Subject: s
MIME-Version: 1.0
Content-Type: multipart/related; boundary=r

--r
Content-Type: multipart/alternative; boundary=a

--a
Content-Type: text/html

<img src="CID:Logo%40x">
--a
Content-Type: text/calendar; method=request

BEGIN:VCALENDAR
--a--
--r
Content-Type: image/png
Content-ID: <Logo@x>

PNG
--r--
`
    const { attachments } = valueOf(await read(text))
    expect(attachments).toMatchObject([
      { contentType: 'text/calendar', isAlternative: true, calendarMethod: 'REQUEST' },
      { contentType: 'image/png', contentId: 'Logo@x' },
    ])
  })

  test('keeps the header fields that presend does not write, and no one else who got the message', async () => {
    expect(valueOf(await read(message)).headerFields).toEqual([
      { name: 'List-Unsubscribe', value: '<https://x.example/u>, <mailto:u@x.example>' },
      { name: 'X-Campaign', value: 'spring' },
    ])
  })

  test('reports all bad addresses and header fields at once', async () => {
    const text =
      'From: a@x.example, b@x.example\nReply-To: nobody\nX-Long: ' + 'x'.repeat(9000) + '\nSubject: s\n\ntext'
    expect(problemLines(await read(text)).map((line) => line.split(': ')[0])).toEqual([
      'from (a.eml)',
      'reply-to (a.eml)',
      'headers',
    ])
  })

  test('shows what stands in the place of an address', async () => {
    expect(problemLines(await read('From: undisclosed\nSubject: s\n\nx'))[0]).toContain('got "undisclosed"')
  })

  test.each([
    ['Subject: s\n', 'without HTML and text'],
    [`Subject: s\nX: ${'x'.repeat(2_000_000)}\n\nx`, 'header'],
  ])('says why a message cannot be used %#', async (text, words) => {
    expect(problemLines(await read(text))[0]).toContain(words)
  })
})
