import { generateKeyPairSync } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { isDkimKey, parseDkimKey } from '../../../src/preflight/dns/dkim-key.ts'

function rsaKey(bits: number, type: 'spki' | 'pkcs1' = 'spki'): string {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: bits })
  return publicKey.export({ format: 'der', type }).toString('base64')
}

const key = rsaKey(1024)
const ed25519 = Buffer.alloc(32, 7).toString('base64')

describe('parseDkimKey()', () => {
  it.each([512, 768, 1024, 2048])('measures an RSA key of %i bits', (bits) => {
    expect(parseDkimKey(`v=DKIM1; k=rsa; p=${rsaKey(bits)}`)).toMatchObject({ rsaBits: bits, problems: [] })
  })

  it('measures a key in PKCS #1 format', () => {
    expect(parseDkimKey(`p=${rsaKey(1024, 'pkcs1')}`).rsaBits).toBe(1024)
  })

  it('accepts white space inside the key, a key without other tags, and unknown tags', () => {
    const spaced = `${key.slice(0, 40)} \t ${key.slice(40)}`
    for (const text of [
      `v=DKIM1; p=${spaced}`,
      `p=${key}`,
      `v=DKIM1; n=note; x=y; g=*; t=s; s=email; p=${key};`,
      `v=DKIM1; k=ed25519; p=${ed25519}`,
    ])
      expect(parseDkimKey(text).problems, text).toEqual([])
  })

  it('reads a revoked key, test mode and hashes', () => {
    expect(parseDkimKey('v=DKIM1; p=')).toMatchObject({ isRevoked: true, problems: [] })
    expect(parseDkimKey(`v=DKIM1; t=y:s; p=${key}`).isTestMode).toBe(true)
    expect(parseDkimKey(`v=DKIM1; t=s; p=${key}`).isTestMode).toBe(false)
    expect(parseDkimKey(`v=DKIM1; h=sha1 : sha256; p=${key}`).hashes).toEqual(['sha1', 'sha256'])
  })

  it.each([
    [`v=DKIM2; p=${key}`, 'expected "v=DKIM1", got "v=DKIM2"', `v=DKIM1; k=rsa; p=${key}`],
    [`k=rsa; v=DKIM1; p=${key}`, 'must be the first tag', `v=DKIM1; k=rsa; p=${key}`],
    [`v=DKIM1; k=r sa; p=${key}`, 'unknown key type "k=r sa"', `v=DKIM1; k=rsa; p=${key}`],
    [`v=DKIM1; k=dsa; p=${key}`, 'unknown key type', `v=DKIM1; k=rsa; p=${key}`],
    [`v=DKIM1; p=${key.slice(0, 60)}" "${key.slice(60)}`, 'it contains """', `v=DKIM1; k=rsa; p=${key}`],
    [`v=DKIM1; p=${key.slice(0, 100)}`, 'it may be truncated', null],
    [`v=DKIM1; p=-----BEGIN PUBLIC KEY-----${key}`, 'it contains "-"', null],
    [`v=DKIM1; k=ed25519; p=${key}`, 'an Ed25519 key is 32 bytes long', null],
    [`v=DKIM1; p=${key}; p=${key}`, 'occurs twice', `v=DKIM1; k=rsa; p=${key}`],
    [`v=DKIM1; P=${key}`, 'the "p=" tag, which contains the public key, is missing', `v=DKIM1; k=rsa; p=${key}`],
    [`v=DKIM1; rsa; p=${key}`, '"rsa" is not a tag', `v=DKIM1; k=rsa; p=${key}`],
    [`v=DKIM1; s=tlsrpt; p=${key}`, 'does not allow email', `v=DKIM1; k=rsa; p=${key}`],
  ])('reports the error in %s', (text, problem, corrected) => {
    const record = parseDkimKey(text)
    expect(record.problems.join('; ')).toContain(problem)
    expect(record.corrected).toBe(corrected)
  })
})

it('isDkimKey() distinguishes a key from other TXT records', () => {
  expect(['v=DKIM1; p=', 'p=AAAA', 'k=rsa;p=AA'].map(isDkimKey)).toEqual([true, true, true])
  expect(['v=spf1 -all', 'v=DKIM1; k=rsa', 'shop=1'].map(isDkimKey)).toEqual([false, false, false])
})
