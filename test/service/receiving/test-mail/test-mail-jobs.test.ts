import { describe, expect, it } from 'vitest'

import {
  readTestMail,
  readTestMailInWorker,
  renderTestMailInWorker,
} from '../../../../src/service/receiving/test-mail/test-mail-jobs.ts'
import { aMail } from '../../../support/mail-builder.ts'

function withImage(type: string, content: Buffer, id: string = 'logo@x'): Buffer {
  return Buffer.from(
    [
      'From: a@shop.example',
      'MIME-Version: 1.0',
      'Content-Type: multipart/related; boundary=b',
      '',
      '--b',
      'Content-Type: text/html; charset=utf-8',
      '',
      '<p>Hi <img src="cid:logo@x">',
      '--b',
      `Content-Type: ${type}`,
      `Content-ID: <${id}>`,
      'Content-Transfer-Encoding: base64',
      '',
      content.toString('base64').replaceAll(/(.{76})/gu, '$1\r\n'),
      '--b--',
      '',
    ].join('\r\n'),
  )
}

describe('readTestMail()', () => {
  it('reads text, HTML, preview text and source', async () => {
    const bytes = aMail({ text: 'Hello é', html: '<p>Hello <b>you</b></p>' })
    const { body, html } = await readTestMail(bytes)
    expect(body).toEqual({
      text: expect.stringContaining('Hello é'),
      preview: 'Hello you',
      source: bytes.toString(),
    })
    expect(html).toEqual({ text: expect.stringContaining('<p>Hello <b>you</b></p>'), images: {} })
  })

  it('keeps no HTML part if there is none', async () => {
    expect(await readTestMail(aMail({ text: 'Hello' }))).toMatchObject({ body: { preview: 'Hello' }, html: null })
  })

  it('keeps small images that the HTML displays', async () => {
    const png = Buffer.from('a picture')
    const url = `data:image/png;base64,${png.toString('base64')}`
    expect((await readTestMail(withImage('image/png', png))).html?.images).toEqual({ 'logo@x': url })
    expect((await readTestMail(withImage('image/png', png, 'other@x'))).html?.images).toEqual({})
    expect((await readTestMail(withImage('image/svg+xml', png))).html?.images).toEqual({})
    expect((await readTestMail(withImage('image/png', Buffer.alloc(600_000)))).html?.images).toEqual({})
  })

  it('truncates a message of 5 MB, and reads it within a few seconds', async () => {
    const startedAt = process.threadCpuUsage()
    const bytes = aMail({ html: '<p>Your order & more</p>\n'.repeat(200_000), text: 'line\n'.repeat(200_000) })
    expect(bytes.length).toBeGreaterThan(5_000_000)
    const { body, html } = await readTestMail(bytes)
    expect(process.threadCpuUsage(startedAt).user / 1000).toBeLessThan(5000)
    expect([body?.text?.length, body?.source.length, html?.text.length]).toEqual([65_536, 65_536, 500_000])
  })

  it.each([
    ['an unknown charset', aMail({ headers: { 'Content-Type': 'text/html; charset=x-unknown' } })],
    ['broken base64', Buffer.from('Content-Type: text/html\r\nContent-Transfer-Encoding: base64\r\n\r\n=_%%PHA+\xff')],
    [
      'an unclosed multipart',
      Buffer.from('Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/html'),
    ],
    [
      'nested multiparts',
      Buffer.from(
        `Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n'.repeat(200)}`,
      ),
    ],
    ['random bytes', Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256))],
    ['nothing', Buffer.from('')],
  ])('reads a message with %s', async (_, bytes) => {
    const { body } = await readTestMail(bytes)
    expect(body?.source).toBe(new TextDecoder().decode(bytes))
  })
})

const context = { call: async () => await Promise.reject(new Error('no calls')), signal: new AbortController().signal }

it('the jobs read and render a message without the main thread', async () => {
  const read = await readTestMailInWorker(
    aMail({ html: '<p onclick=a>Hi<img src="https://x.example/a.png">' }),
    context,
  )
  const { html } = Object(read)
  expect(await renderTestMailInWorker({ html, hasRemoteImages: false }, context)).toContain('<p>Hi<img />')
  expect(await renderTestMailInWorker({ html, hasRemoteImages: true }, context)).toContain(
    'src="https://x.example/a.png"',
  )
})
