/** The private key that DKIM signs with. */

import { createPrivateKey, type KeyObject } from 'node:crypto'

import type { Parsed } from '../../errors/problem.ts'
import { ok } from '../../errors/problem.ts'
import { Secret } from '../../world/secret.ts'
import { badSecret } from './bad-text.ts'

const expected = 'an RSA (1024 bit or more) or Ed25519 private key in PEM form, without a passphrase'

/**
 * A PEM private key. A key whose line ends came as the two characters `\n`, as environment files and
 * JSON secrets have them, is put right. Source: RFC 6376 §3.3.3 (1024 bit), RFC 8463 (Ed25519).
 */
export function parseSigningKey(text: string, input: string): Parsed<Secret> {
  const pem = `${text.replaceAll(String.raw`\r`, '').replaceAll(String.raw`\n`, '\n').replaceAll('\r', '').trim()}\n`
  if (!pem.includes('-----BEGIN'))
    return badSecret(input, expected, 'give the whole file, with its BEGIN and END lines')
  if (/-----BEGIN (?:RSA )?PUBLIC KEY-----/u.test(pem)) return badSecret(input, expected, 'this is the public key')
  const key = readKey(pem)
  if (key === null) return badSecret(input, expected, 'check with: openssl pkey -noout -in key.pem')
  const bitCount = key.asymmetricKeyDetails?.modulusLength ?? 0
  if (key.asymmetricKeyType === 'ed25519') return ok(new Secret(pem))
  if (key.asymmetricKeyType !== 'rsa')
    return badSecret(input, expected, `this is a key of type ${key.asymmetricKeyType}`)
  return bitCount >= 1024 ? ok(new Secret(pem)) : badSecret(input, expected, `this RSA key has ${bitCount} bit`)
}

function readKey(pem: string): KeyObject | null {
  try {
    return createPrivateKey(pem)
  } catch {
    // OpenSSL's reasons ("DECODER routines::unsupported") help nobody, and every one means: not a usable key.
    return null
  }
}
