import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { PresendError } from '../../src/errors/presend-error.ts'
import { parseMessage } from '../../src/mail/parse-message.ts'
import { anAddress, bytesOf, composed } from './a-message.ts'

const line = fc.string({ unit: 'grapheme', maxLength: 300 })
const body = fc.string({ unit: 'grapheme', maxLength: 2000 })
/** Texts with every kind of hostility: control characters, halves of surrogate pairs, encoded-words, long runs. */
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.stringMatching(/^[ \t\r\n=?_"<>,:;a-zé-]{0,300}$/u),
  fc.nat(3000).map((count) => 'x'.repeat(count)),
  fc.nat(3000).map((count) => ` ${' '.repeat(count)}x`),
  fc.nat(900).map((count) => '日本'.repeat(count)),
)

function linesOf(bytes: Buffer): readonly string[] {
  return bytes.toString('latin1').split('\r\n')
}

function namesOf(message: Buffer): readonly string[] {
  const lines = (message.toString().split('\r\n\r\n')[0] ?? '').split('\r\n')
  return lines.flatMap((one) => /^(?<name>[\w-]+):/u.exec(one)?.groups?.['name'] ?? [])
}

function sameText(text: string): string {
  return text.replaceAll(/\r\n|\r/gu, '\n').trimEnd()
}

describe('composeMessages()', () => {
  test('gives one copy a recipient, in their order, with an own To and Message-ID', async () => {
    const copies = composed()
    const read = await Promise.all(copies.map(async (copy) => await parseMessage(bytesOf(copy))))
    const fieldOf = (index: number, name: string): string | undefined =>
      read[index]?.headerFields.find((field) => field.name === name)?.value
    expect(copies.map((copy) => copy.envelope)).toEqual([
      { sender: 'bounce@lanternfish.example', recipient: 'seed1@box.example' },
      { sender: 'bounce@lanternfish.example', recipient: 'seed2@box.example' },
    ])
    expect([fieldOf(0, 'To'), fieldOf(1, 'To')]).toEqual(['seed1@box.example', 'seed2@box.example'])
    expect(fieldOf(0, 'Message-ID')).toBe(copies[0]?.messageId)
    expect(copies[0]?.messageId).toMatch(/^<[0-9a-f-]{36}@lanternfish\.example>$/u)
    expect(copies[0]?.messageId).not.toBe(copies[1]?.messageId)
  })

  test('ends with one line end, whether or not the text has one', () => {
    const [open, ended] = ['x', 'x\n'].map((text) => bytesOf(composed({ html: null, text })[0]).toString())
    expect(open?.endsWith('\r\n\r\nx\r\n')).toBe(true)
    expect(ended?.endsWith('\r\n\r\nx\r\n')).toBe(true)
  })

  test('shares everything else between the copies as the same bytes in memory', () => {
    const [first, second] = composed()
    expect(first?.chunks.at(-1)).toBe(second?.chunks.at(-1))
    expect(first?.sizeBytes).toBe(bytesOf(first).length)
    expect(first?.chunks.at(-1)?.length).toBeGreaterThan((first?.sizeBytes ?? 0) / 2)
  })

  test('writes the tracking id, the date and the MIME version into each copy', () => {
    const text = bytesOf(composed()[1]).toString()
    expect(text).toContain('\r\nX-Presend-Test: Tracking-1\r\n')
    expect(text).toContain('\r\nDate: Fri, 21 Nov 2025 09:30:05 +0000\r\n')
    expect(text).toContain('\r\nMIME-Version: 1.0\r\n')
  })

  test('uses the null reverse-path when there is no envelope sender', () => {
    expect(composed({}, { envelopeSender: null })[0]?.envelope.sender).toBeNull()
  })

  test('encodes IDN domains and asks for SMTPUTF8 only for local parts that are not ASCII', () => {
    const from = anAddress('Zoë <news@bücher.example>')
    const [idn] = composed({ from }, { envelopeSender: 'bounce@bücher.example' })
    const [eai] = composed({}, { recipients: ['zoë@box.example'] })
    expect(idn?.envelope.sender).toBe('bounce@xn--bcher-kva.example')
    expect(idn?.messageId).toContain('@xn--bcher-kva.example>')
    expect(bytesOf(idn).toString()).toContain('From: =?utf-8?Q?Zo=C3=AB?= <news@xn--bcher-kva.example>\r\n')
    expect([idn?.needsSmtpUtf8, eai?.needsSmtpUtf8]).toEqual([false, true])
  })

  test('refuses a bad recipient, naming each, before anything is sent', () => {
    expect(() => composed({}, { recipients: ['no address', 'a@b.example\r\nBcc: x@y.example'] })).toThrow(
      expect.objectContaining({ code: 'MESSAGE_INVALID', problems: [expect.anything(), expect.anything()] }),
    )
  })

  test.each(['', 'a b', 'a\r\nBcc: x@y.example', '-->', 'x'.repeat(201)])(
    'refuses the tracking id %j',
    (trackingId) => {
      expect(() => composed({}, { trackingId })).toThrow(PresendError)
    },
  )

  test('refuses a key that cannot sign', () => {
    const dkim = { domain: 'lanternfish.example', selector: 's', privateKeyPem: 'no key' }
    expect(() => composed({}, { dkim })).toThrow(expect.objectContaining({ code: 'SETTINGS_INVALID' }))
  })

  test('never writes a line over 998 octets, a bare CR or LF, or a field of its own, whatever the texts', () => {
    fc.assert(
      fc.property(hostile, hostile, hostile, body, (subject, name, value, html) => {
        const from = { ...anAddress('news@lanternfish.example'), displayName: name }
        const [plain] = composed({ from, headerFields: [] })
        const fields = [
          { name: 'X-Campaign', value },
          { name: 'List-Unsubscribe', value },
          { name: 'Sender', value },
        ]
        const bytes = bytesOf(composed({ subject, from, headerFields: fields, html, text: value })[0])
        expect(linesOf(bytes).every((one) => one.length <= 998 && !/[\r\n]/u.test(one))).toBe(true)
        const expected = namesOf(bytesOf(plain)).flatMap((one) =>
          one === 'MIME-Version' ? ['X-Campaign', 'List-Unsubscribe', 'Sender', one] : [one],
        )
        expect(namesOf(bytes)).toEqual(expected)
      }),
      { numRuns: 300 },
    )
  })

  test('gives back subject, name, HTML and text when it is read again', async () => {
    await fc.assert(
      fc.asyncProperty(line, line, body, body, async (subject, name, html, text) => {
        const displayName = name.replaceAll(/\s+/gu, ' ').trim() || null
        const clean = subject.replaceAll(/\s+/gu, ' ').trim()
        const from = { ...anAddress('news@lanternfish.example'), displayName }
        const read = await parseMessage(bytesOf(composed({ subject: clean, from, html: `<p>${html}`, text })[0]))
        expect(read.subject).toBe(clean)
        expect(read.from[0]?.displayName ?? null).toBe(displayName)
        expect(sameText(read.html ?? '')).toBe(sameText(`<p>${html}`))
        expect(sameText(read.text ?? '')).toBe(sameText(text))
      }),
      { numRuns: 200 },
    )
  })

  test('lets the tracking id be found in every place it was put in', async () => {
    const id = fc.stringMatching(/^[A-Za-z0-9_-]{22,64}$/u)
    const place = fc.constantFrom('header', 'body', 'subject')
    await fc.assert(
      fc.asyncProperty(id, place, body, line, async (trackingId, trackingIn, text, subject) => {
        const clean = subject.replaceAll(/\s+/gu, ' ').trim()
        const html = `<html><body>${text}</body></html>`
        const bytes = bytesOf(composed({ html, text, subject: clean }, { trackingId, trackingIn })[0])
        const read = await parseMessage(bytes)
        const found = {
          header: read.headerFields.find(({ name }) => name === 'X-Presend-Test')?.value === trackingId,
          subject: read.subject?.endsWith(`[${trackingId}]`) === true,
          body:
            read.html?.includes(`<!-- presend:${trackingId} --></body>`) === true &&
            read.text?.trimEnd().endsWith(`presend:${trackingId}`) === true,
        }
        expect(found).toEqual({ header: true, subject: trackingIn === 'subject', body: trackingIn === 'body' })
      }),
      { numRuns: 100 },
    )
  })
})
