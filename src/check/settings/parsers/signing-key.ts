/** Parses DKIM private keys. */

import { createPrivateKey, type KeyObject } from 'node:crypto'

import { ok, type Parsed } from '../../../foundation/errors/problem.ts'
import { Secret } from '../../../foundation/world/secret.ts'
import { badSecret } from '../engine/bad-text.ts'

const expected = 'an RSA (at least 1024 bits) or Ed25519 private key in PEM format, without a passphrase'

/**
 * Parses a PEM private key. Converts newlines that are written as `\n`, as in environment files and JSON.
 * Source: RFC 6376 §3.3.3 (1024 bits), RFC 8463 (Ed25519).
 */
export function parseSigningKey(text: string, input: string): Parsed<Secret> {
  const pem = `${text.replaceAll(String.raw`\r`, '').replaceAll(String.raw`\n`, '\n').replaceAll('\r', '').trim()}\n`
  if (!pem.includes('-----BEGIN')) return badSecret(input, expected, 'include the BEGIN and END lines')
  if (/-----BEGIN (?:RSA )?PUBLIC KEY-----/u.test(pem)) return badSecret(input, expected, 'this is the public key')
  const key = readKey(pem)
  if (key === null) return badSecret(input, expected, 'check the key with: openssl pkey -noout -in key.pem')
  const bitCount = key.asymmetricKeyDetails?.modulusLength ?? 0
  if (key.asymmetricKeyType === 'ed25519') return ok(new Secret(pem))
  if (key.asymmetricKeyType !== 'rsa')
    return badSecret(input, expected, `unsupported key type: ${key.asymmetricKeyType}`)
  return bitCount >= 1024 ? ok(new Secret(pem)) : badSecret(input, expected, `this RSA key has ${bitCount} bits`)
}

function readKey(pem: string): KeyObject | null {
  try {
    return createPrivateKey(pem)
  } catch {
    // The problem omits OpenSSL's messages ("DECODER routines::unsupported"), because they would not help the user.
    return null
  }
}
