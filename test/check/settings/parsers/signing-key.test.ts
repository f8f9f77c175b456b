import { generateKeyPairSync } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { parseSigningKey } from '../../../../src/check/settings/parsers/signing-key.ts'
import { problemsOf, valueOf } from '../../../support/parsed.ts'

const pkcs8 = { type: 'pkcs8', format: 'pem' } as const
const publicKeyEncoding = { type: 'spki', format: 'pem' } as const
const rsa = generateKeyPairSync('rsa', { modulusLength: 1024, publicKeyEncoding, privateKeyEncoding: pkcs8 })
const weak = generateKeyPairSync('rsa', { modulusLength: 512, publicKeyEncoding, privateKeyEncoding: pkcs8 })
const ed25519 = generateKeyPairSync('ed25519', { publicKeyEncoding, privateKeyEncoding: pkcs8 })
const curve = generateKeyPairSync('ec', { namedCurve: 'P-256', publicKeyEncoding, privateKeyEncoding: pkcs8 })
const pkcs1 = generateKeyPairSync('rsa', {
  modulusLength: 1024,
  publicKeyEncoding,
  privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
})
const locked = generateKeyPairSync('rsa', {
  modulusLength: 1024,
  publicKeyEncoding,
  privateKeyEncoding: { ...pkcs8, cipher: 'aes-256-cbc', passphrase: 'hunter2' },
})

describe('parseSigningKey()', () => {
  it.each([
    ['RSA', rsa.privateKey],
    ['RSA in PKCS #1', pkcs1.privateKey],
    ['Ed25519', ed25519.privateKey],
  ])('accepts the private key %s', (_type, pem) => {
    expect(valueOf(parseSigningKey(pem, 'dkim-private-key')).reveal()).toBe(pem)
  })

  it.each([
    ['\\n for line endings', rsa.privateKey.replaceAll('\n', String.raw`\n`)],
    ['\\r\\n for line endings', rsa.privateKey.replaceAll('\n', String.raw`\r\n`)],
    ['CRLF', rsa.privateKey.replaceAll('\n', '\r\n')],
    ['no trailing newline', rsa.privateKey.trim()],
  ])('repairs a key with %s', (_what, text) => {
    expect(valueOf(parseSigningKey(text, 'dkim-private-key')).reveal()).toBe(rsa.privateKey)
  })

  it.each([
    ['a word', 'hunter2', 'BEGIN and END lines'],
    ['a public key', rsa.publicKey, 'this is the public key'],
    ['a weak key', weak.privateKey, 'this RSA key has 512 bit'],
    ['an elliptic curve', curve.privateKey, 'unsupported key type: ec'],
    ['an encrypted key', locked.privateKey, 'openssl pkey'],
    ['a truncated key', rsa.privateKey.slice(0, 200), 'openssl pkey'],
  ])('rejects the private key %s without showing any part of it', (_what, text, advice) => {
    const [problem = ''] = problemsOf(parseSigningKey(text, 'dkim-private-key'))
    expect(problem).toContain(advice)
    expect(problem).not.toContain(text.trim().split('\n').at(1) ?? text)
    expect(problem).not.toContain('hunter2')
  })
})
