import { expect, it } from 'vitest'

import { findAttachments } from '../../../src/preflight/content/find-attachments.ts'
import { preflightContext } from '../../support/preflight.ts'

const part = (fields: string, body: string): string => `--b\n${fields}\n\n${body}\n`

it('findAttachments() reads names in all forms, and contents', async () => {
  const text = `From: a@fernhill-bikes.com
Subject: Hi
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary=b

${part('Content-Type: text/plain', 'Hello')}${part('Content-Type: application/pdf\nContent-Disposition: attachment; filename="a b.pdf"\nContent-Transfer-Encoding: base64', 'aGk=')}${part('Content-Type: application/pdf\nContent-Disposition: attachment; filename*0*=utf-8\'\'%C3%A4; filename*1="b.pdf"', 'x')}${part('Content-Type: image/png; name="=?utf-8?q?=C3=A4.png?="\nContent-Transfer-Encoding: quoted-printable', 'a=\nb=3D')}${part('Content-Type: application/x-sh', 'x')}--b--
`
  const files = findAttachments(await preflightContext({ file: 'a.eml', text }))
  expect(files.map(({ name, at }) => `${name ?? 'none'} ${at.place.line ?? ''}:${at.place.column ?? ''}`)).toEqual([
    'a b.pdf 12:34',
    'äb.pdf 18:34',
    'ä.png 22:26',
    'none 28:1',
  ])
  expect(files.map(({ content }) => Buffer.from(content()).toString())).toEqual(['hi', 'x', 'ab=', 'x'])
})
