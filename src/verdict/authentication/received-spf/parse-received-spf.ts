/** Parses Received-SPF fields, and finds the one written by the receiving provider. Source: RFC 7208 §9.1. */

import type { ReceivedHeaderField } from '../../../foundation/mail/header-section.ts'
import { domainOf, parseDomain } from '../../../foundation/world/domain.ts'
import { type SpfResult, spfResults } from '../authentication-verdict.ts'
import { isAuthservId } from '../results-field/authserv-pattern.ts'
import { readSegments } from '../results-field/read-segments.ts'
import type { TrustedField } from '../results-field/trusted-results.ts'

/** A parsed field. Untrusted, because the sender may have written it; see `findReceivedSpf`. */
export interface ReceivedSpf {
  readonly result: SpfResult
  /** The identity that was checked. `helo` means that the result applies to the HELO name, not to the sender. */
  readonly identity: 'mailfrom' | 'helo'
  /** The MAIL FROM domain or, for the null reverse-path, the HELO domain; null if the field does not specify it. */
  readonly domain: string | null
  /**
   * The host that checked SPF, in lower case: `receiver=` or, if absent, the first word of the comment; null if the
   * field does not specify it.
   */
  readonly receiver: string | null
}

/** The maximum length of a field; longer fields are ignored. Real fields have a few hundred characters. */
const maxLength = 8192

const resultsByWord: ReadonlyMap<string, SpfResult> = new Map([
  ...spfResults.map((word) => [word, word] as const),
  // Results from the obsolete RFC 4408, which some servers still write.
  ['error', 'temperror'],
  ['unknown', 'permerror'],
])

/** Parses the value of a field. Returns null if the value does not begin with a result. */
export function parseReceivedSpf(rawValue: string): ReceivedSpf | null {
  if (rawValue.length > maxLength) return null
  const [first, ...rest] = readSegments(rawValue)
  const word = /^\s*([a-z]+)/iu.exec(first?.text ?? '')?.[1]?.toLowerCase() ?? ''
  const result = resultsByWord.get(word)
  if (result === undefined) return null
  const pairs = pairsOf([first?.text.replace(/^\s*[a-z]+/iu, '') ?? '', ...rest.map(({ text }) => text)])
  return {
    result,
    identity: pairs.get('identity')?.toLowerCase() === 'helo' ? 'helo' : 'mailfrom',
    domain: domainOfSender(pairs),
    receiver: (pairs.get('receiver') ?? /^([^\s:]+):\s/u.exec(first?.comments[0] ?? '')?.[1])?.toLowerCase() ?? null,
  }
}

/** Reads `key=value` pairs separated by semicolons or spaces. If a key is repeated, the first value counts. */
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

/** Returns the checked domain. For the null reverse-path, the checked domain is the HELO name (RFC 7208 §2.4). */
function domainOfSender(pairs: ReadonlyMap<string, string>): string | null {
  const sender = pairs.get('envelope-from')
  if (sender === undefined) return null
  if (/^\s*<?>?\s*$/u.test(sender)) return parseDomain(pairs.get('helo') ?? '')
  return domainOf(sender)
}

export interface ReceivedSpfPlace {
  /** The index of the Received field that the provider added when it accepted the message; null if uncertain. */
  readonly acceptedIndex: number | null
  /** The provider's Authentication-Results fields, from top to bottom. */
  readonly results: readonly Pick<TrustedField, 'fieldIndex'>[]
  readonly authservIds: readonly string[]
}

/**
 * Returns the topmost Received-SPF field if it is above the provider's Received field or Authentication-Results fields,
 * where the sender cannot add fields. A Received-SPF field below these, as written by iCloud, is returned only if its
 * receiver is one of the authserv-ids and no Received field is in between.
 */
export function findReceivedSpf(
  fields: readonly ReceivedHeaderField[],
  { acceptedIndex, results, authservIds }: ReceivedSpfPlace,
): ReceivedSpf | null {
  const index = fields.findIndex((field) => field.name.toLowerCase() === 'received-spf')
  const field = fields[index]
  const found = field === undefined ? null : parseReceivedSpf(field.rawValue)
  if (found === null) return null
  const lastResult = results.at(-1)?.fieldIndex ?? -1
  if ((acceptedIndex !== null && index < acceptedIndex) || index < lastResult) return found
  const isNamed = found.receiver !== null && authservIds.some((id) => isAuthservId(id, found.receiver))
  const start = Math.max(lastResult, acceptedIndex ?? -1)
  const isBlock = !fields.slice(start + 1, index).some(({ name }) => name.toLowerCase() === 'received')
  return isNamed && start >= 0 && isBlock ? found : null
}
