import { generateKeyPairSync } from 'node:crypto'

import { describe, expect, test } from 'vitest'

import type { ComposeRequest } from '../../../src/foundation/mail/compose.ts'
import { splitOriginal } from '../../../src/foundation/mail/original-message.ts'
import { isSignatureValid } from '../../support/dkim-verifier.ts'
import { bytesOf, composed } from './a-message.ts'

async function copiesOf(eml: string | Buffer, request: Partial<ComposeRequest> = {}): Promise<readonly string[]> {
  const original = splitOriginal(typeof eml === 'string' ? Buffer.from(eml, 'latin1') : eml)
  return (await composed({ original }, request)).map((copy) => bytesOf(copy).toString('latin1'))
}

/**
 * A message with every fault that a test should detect: duplicate fields, no MIME-Version, broken MIME, 8-bit bytes,
 * long lines.
 */
const faulty = [
  'From: a@lanternfish.example',
  'Subject: =?utf-8?Q?broken',
  'To: real@person.example',
  'From: b@lanternfish.example',
  'Subject: two',
  'X-Raw: caf\u{e9}',
  'Date: yesterday',
  'no field',
  'Content-Type: text/plain; charset=us-ascii',
  'message-id: <1@x>',
  'Content-Type: multipart/mixed; boundary=b',
  '',
  '--b',
  'long '.repeat(400),
  '.',
  '..dots',
  'caf\u{e9} trailing  ',
  '--wrong--',
  '',
].join('\r\n')

describe('composeMessages() with a finished message', () => {
  test('replaces To and Message-ID in place, adds the tracking field, and keeps every other byte', async () => {
    const [copy = ''] = await copiesOf(faulty)
    const messageId = /^Message-ID: .*$/mu.exec(copy)?.[0] ?? ''
    expect(messageId).toMatch(/^Message-ID: <[0-9a-f-]{36}@lanternfish\.example>$/u)
    const expected = faulty
      .replace('To: real@person.example', 'To: seed1@box.example')
      .replace('message-id: <1@x>', messageId)
    expect(copy).toBe(`X-Presend-Test: Tracking-1\r\n${expected}`)
  })

  test('adds a missing To and Message-ID, and no other missing field', async () => {
    const [copy = ''] = await copiesOf('From: a@x.example\r\n\r\nx')
    expect(copy.replace(/<.*>/u, '<id>')).toBe(
      'X-Presend-Test: Tracking-1\r\nMessage-ID: <id>\r\nTo: seed1@box.example\r\nFrom: a@x.example\r\n\r\nx',
    )
  })

  test('keeps duplicate To fields, and drops Bcc, Return-Path and an older tracking field', async () => {
    const [copy = ''] = await copiesOf(
      'To: a\r\nTo: b\r\nBcc: c\r\nReturn-Path: <d>\r\nCc: e\r\nX-Presend-Test: f\r\n\r\nx',
    )
    expect(copy.split('\r\n').filter((line) => !line.startsWith('Message-ID'))).toEqual([
      'X-Presend-Test: Tracking-1',
      'To: seed1@box.example',
      'To: seed1@box.example',
      'Cc: e',
      '',
      'x',
    ])
  })

  test('shares equal chunks between the copies of a finished message', async () => {
    const [first, second] = await composed({ original: splitOriginal(Buffer.from(faulty, 'latin1')) })
    expect(first?.chunks.at(-1)).toBe(second?.chunks.at(-1))
    expect(first?.sizeBytes).toBe(bytesOf(first).length)
  })

  test('appends the tracking id to each Subject, folded if the line is full', async () => {
    const [copy = ''] = await copiesOf(`Subject: a\r\nsubject: ${'x'.repeat(985)}\r\n\r\n`, { trackingIn: 'subject' })
    expect(copy).toContain('Subject: a [Tracking-1]\r\n')
    expect(copy).toContain(`${'x'.repeat(985)}\r\n [Tracking-1]\r\n`)
    const [added = ''] = await copiesOf('From: a\r\n\r\n', { trackingIn: 'subject' })
    expect(added).toContain('\r\nSubject: [Tracking-1]\r\n')
  })

  test('adds the tracking id to the body of a finished message', async () => {
    const [copy = ''] = await copiesOf('From: a\r\n\r\nhello\r\n', { trackingIn: 'body' })
    expect(copy.endsWith('\r\n\r\nhello\r\n\r\npresend:Tracking-1\r\n')).toBe(true)
  })

  test('signs duplicate fields and raw 8-bit bytes unchanged', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const privateKeyPem = String(privateKey.export({ type: 'pkcs8', format: 'pem' }))
    // The last byte of this UTF-8 text is A0, a space in Latin-1. No standard defines how to sign a line that is not a
    // field.
    const fields = faulty.replace('no field\r\n', '')
    const eml = Buffer.concat([Buffer.from('Subject: voil\u{e0}\r\n'), Buffer.from(fields, 'latin1')])
    const [copy = ''] = await copiesOf(eml, { dkim: { domain: 'lanternfish.example', selector: 's', privateKeyPem } })
    expect(isSignatureValid(Buffer.from(copy, 'latin1'), publicKey)).toBe(true)
  })
})
