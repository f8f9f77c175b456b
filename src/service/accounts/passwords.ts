/** Hashes and checks passwords with argon2id (RFC 9106). */

import crypto, { type Argon2Parameters, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

import { bad, ok, type Parsed } from '../../foundation/errors/problem.ts'
import type { Random } from '../../foundation/world/world.ts'

const minLength = 12
/** The maximum length of a password. Without a limit, hashing huge passwords would waste time. */
const maxLength = 256

/** The parameters that OWASP recommends: 19 MiB of memory and two passes, which take about 30 ms. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const
const saltBytes = 16
const tagBytes = 32

/** Parses a new password. */
export function parseNewPassword(text: string, input: string): Parsed<string> {
  const expected = `${minLength} to ${maxLength} characters`
  if (text === '') return bad({ input, came: 'nothing', expected })
  const { length } = text
  if (length < minLength || length > maxLength) return bad({ input, came: `${length} characters`, expected })
  return ok(text)
}

/**
 * Hashes a password.
 *
 * @returns a PHC string, which contains the parameters and the salt
 */
export async function hashPassword(password: string, random: Pick<Random, 'bytes'>): Promise<string> {
  const salt = Buffer.from(random.bytes(saltBytes))
  const tag = await queued(async () => await deriveTag(password, { ...cost, salt, tagLength: tagBytes }))
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(salt)}$${unpadded(tag)}`
}

/**
 * Checks a password. If there is no hash, the function does the same work and returns false, so that the response time
 * does not reveal whether a user exists.
 */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const stored = parseHash(hash ?? '')
  const { tag, ...parameters } = stored ?? { ...cost, salt: Buffer.alloc(saltBytes), tag: Buffer.alloc(tagBytes) }
  // Input that is far longer than any valid password is replaced with an empty string before hashing.
  const text = password.length > maxLength * 2 ? '' : password
  const derived = await queued(async () => await deriveTag(text, { ...parameters, tagLength: tag.length }))
  return timingSafeEqual(derived, tag) && stored !== null
}

interface StoredHash {
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
  readonly salt: Buffer
  readonly tag: Buffer
}

const phcForm = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/u

function parseHash(text: string): StoredHash | null {
  const [, memory, passes, parallelism, salt, tag] = phcForm.exec(text) ?? []
  if (salt === undefined || tag === undefined) return null
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

async function deriveTag(
  password: string,
  { salt, ...parameters }: Omit<StoredHash, 'tag'> & { readonly tagLength: number },
): Promise<Buffer> {
  // Normalize the text: the code points of a password can depend on the keyboard that is used (RFC 8265 §4.2.1).
  // Read here, because a runner's Node 24 can be older than 24.7, which introduced argon2: loading this file must not fail.
  const runArgon2 = promisify<'argon2id', Argon2Parameters, Buffer>(crypto.argon2)
  return await runArgon2('argon2id', { message: password.normalize('NFC'), nonce: salt, ...parameters })
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/u, '')
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Computes one hash at a time, because each hash occupies a thread in the pool that file and DNS operations also use.
 */
async function queued<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work)
  last = turn.catch(() => undefined)
  return await turn
}
