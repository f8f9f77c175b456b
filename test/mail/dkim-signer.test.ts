import { generateKeyPairSync } from 'node:crypto'
import { dkimVerify } from 'mailauth/lib/dkim/verify.js'
import { describe, expect, test } from 'vitest'

import { hashBody, parseDkimKey } from '../../src/mail/dkim-signer.ts'
import type { DkimKey } from '../../src/mail/message.ts'
import { anAddress, bytesOf, composed } from './a-message.ts'

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
const ed25519 = generateKeyPairSync('ed25519')
const ed25519Public = ed25519.publicKey.export({ type: 'spki', format: 'der' }).subarray(-32).toString('base64')
const rsaPublic = rsa.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')

function aKey(type: 'rsa' | 'ed25519', domain: string = 'lanternfish.example'): DkimKey {
  const { privateKey } = type === 'rsa' ? rsa : ed25519
  return { domain, selector: 'mail2026', privateKeyPem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() }
}

const zone: Readonly<Record<string, string>> = {
  'mail2026._domainkey.lanternfish.example': `v=DKIM1; k=rsa; p=${rsaPublic}`,
  'mail2026._domainkey.xn--bcher-kva.example': `v=DKIM1; k=rsa; p=${rsaPublic}`,
  'mail2026._domainkey.ed.example': `v=DKIM1; k=ed25519; p=${ed25519Public}`,
}

function resolver(name: string): Promise<string[][]> {
  return Promise.resolve([[zone[name] ?? '']])
}

async function verify(message: Buffer): Promise<string | undefined> {
  const { results } = await dkimVerify(message, { resolver })
  expect(results).toHaveLength(1)
  return results[0]?.status.result
}

/** What makes canonicalization hard: blanks at line ends, empty lines at the end, dots, long lines, no ASCII. */
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

describe('a signed copy', () => {
  test.each([
    ['rsa', 'lanternfish.example'],
    ['rsa', 'bücher.example'],
    ['ed25519', 'ed.example'],
  ] as const)('verifies with %s for %s, each copy on its own', async (type, domain) => {
    for (const copy of composed(awkward, { dkim: aKey(type, domain), trackingIn: 'body' })) {
      expect(await verify(bytesOf(copy))).toBe('pass')
    }
  })

  test('verifies with an empty text alone, with attachments, and with an empty subject', async () => {
    const dkim = aKey('rsa')
    const attachments = [{ filename: 'ü.bin', contentType: 'application/pdf', content: new Uint8Array(4000) }]
    expect(await verify(bytesOf(composed({ html: null, text: '' }, { dkim })[0]))).toBe('pass')
    expect(await verify(bytesOf(composed({ attachments, subject: '' }, { dkim })[0]))).toBe('pass')
  })

  test.each([
    ['a changed body', (text: string) => text.replace('Hello', 'Hallo')],
    ['a second From', (text: string) => text.replace('MIME-Version', 'From: x@y.example\r\nMIME-Version')],
    ['a second Subject on top', (text: string) => `Subject: Spoofed\r\n${text}`],
    ['a List-Unsubscribe added', (text: string) => `List-Unsubscribe: <https://evil.example/>\r\n${text}`],
    ['another To', (text: string) => text.replace('To: seed1', 'To: seed9')],
    ['another Message-ID', (text: string) => text.replace(/Message-ID: <./u, 'Message-ID: <!')],
  ])('fails with %s', async (_what, change) => {
    const text = bytesOf(composed({}, { dkim: aKey('rsa') })[0]).toString('latin1')
    const changed = change(text)
    expect(changed).not.toBe(text)
    expect(await verify(Buffer.from(changed, 'latin1'))).not.toBe('pass')
  })

  test('lists both List-Unsubscribe fields twice, as oversigning needs', () => {
    const text = bytesOf(composed(awkward, { dkim: aKey('rsa') })[0]).toString()
    const names = /h=(?<names>[^;]+);/u.exec(text)?.groups?.['names']?.replaceAll(/\s/gu, '').split(':') ?? []
    const count = (wanted: string): number => names.filter((name) => name === wanted).length
    expect([count('list-unsubscribe'), count('list-unsubscribe-post'), count('from'), count('subject')]).toEqual([
      2, 2, 2, 2,
    ])
    expect(count('references')).toBe(2)
  })

  test('folds its signature field within 78 octets', () => {
    const text = bytesOf(composed(awkward, { dkim: aKey('rsa') })[0]).toString()
    const field = text.slice(0, text.indexOf('\r\nTo:'))
    expect(field.split('\r\n').every((line) => line.length <= 78)).toBe(true)
  })
})

describe('hashBody()', () => {
  test('gives the hash of nothing for an empty body (RFC 6376 §3.4.4)', () => {
    expect(hashBody(Buffer.from('\r\n\r\n'))).toBe('47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=')
  })

  test('does not see blanks at line ends, repeated blanks and empty lines at the end', () => {
    const hash = hashBody(Buffer.from(' C \r\nD \t E\r\n\r\n\r\n'))
    expect(hash).toBe(hashBody(Buffer.from(' C\r\nD E\r\n')))
    expect(hash).not.toBe(hashBody(Buffer.from('C\r\nD E\r\n')))
  })
})

describe('parseDkimKey()', () => {
  test('names every bad part at once and shows nothing of the key', () => {
    const parsed = parseDkimKey({ domain: 'no domain', selector: 'a b', privateKeyPem: 'super secret' })
    expect(parsed).toMatchObject({
      status: 'bad',
      problems: [{ input: 'dkim-domain' }, { input: 'dkim-selector' }, { input: 'dkim-private-key' }],
    })
    expect(JSON.stringify(parsed)).not.toContain('super secret')
  })

  test('refuses RSA keys under 1024 bits and keys of other kinds', () => {
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
