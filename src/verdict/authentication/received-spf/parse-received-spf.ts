/** One Received-SPF field → what it says. Source: RFC 7208 §9.1. */

import { parseDomain } from '../../../mail/domain.ts'
import type { SpfResult } from '../authentication-verdict.ts'
import { readSegments } from '../results-field/read-segments.ts'

/** A field, read. All of it is foreign until somebody has looked at who wrote it. */
export interface ReceivedSpf {
  readonly result: SpfResult
  /** `helo`: the result is about the HELO name, which says nothing of the sender. */
  readonly identity: 'mailfrom' | 'helo'
  /** MAIL FROM's, or HELO's for the null reverse-path; `null`: not said. */
  readonly domain: string | null
  /** Who checked: `receiver=`, else the name with which the comment begins; lower case; `null`: not said. */
  readonly receiver: string | null
}

/** Real fields have some hundred characters. */
const maxLength = 8192

const results: ReadonlyMap<string, SpfResult> = new Map([
  ...(['none', 'neutral', 'pass', 'fail', 'softfail', 'temperror', 'permerror'] as const).map(
    (word) => [word, word] as const,
  ),
  // RFC 4408's words, which some servers still write.
  ['error', 'temperror'],
  ['unknown', 'permerror'],
])

/** Reads the value of a field; `null`: it begins with no result. */
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

/** `key=value`, separated by semicolons; some servers separate by spaces alone. The first of each key counts. */
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

/** For the null reverse-path the identity is postmaster at the HELO name (RFC 7208 §2.4). */
function domainOfSender(pairs: ReadonlyMap<string, string>): string | null {
  const sender = pairs.get('envelope-from')
  if (sender === undefined) return null
  if (/^\s*<?>?\s*$/u.test(sender)) return parseDomain(pairs.get('helo') ?? '')
  const address = sender.trim().replaceAll(/^<|>$/gu, '')
  return parseDomain(address.slice(address.lastIndexOf('@') + 1))
}
