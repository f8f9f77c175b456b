/** Encrypts stored secrets with a key that is not in the database. */

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

import { bad, joinParsed, ok, type Parsed } from '../errors/problem.ts'
import { Secret } from './secret.ts'

/** A 32-byte encryption key. */
export interface EncryptionKey {
  readonly bytes: Uint8Array
}

/**
 * The keys of a service. The first key is used for encryption, and all keys for decryption. Created only by
 * `parseEncryptionKeys`.
 */
export type EncryptionKeys = readonly [EncryptionKey, ...EncryptionKey[]]

/** Encrypts ("seals") and decrypts ("opens") secrets. */
export interface SecretBox {
  /**
   * @param purpose the owner and the destination of the secret, such as a mailbox and its host. A sealed text can be
   * opened only for the same purpose, so that write access to the database is not enough to redirect a secret
   * @returns printable ASCII, different each time
   */
  seal(secret: Secret, purpose: string): string
  /** `unreadable`: the text was sealed with an unknown key or for another purpose, or it was modified. */
  open(sealed: string, purpose: string): OpenedSecret
}

/** The result of opening a sealed text. */
export type OpenedSecret =
  /**
   * `isOutdated`: the secret was sealed with a key other than the first one. Keep that key until the secret has been
   * sealed again.
   */
  | { readonly status: 'opened'; readonly secret: Secret; readonly isOutdated?: boolean }
  | { readonly status: 'unreadable'; readonly reason: string }

const keyBytes = 32
/** The version of the sealed-text format. */
const prefix = 'sealed1:'
// AES-256-GCM with a random 96-bit nonce and a 128-bit tag (NIST SP 800-38D §5.2.1.1, §8.2.2). A separate key is
// derived for each purpose, so that no key comes close to the limit of 2^32 messages (SP 800-38D §8.3).
const cipherName = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/**
 * Parses a key created with `openssl rand -base64 32` or `openssl rand -hex 32`.
 *
 * @param input the name of the setting, for error messages; its value is never shown
 */
function parseEncryptionKey(text: string, input: string): Parsed<EncryptionKey> {
  const trimmed = text.trim()
  const bytes = /^[0-9a-f]{64}$/iu.test(trimmed) ? Buffer.from(trimmed, 'hex') : fromBase64(trimmed)
  if (bytes?.length === keyBytes) return ok({ bytes })
  return bad({
    input,
    came: trimmed === '' ? 'an empty key' : `${trimmed.length} characters`,
    expected: `${keyBytes} bytes in base64 or hex`,
    todo: 'create a key with: openssl rand -base64 32',
  })
}

/** The maximum number of keys: the current key, and older keys during a rotation. */
const maxKeyCount = 10

/**
 * Parses one or more keys separated by commas, spaces or newlines. The first key encrypts, and all keys decrypt.
 *
 * @param input the name of the setting, for error messages; its value is never shown
 */
export function parseEncryptionKeys(text: string, input: string): Parsed<EncryptionKeys> {
  const [first = '', ...others] = text.split(/[\s,]+/u).filter((part) => part !== '')
  if (others.length >= maxKeyCount) {
    return bad({ input, came: `${others.length + 1} keys`, expected: `at most ${maxKeyCount}` })
  }
  const parsed = joinParsed([first, ...others].map((key) => parseEncryptionKey(key, input)))
  if (parsed.status === 'bad') return parsed
  const [current, ...older] = parsed.value
  return current === undefined ? bad() : ok([current, ...older])
}

/** Returns true for a sealed text. */
export function isSealed(text: string): boolean {
  return text.startsWith(prefix)
}

function fromBase64(text: string): Buffer | null {
  return /^[A-Za-z0-9+/_-]+={0,2}$/u.test(text) ? Buffer.from(text, 'base64') : null
}

/** Creates a box that uses these keys. */
export function secretBox(keys: EncryptionKeys): SecretBox {
  const [current] = keys
  return {
    seal: (secret, purpose) => {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv(cipherName, keyFor(current, purpose), nonce, { authTagLength: tagBytes })
      const hidden = Buffer.concat([cipher.update(secret.reveal(), 'utf8'), cipher.final()])
      return `${prefix}${Buffer.concat([nonce, hidden, cipher.getAuthTag()]).toString('base64url')}`
    },
    open: (sealed, purpose) => {
      const bytes = isSealed(sealed) ? Buffer.from(sealed.slice(prefix.length), 'base64url') : null
      if (bytes === null || bytes.length < nonceBytes + tagBytes) {
        return { status: 'unreadable', reason: 'it is not an encrypted secret in a known format' }
      }
      for (const key of keys) {
        const secret = tryOpen(bytes, keyFor(key, purpose))
        if (secret !== null) return { status: 'opened', secret, isOutdated: key !== current }
      }
      return { status: 'unreadable', reason: notOurs }
    },
  }
}

const notOurs = 'it was encrypted with another key or for another destination, or was modified'

function keyFor(key: EncryptionKey, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', key.bytes, '', `presend secret at rest: ${purpose}`, keyBytes))
}

/** Decrypts a sealed text. Returns `null` if the tag does not match. */
function tryOpen(bytes: Buffer, key: Uint8Array): Secret | null {
  const decipher = createDecipheriv(cipherName, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
  decipher.setAuthTag(bytes.subarray(-tagBytes))
  try {
    const clear = Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()])
    return new Secret(clear.toString('utf8'))
  } catch {
    return null
  }
}
