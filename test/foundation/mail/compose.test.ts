import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toTrackingId } from '../../../src/foundation/contract/identifiers.ts'

import { PresendError } from '../../../src/foundation/errors/presend-error.ts'
import { parseHeaderField, subjectProblems } from '../../../src/foundation/mail/header-field.ts'
import { parseMessage } from '../../../src/foundation/mail/parse-message.ts'
import { propertyRuns } from '../../support/property-runs.ts'
import { anAddress, bytesOf, composed } from './a-message.ts'

const line = fc.string({ unit: 'grapheme', maxLength: 300 })
const body = fc.string({ unit: 'grapheme', maxLength: 2000 })
/** Hostile strings: control characters, halves of surrogate pairs, encoded-words, long runs. */
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
  test('composes one copy per recipient, in order, each with its own To and Message-ID', async () => {
    const copies = await composed()
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

  test('ends the message with exactly one line ending', async () => {
    const texts = ['x', 'x\n'].map(async (text) => bytesOf((await composed({ html: null, text }))[0]).toString())
    const [open, ended] = await Promise.all(texts)
    expect(open?.endsWith('\r\n\r\nx\r\n')).toBe(true)
    expect(ended?.endsWith('\r\n\r\nx\r\n')).toBe(true)
  })

  test('shares all other chunks between the copies', async () => {
    const [first, second] = await composed()
    const own = new Set(first?.chunks)
    const sharedChunks = second?.chunks.filter((chunk) => own.has(chunk)) ?? []
    expect(first?.sizeBytes).toBe(bytesOf(first).length)
    expect(Buffer.concat(sharedChunks).length).toBeGreaterThan((first?.sizeBytes ?? 0) / 2)
  })

  test('writes the tracking id, the date and the MIME version into each copy', async () => {
    const text = bytesOf((await composed())[1]).toString()
    expect(text).toMatch(/^X-Presend-Test: Tracking-1\r\n/u)
    expect(text).toContain('\r\nDate: Fri, 21 Nov 2025 09:30:05 +0000\r\n')
    expect(text).toContain('\r\nMIME-Version: 1.0\r\n')
  })

  test('uses the null reverse-path when there is no envelope sender', async () => {
    expect((await composed({}, { envelopeSender: null }))[0]?.envelope.sender).toBeNull()
  })

  test('encodes IDN domains and needs SMTPUTF8 only for non-ASCII local parts', async () => {
    const from = anAddress('Zoë <news@bücher.example>')
    const [idn] = await composed({ from }, { envelopeSender: 'bounce@bücher.example' })
    const [eai] = await composed({}, { recipients: ['zoë@box.example'] })
    expect(idn?.envelope.sender).toBe('bounce@xn--bcher-kva.example')
    expect(idn?.messageId).toContain('@xn--bcher-kva.example>')
    expect(bytesOf(idn).toString()).toContain('From: =?UTF-8?Q?Zo=C3=AB?= <news@xn--bcher-kva.example>\r\n')
    expect([idn?.needsSmtpUtf8, eai?.needsSmtpUtf8]).toEqual([false, true])
  })

  test('rejects invalid recipients and reports each', async () => {
    await expect(composed({}, { recipients: ['no address', 'a@b.example\r\nBcc: x@y.example'] })).rejects.toThrow(
      expect.objectContaining({ code: 'MESSAGE_INVALID', problems: [expect.anything(), expect.anything()] }),
    )
  })

  test.each(['', 'a b', 'a\r\nBcc: x@y.example', '-->', 'x'.repeat(201)])(
    'rejects the tracking id %j',
    async (text) => {
      await expect(composed({}, { trackingId: toTrackingId(text) })).rejects.toThrow(PresendError)
    },
  )

  test('rejects an invalid DKIM key', async () => {
    const dkim = { domain: 'lanternfish.example', selector: 's', privateKeyPem: 'no key' }
    await expect(composed({}, { dkim })).rejects.toThrow(expect.objectContaining({ code: 'SETTINGS_INVALID' }))
  })

  test('never writes a line over 998 octets, a bare CR or LF, or an extra field', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, hostile, hostile, body, async (subject, name, value, html) => {
        fc.pre(subjectProblems(subject, 'subject').length === 0)
        const from = { ...anAddress('news@lanternfish.example'), displayName: name.slice(0, 255).trim() || null }
        const fields = ['X-Campaign', 'List-Unsubscribe', 'Sender'].flatMap((field) => {
          const parsed = parseHeaderField({ name: field, value })
          return parsed.status === 'ok' ? [parsed.value] : []
        })
        const [copy] = await composed({ subject, from, headerFields: fields, html, text: value })
        expect(linesOf(bytesOf(copy)).every((one) => one.length <= 998 && !/[\r\n]/u.test(one))).toBe(true)
        const names = namesOf(bytesOf(copy)).filter((one) => one !== 'Subject' && one !== 'Content-Transfer-Encoding')
        const [plain] = await composed({ from, headerFields: [] })
        const expected = namesOf(bytesOf(plain)).filter((one) => one !== 'Subject')
        expect(names.toSorted()).toEqual([...expected, ...fields.map((field) => field.name)].toSorted())
      }),
      { numRuns: propertyRuns(300) },
    )
  })

  test('round-trips subject, name, HTML and text', async () => {
    await fc.assert(
      fc.asyncProperty(line, line, body, body, async (subject, name, html, text) => {
        const displayName = name.replaceAll(/\s+/gu, ' ').trim() || null
        const clean = subject.replaceAll(/\s+/gu, ' ').trim()
        const from = { ...anAddress('news@lanternfish.example'), displayName }
        const read = await parseMessage(
          bytesOf((await composed({ subject: clean, from, html: `<p>${html}`, text }))[0]),
        )
        expect(read.subject ?? '').toBe(clean)
        expect(read.from[0]?.displayName ?? null).toBe(displayName)
        expect(sameText(read.html ?? '')).toBe(sameText(`<p>${html}`))
        expect(sameText(read.text ?? '')).toBe(sameText(text))
      }),
      { numRuns: propertyRuns(200) },
    )
  })

  test('adds the tracking id only where trackingIn specifies', async () => {
    const id = fc.stringMatching(/^[A-Za-z0-9_-]{22,64}$/u).map(toTrackingId)
    const place = fc.constantFrom('header', 'body', 'subject')
    await fc.assert(
      fc.asyncProperty(id, place, body, line, async (trackingId, trackingIn, text, subject) => {
        const clean = subject.replaceAll(/\s+/gu, ' ').trim()
        const html = `<html><body>${text}</body></html>`
        const bytes = bytesOf((await composed({ html, text, subject: clean }, { trackingId, trackingIn }))[0])
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
      { numRuns: propertyRuns(100) },
    )
  })
})
