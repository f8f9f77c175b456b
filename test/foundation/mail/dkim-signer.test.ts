import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'

import { parseDkimKey } from '../../../src/foundation/mail/dkim-signer.ts'
import type { DkimKey } from '../../../src/foundation/mail/message.ts'
import { isSignatureValid, tagsOf } from '../../support/dkim-verifier.ts'
import { anAddress, bytesOf, composed } from './a-message.ts'

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
const ed25519 = generateKeyPairSync('ed25519')

function aKey(type: 'rsa' | 'ed25519', domain: string = 'lanternfish.example'): DkimKey {
  const { privateKey } = type === 'rsa' ? rsa : ed25519
  return { domain, selector: 'mail2026', privateKeyPem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() }
}

/** Returns the first copy, signed. */
async function signedCopy(parts: Parameters<typeof composed>[0], dkim: DkimKey): Promise<Buffer> {
  return bytesOf((await composed(parts, { dkim, trackingIn: 'body' }))[0])
}

/** Text that is difficult to canonicalize: spaces at line endings, trailing empty lines, dots, long lines, non-ASCII. */
const awkward = {
  subject: `Grüße  mit   Lücken ${'und sehr lang '.repeat(20)}`,
  html: `<p>x \t </p>  \r\n\r\n.\r\n..\nFrom here\n${'long '.repeat(500)}\n\n\n`,
  text: 'a  \n\n \t \nb\r\rc\n\n\n',
  headerFields: [
    {
      name: 'List-Unsubscribe',
      value: `<https://lanternfish.example/${'u'.repeat(200)}>, <mailto:u@lanternfish.example>`,
    },
    { name: 'List-Unsubscribe-Post', value: 'List-Unsubscribe=One-Click' },
    { name: 'References', value: '<1@x.example>  <2@x.example>' },
    { name: 'References', value: '<3@x.example>' },
  ],
  replyTo: [anAddress('"Help, please" <help@lanternfish.example>')],
}

describe('a DKIM-signed copy', () => {
  test.each([
    ['rsa', 'lanternfish.example', 'lanternfish.example'],
    ['rsa', 'bücher.example', 'xn--bcher-kva.example'],
    ['ed25519', 'ed.example', 'ed.example'],
  ] as const)('verifies with %s for %s, separately for each copy', async (type, domain, signingDomain) => {
    const { publicKey } = type === 'rsa' ? rsa : ed25519
    for (const copy of await composed(awkward, { dkim: aKey(type, domain), trackingIn: 'body' })) {
      expect(isSignatureValid(bytesOf(copy), publicKey)).toBe(true)
      const tags = tagsOf(
        bytesOf(copy)
          .toString()
          .split(/\r\n(?![ \t])/u)[0] ?? '',
      )
      expect([tags.get('a'), tags.get('d'), tags.get('s')]).toEqual([`${type}-sha256`, signingDomain, 'mail2026'])
    }
  })

  test('has a valid signature with an empty text, with attachments and with an empty subject', async () => {
    const attachments = [{ filename: 'ü.bin', contentType: 'application/pdf', content: new Uint8Array(4000) }]
    for (const parts of [
      { html: null, text: '' },
      { attachments, subject: '' },
    ]) {
      expect(isSignatureValid(await signedCopy(parts, aKey('rsa')), rsa.publicKey)).toBe(true)
    }
  })

  test.each([
    ['a changed body', (text: string) => text.replace('Hello', 'Hallo')],
    ['another To', (text: string) => text.replace('To: seed1', 'To: seed9')],
    ['another Message-ID', (text: string) => text.replace(/Message-ID: <./u, 'Message-ID: <!')],
    ['another Subject', (text: string) => text.replace('Subject: A', 'Subject: B')],
  ])('does not verify with %s', async (_what, change) => {
    const text = (await signedCopy({}, aKey('rsa'))).toString('latin1')
    const changed = change(text)
    expect(changed).not.toBe(text)
    expect(isSignatureValid(Buffer.from(changed, 'latin1'), rsa.publicKey)).toBe(false)
  })

  test('signs every field with the same name, and both List-Unsubscribe fields (RFC 8058 §4)', async () => {
    const [field = ''] = (await signedCopy(awkward, aKey('rsa'))).toString().split(/\r\n(?![ \t])/u)
    const names = (tagsOf(field).get('h') ?? '').toLowerCase().split(':')
    expect(names).toEqual(
      expect.arrayContaining(['from', 'to', 'message-id', 'list-unsubscribe', 'list-unsubscribe-post']),
    )
    expect(names.filter((name) => name === 'references')).toHaveLength(2)
  })
})

describe('parseDkimKey()', () => {
  test('reports all invalid parts of a DKIM key at once without showing it', () => {
    const parsed = parseDkimKey({ domain: 'no domain', selector: 'a b', privateKeyPem: 'super secret' })
    expect(parsed).toMatchObject({
      status: 'bad',
      problems: [{ input: 'dkim-domain' }, { input: 'dkim-selector' }, { input: 'dkim-private-key' }],
    })
    expect(JSON.stringify(parsed)).not.toContain('super secret')
  })

  test('rejects RSA keys under 1024 bits and other key types', () => {
    const short = generateKeyPairSync('rsa', { modulusLength: 768 }).privateKey
    const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
    for (const key of [short, curve]) {
      const privateKeyPem = key.export({ type: 'pkcs8', format: 'pem' }).toString()
      expect(parseDkimKey({ ...aKey('rsa'), privateKeyPem })).toMatchObject({
        problems: [{ input: 'dkim-private-key' }],
      })
    }
  })
})
