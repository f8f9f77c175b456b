/** Secrets at rest: sealed with a key that the storage never holds. */

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

import type { Parsed } from '../errors/problem.ts'
import { bad, ok } from '../errors/problem.ts'
import { Secret } from './secret.ts'

/** A key that secrets are sealed with: 32 bytes. */
export interface EncryptionKey {
  readonly bytes: Uint8Array
}

/** Keys of one service: the first seals, all of them open. Never empty. Made only by `parseEncryptionKeys`. */
export type EncryptionKeys = readonly [EncryptionKey, ...EncryptionKey[]]

/** Seals secrets and opens them again. */
export interface SecretBox {
  /**
   * @param purpose what the secret belongs to and where it is sent, such as a mailbox with its host; a sealed text opens
   *   for the same purpose only, so that write access to the database is not enough to redirect a secret
   * @returns printable ASCII, different each time
   */
  seal(secret: Secret, purpose: string): string
  /** `unreadable`: none of the keys sealed it, or it was changed, or it is of another purpose. */
  open(sealed: string, purpose: string): OpenedSecret
}

/** What came of opening a sealed text. */
export type OpenedSecret =
  /** `isOutdated`: another key than the first sealed it, which must be kept until the secret is sealed again. */
  | { readonly status: 'opened'; readonly secret: Secret; readonly isOutdated?: boolean }
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
function parseEncryptionKey(text: string, input: string): Parsed<EncryptionKey> {
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

/** Most keys that one service has: the current one and older ones during a rotation. */
const maxKeyCount = 10

/**
 * Reads one key or several, separated by commas, spaces or lines: the first seals, all of them open.
 *
 * @param input names the setting in problems; what was given is never shown
 */
export function parseEncryptionKeys(text: string, input: string): Parsed<EncryptionKeys> {
  const [first = '', ...others] = text.split(/[\s,]+/u).filter((part) => part !== '')
  if (others.length >= maxKeyCount) {
    return bad({ input, came: `${others.length + 1} keys`, expected: `at most ${maxKeyCount}` })
  }
  const current = parseEncryptionKey(first, input)
  const older = others.map((other) => parseEncryptionKey(other, input))
  const problems = [current, ...older].flatMap((one) => (one.status === 'bad' ? one.problems : []))
  if (current.status === 'bad') return bad(...problems)
  const keys = older.flatMap((one) => (one.status === 'ok' ? [one.value] : []))
  return problems.length > 0 ? bad(...problems) : ok([current.value, ...keys])
}

/** True for a text that a box has sealed. */
export function isSealed(text: string): boolean {
  return text.startsWith(prefix)
}

function fromBase64(text: string): Buffer | null {
  return /^[A-Za-z0-9+/_-]+={0,2}$/u.test(text) ? Buffer.from(text, 'base64') : null
}

/** A box that works with these keys. */
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
        return { status: 'unreadable', reason: 'it is not a sealed secret of this version' }
      }
      for (const key of keys) {
        const secret = tryOpen(bytes, keyFor(key, purpose))
        if (secret !== null) return { status: 'opened', secret, isOutdated: key !== current }
      }
      return { status: 'unreadable', reason: notOurs }
    },
  }
}

const notOurs = 'it was sealed with another encryption key or for another destination, or changed since'

function keyFor(key: EncryptionKey, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', key.bytes, '', `presend secret at rest: ${purpose}`, keyBytes))
}

/** `null`: the tag does not fit. Node's own words ("unable to authenticate data") say no more than that. */
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
