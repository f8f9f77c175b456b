/** Parses DKIM key records. Source: RFC 6376 §3.6.1, RFC 8301, RFC 8463. */

import { createPublicKey } from 'node:crypto'
import { closestName } from '../../foundation/errors/closest-name.ts'
import { renderCount } from '../../foundation/errors/render-count.ts'
import { shorten } from '../../foundation/errors/shorten.ts'
import { parseTagList, renderTags, type Tag, type TagList, tagValue } from './tag-list.ts'

/** The contents of a key record, as far as it can be parsed. */
export interface DkimKeyRecord {
  readonly text: string
  /** The key type in the `k=` tag; receivers assume `rsa` if the tag is missing. */
  readonly algorithm: string
  /** The modulus length of an RSA key; null for other key types and for unreadable keys. */
  readonly rsaBits: number | null
  /** Whether `p=` is empty, which means that the key is revoked. */
  readonly isRevoked: boolean
  /** Whether the record contains `t=y`, which makes receivers treat signed mail like unsigned mail. */
  readonly isTestMode: boolean
  /** The allowed hash algorithms; null if all are allowed. */
  readonly hashes: readonly string[] | null
  readonly problems: readonly string[]
  /** The corrected record; null if the record has no problems, or if the correction would be a guess. */
  readonly corrected: string | null
  /** The tags in their original order, used to build merged records. */
  readonly tags: readonly Tag[]
}

/** Returns whether a TXT record contains a public key, even if the key is revoked or malformed. */
export function isDkimKey(text: string): boolean {
  return /(?:^|[;"'\s])p\s{0,5}=/iu.test(text)
}

/** Parses a record that `isDkimKey` accepts. */
export function parseDkimKey(text: string): DkimKeyRecord {
  const list = parseTagList(text)
  const key = (tagValue(list, 'p') ?? '').replaceAll(/\s/gu, '')
  const algorithm = tagValue(list, 'k')?.toLowerCase() ?? 'rsa'
  const read = readKey(key, algorithm)
  const isRevoked = tagValue(list, 'p') === ''
  const problems = [...tagProblems(list), ...(isRevoked || tagValue(list, 'p') === null ? [] : read.problems)]
  const corrected = problems.length === 0 ? null : correct(text)
  return {
    text,
    algorithm,
    rsaBits: read.rsaBits,
    isRevoked,
    isTestMode: listOf(tagValue(list, 't')).includes('y'),
    hashes: tagValue(list, 'h') === null ? null : listOf(tagValue(list, 'h')),
    problems,
    corrected,
    tags: list.tags,
  }
}

function listOf(value: string | null): readonly string[] {
  return (value ?? '')
    .split(':')
    .map((item) => item.trim().toLowerCase())
    .filter((item) => item !== '')
}

const knownTags: ReadonlySet<string> = new Set(['v', 'h', 'k', 'n', 'p', 's', 't', 'g'])

function tagProblems(list: TagList): readonly string[] {
  const problems: string[] = []
  const version = tagValue(list, 'v')
  if (version !== null && version !== 'DKIM1') problems.push(`expected "v=DKIM1", got "v=${shorten(version)}"`)
  else if (version !== null && list.tags[0]?.name !== 'v') problems.push('"v=DKIM1" must be the first tag')
  const algorithm = tagValue(list, 'k')
  if (algorithm !== null && !['rsa', 'ed25519'].includes(algorithm.toLowerCase()))
    problems.push(`unknown key type "k=${shorten(algorithm)}"`)
  if (tagValue(list, 'p') === null) problems.push('the "p=" tag, which contains the public key, is missing')
  for (const stray of list.strays) problems.push(`"${shorten(stray)}" is not a tag (expected name=value)`)
  for (const name of list.duplicates) problems.push(`the "${name}=" tag occurs twice`)
  const services = listOf(tagValue(list, 's'))
  if (services.length > 0 && !services.some((service) => service === '*' || service === 'email'))
    problems.push(`"s=${shorten(services.join(':'))}" does not allow email`)
  const upper = list.tags.find(({ name }) => !knownTags.has(name) && knownTags.has(name.toLowerCase()))
  if (upper !== undefined) problems.push(`the "${upper.name}=" tag must be in lower case`)
  return problems
}

interface ReadKey {
  readonly rsaBits: number | null
  readonly problems: readonly string[]
}

function readKey(key: string, algorithm: string): ReadKey {
  if (!/^[A-Za-z0-9+/]*={0,2}$/u.test(key)) {
    const bad = /[^A-Za-z0-9+/]/u.exec(key)?.[0] ?? '='
    return { rsaBits: null, problems: [`"p=" is not valid base64: it contains "${bad}"`] }
  }
  const bytes = Buffer.from(key, 'base64')
  if (algorithm === 'ed25519') {
    const problems =
      bytes.length === 32
        ? []
        : [`an Ed25519 key is 32 bytes long, but "p=" contains ${renderCount(bytes.length, 'byte')}`]
    return { rsaBits: null, problems }
  }
  const rsaBits = rsaBitsOf(bytes)
  return { rsaBits, problems: rsaBits === null ? ['"p=" is not an RSA public key; it may be truncated'] : [] }
}

/**
 * Returns the modulus length. RFC 6376 defines keys in PKCS #1 format, but SubjectPublicKeyInfo keys are also published
 * and accepted in practice.
 */
function rsaBitsOf(bytes: Buffer): number | null {
  for (const type of ['spki', 'pkcs1'] as const) {
    try {
      const key = createPublicKey({ key: bytes, format: 'der', type })
      if (key.asymmetricKeyType === 'rsa') return key.asymmetricKeyDetails?.modulusLength ?? null
    } catch {
      // The bytes do not contain a key in this format.
    }
  }
  return null
}

/**
 * Corrects the quotes, the version, the tag order and the key type. Returns null if the key still cannot be read after
 * these corrections.
 */
function correct(text: string): string | null {
  const list = parseTagList(text.replaceAll(/["'“”]/gu, '').replaceAll(/\s+/gu, ' '))
  const tags = new Map<string, string>()
  for (const { name, value } of list.tags) if (!tags.has(name.toLowerCase())) tags.set(name.toLowerCase(), value)
  const key = (tags.get('p') ?? '').replaceAll(/\s/gu, '')
  const algorithm = tags.get('k')?.toLowerCase().replaceAll(/\s/gu, '')
  const kind = algorithm === undefined ? 'rsa' : closestName(algorithm, ['rsa', 'ed25519'], 3)
  if (kind === null || key === '' || readKey(key, kind).problems.length > 0) return null
  const rest = [...tags]
    .filter(([name]) => !['v', 'k', 'p', 's'].includes(name))
    .map(([name, value]) => ({ name, value }))
  return renderTags([{ name: 'v', value: 'DKIM1' }, { name: 'k', value: kind }, ...rest, { name: 'p', value: key }])
}
