/** Secrets at rest: sealed with a key that the storage never holds. */

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

import type { Parsed } from '../errors/problem.ts'
import { bad, ok } from '../errors/problem.ts'
import { Secret } from './secret.ts'

/** The key that secrets are sealed with: 32 bytes, given at start. Made only by `parseEncryptionKey`. */
export interface EncryptionKey {
  readonly bytes: Uint8Array
}

/** Seals secrets and opens them again. */
export interface SecretBox {
  /**
   * @param purpose what the secret belongs to, such as `seed password of seed1@box.example`; a sealed text opens for the
   *   same purpose alone, so that nobody who can write to the database moves one to another owner
   * @returns printable ASCII, different each time
   */
  seal(secret: Secret, purpose: string): string
  /** `unreadable`: another key sealed it, or it was changed, or it is of another purpose. */
  open(sealed: string, purpose: string): OpenedSecret
}

/** What came of opening a sealed text. */
export type OpenedSecret =
  | { readonly status: 'opened'; readonly secret: Secret }
  | { readonly status: 'unreadable'; readonly reason: string }

const keyBytes = 32
/** Names the format, so that another one can follow. */
const prefix = 'sealed1:'
// AES-256-GCM as in NIST SP 800-38D §5.2.1.1 and §8.2.2: a nonce of 96 bits at random, a tag of 128 bits. Each purpose
// has a key of its own, so no key ever meets the 2^32 messages that §8.3 allows it.
const cipherName = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/**
 * Reads a key as people make it, with `openssl rand -base64 32` or `openssl rand -hex 32`.
 *
 * @param input names the setting in problems; what was given is never shown
 */
export function parseEncryptionKey(text: string, input: string): Parsed<EncryptionKey> {
  const trimmed = text.trim()
  const bytes = /^[0-9a-f]{64}$/iu.test(trimmed) ? Buffer.from(trimmed, 'hex') : fromBase64(trimmed)
  if (bytes?.length === keyBytes) return ok({ bytes })
  return bad({
    input,
    came: trimmed === '' ? 'nothing' : `${trimmed.length} characters that are no such key`,
    expected: `${keyBytes} bytes in base64 or hex`,
    todo: 'make one with: openssl rand -base64 32',
  })
}

function fromBase64(text: string): Buffer | null {
  return /^[A-Za-z0-9+/_-]+={0,2}$/u.test(text) ? Buffer.from(text, 'base64') : null
}

/** A box that works with this key. */
export function secretBox(key: EncryptionKey): SecretBox {
  const keyOf = (purpose: string): Uint8Array =>
    new Uint8Array(hkdfSync('sha256', key.bytes, '', `presend secret at rest: ${purpose}`, keyBytes))
  return {
    seal: (secret, purpose) => {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv(cipherName, keyOf(purpose), nonce, { authTagLength: tagBytes })
      const hidden = Buffer.concat([cipher.update(secret.reveal(), 'utf8'), cipher.final()])
      return `${prefix}${Buffer.concat([nonce, hidden, cipher.getAuthTag()]).toString('base64url')}`
    },
    open: (sealed, purpose) => open(sealed, keyOf(purpose)),
  }
}

function open(sealed: string, key: Uint8Array): OpenedSecret {
  const bytes = sealed.startsWith(prefix) ? Buffer.from(sealed.slice(prefix.length), 'base64url') : null
  if (bytes === null || bytes.length < nonceBytes + tagBytes) {
    return { status: 'unreadable', reason: 'it is not a sealed secret of this version' }
  }
  const decipher = createDecipheriv(cipherName, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
  decipher.setAuthTag(bytes.subarray(-tagBytes))
  try {
    const clear = Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()])
    return { status: 'opened', secret: new Secret(clear.toString('utf8')) }
  } catch {
    // The tag does not fit; Node's own words ("unable to authenticate data") say no more than that.
    return { status: 'unreadable', reason: 'it was sealed with another encryption key, or changed since' }
  }
}
