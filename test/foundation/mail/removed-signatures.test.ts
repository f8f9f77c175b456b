import { dkimVerify } from 'mailauth/lib/dkim/verify.js'
import { describe, expect, test } from 'vitest'

import { replaceFields, splitOriginal } from '../../../src/foundation/mail/original-message.ts'
import { removedSignatures } from '../../../src/foundation/mail/removed-signatures.ts'
import { aSigningKey, signed } from '../../support/dkim-signer.ts'
import { bytesOf, composed } from './a-message.ts'

async function copyOf(eml: Uint8Array): Promise<string> {
  const [copy] = await composed({ original: splitOriginal(eml) })
  return bytesOf(copy).toString('latin1')
}

describe('removedSignatures()', () => {
  const unaffected = 'DKIM-Signature: v=1; d=x.example; s=s1;\r\n h=From:Subject : Date; b=abc'
  const broken = 'DKIM-Signature: v=1; d=y.example; s=s2; h=from:TO:\r\n\tmessage-id:subject; b=abc'
  const eml = `${unaffected}\r\n${broken}\r\nFrom: a@x.example\r\nSubject: s\r\n\r\nx`
  const original = splitOriginal(Buffer.from(eml))

  test('removes DKIM signatures over changed fields, and keeps others', async () => {
    const copy = await copyOf(Buffer.from(eml))
    expect(copy).toContain(unaffected)
    expect(copy).not.toContain('y.example')
    expect(removedSignatures(original, 'header')).toEqual([
      { domain: 'y.example', selector: 's2', covers: ['to', 'message-id'] },
    ])
  })

  test('removes DKIM signatures over fields that a setting or the tracking id changes', () => {
    const removed = (place: 'subject' | 'body'): unknown => removedSignatures(original, place)[0]?.covers
    expect(removed('subject')).toEqual(['subject'])
    expect(removed('body')).toEqual(['body'])
    const replaced = replaceFields(original, [{ name: 'From', line: 'From: b@x.example' }])
    expect(removedSignatures(replaced, 'header').map(({ covers }) => covers)).toEqual([
      ['from'],
      ['to', 'message-id', 'from'],
    ])
  })

  test('keeps DKIM signatures that still verify', async () => {
    const key = aSigningKey()
    const mail = 'From: a@x.example\r\nSubject: s\r\nTo: real@person.example\r\n\r\nx  \r\n.y\r\n'
    const copy = await copyOf(signed(Buffer.from(mail), { domain: 'x.example', key, fields: ['from', 'subject'] }))
    const resolver = async (): Promise<string[][]> => await Promise.resolve([[key.record]])
    const { results } = await dkimVerify(Buffer.from(copy, 'latin1'), { resolver })
    expect(results.map(({ status }: { status: { result: string } }) => status.result)).toEqual(['pass'])
  })

  test('ignores malformed DKIM signatures', () => {
    const odd = splitOriginal(Buffer.from('DKIM-Signature: ;;=;h\r\nDKIM-Signature:\r\n\r\n'))
    expect(removedSignatures(odd, 'header')).toEqual([])
  })
})
