/** Parses a Received-SPF field. Source: RFC 7208 §9.1. */

import { parseDomain } from '../../../mail/domain.ts'
import { type SpfResult, spfResults } from '../authentication-verdict.ts'
import { readSegments } from '../results-field/read-segments.ts'

/** A parsed field. Untrusted, because the sender may have written it; see `findReceivedSpf`. */
export interface ReceivedSpf {
  readonly result: SpfResult
  /** `helo`: the result is about the HELO name, not the sender. */
  readonly identity: 'mailfrom' | 'helo'
  /** The domain of MAIL FROM, or of HELO for the null reverse-path; null if not specified. */
  readonly domain: string | null
  /** The checking host in lower case: `receiver=`, else the first word of the comment; null if not specified. */
  readonly receiver: string | null
}

/** Real fields have a few hundred characters. */
const maxLength = 8192

const results: ReadonlyMap<string, SpfResult> = new Map([
  ...spfResults.map((word) => [word, word] as const),
  // Results of RFC 4408, which some servers still write.
  ['error', 'temperror'],
  ['unknown', 'permerror'],
])

/** Parses the value of a field; null if it does not begin with a result. */
export function parseReceivedSpf(rawValue: string): ReceivedSpf | null {
  if (rawValue.length > maxLength) return null
  const [first, ...rest] = readSegments(rawValue)
  const word = /^\s*([a-z]+)/iu.exec(first?.text ?? '')?.[1]?.toLowerCase() ?? ''
  const result = results.get(word)
  if (result === undefined) return null
  const pairs = pairsOf([first?.text.replace(/^\s*[a-z]+/iu, '') ?? '', ...rest.map(({ text }) => text)])
  return {
    result,
    identity: pairs.get('identity')?.toLowerCase() === 'helo' ? 'helo' : 'mailfrom',
    domain: domainOfSender(pairs),
    receiver: (pairs.get('receiver') ?? /^([^\s:]+):\s/u.exec(first?.comments[0] ?? '')?.[1])?.toLowerCase() ?? null,
  }
}

/** `key=value` pairs separated by semicolons or spaces. The first of each key counts. */
function pairsOf(texts: readonly string[]): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>()
  for (const [, key = '', quoted, bare = ''] of texts
    .join(' ; ')
    .matchAll(/(?<=^|[\s;])([a-z][a-z0-9_.-]*)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;"]*))/giu)) {
    const name = key.toLowerCase()
    if (!pairs.has(name)) pairs.set(name, quoted === undefined ? bare : quoted.replaceAll(/\\(.)/gu, '$1'))
  }
  return pairs
}

/** For the null reverse-path, the HELO name (RFC 7208 §2.4). */
function domainOfSender(pairs: ReadonlyMap<string, string>): string | null {
  const sender = pairs.get('envelope-from')
  if (sender === undefined) return null
  if (/^\s*<?>?\s*$/u.test(sender)) return parseDomain(pairs.get('helo') ?? '')
  const address = sender.trim().replaceAll(/^<|>$/gu, '')
  return parseDomain(address.slice(address.lastIndexOf('@') + 1))
}
