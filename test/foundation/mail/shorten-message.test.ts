import { describe, expect, it } from 'vitest'

import { parseMessage } from '../../../src/foundation/mail/parse-message.ts'
import { shortenMessage } from '../../../src/foundation/mail/shorten-message.ts'

const head = 'From: a@shop.example\r\nMIME-Version: 1.0\r\n'
const note = 'only the beginning of the message was checked (at most 2 MiB of text, 40,000 lines and 1,000 parts)'

function parts(...bodies: readonly string[]): string {
  return `${head}Content-Type: multipart/mixed; boundary="b 1"\r\n\r\n${bodies.map((body) => `--b 1\r\n${body}\r\n`).join('')}--b 1--\r\n`
}

function inBase64(bytes: Uint8Array, lineEnd: string = '\r\n'): string {
  const lines =
    Buffer.from(bytes)
      .toString('base64')
      .match(/.{1,76}/gu) ?? []
  return `Content-Transfer-Encoding: base64\r\nContent-Type: application/zip; name=a.zip\r\n\r\n${lines.join(lineEnd)}`
}

describe('shortenMessage()', () => {
  it('does not change a short message', () => {
    const bytes = Buffer.from(parts('\r\nHello', inBase64(Buffer.alloc(1000))))
    expect(shortenMessage(bytes)).toEqual({ bytes, note: null })
  })

  it.each([
    ['20 MB of HTML', `${head}Content-Type: text/html\r\n\r\n${'<p>Your order</p>\r\n'.repeat(1_000_000)}`],
    ['a million empty lines', `${head}\r\n${'\r\n'.repeat(1_000_000)}`],
    ['one line of 20 MB', `${head}\r\n${'x'.repeat(20_000_000)}`],
    ['50,000 parts', parts(...Array.from({ length: 50_000 }, () => '\r\nx'))],
    ['headers of parts', parts(`X: y\r\n${'X-Long: 0123456789\r\n'.repeat(120_000)}`)],
  ])('truncates %s', (_what, text) => {
    const { bytes, note: said } = shortenMessage(Buffer.from(text))
    expect(said).toBe(note)
    expect(bytes.length).toBeLessThan(2.2 * 1024 * 1024)
    expect(Buffer.from(bytes).toString('latin1', 0, 100)).toBe(text.slice(0, 100))
  })

  it.each(['\r\n', '\n'])('keeps every byte of a large attachment, and the part after it', async (lineEnd) => {
    const content = Buffer.from(Array.from({ length: 3_000_001 }, (_, index) => (index * 7919) % 251))
    const text = parts('Content-Type: text/plain\r\n\r\nFirst', inBase64(content, lineEnd), '\r\nLast')
    const message = await parseMessage(Buffer.from(text))
    expect(message.attachments.map((one) => Buffer.from(one.content).equals(content))).toEqual([true])
    expect(message.text).toContain('Last')
    expect(message.shortening).toBeUndefined()
  })

  it('keeps the part after a long HTML part', async () => {
    const long = `Content-Type: text/html\r\n\r\n${'<p>Your order</p>\r\n'.repeat(200_000)}`
    const message = await parseMessage(Buffer.from(parts(long, inBase64(Buffer.from('PK')))))
    expect(message.html?.length).toBe(720_000)
    expect(message.attachments).toHaveLength(1)
    expect(message.shortening).toBe(note)
  })
})
