/** Finds the signing domain if a provider records only the identity (`header.i`). */

import type { ReceivedMessage } from '../../../mail/parse-message.ts'
import type { WrittenSignature } from './written-results.ts'

/**
 * Returns the signature with `d=` of the message's DKIM-Signature field. The identity may be a subdomain (RFC 6376
 * §3.5), but alignment depends on `d=`.
 */
export function withSigningDomain(signature: WrittenSignature, message: ReceivedMessage): WrittenSignature {
  const own = signatureTags(message)
    .find((tags) => isOf(signature, tags))
    ?.get('d')
  return own === undefined ? signature : { ...signature, domain: own }
}

type Tags = ReadonlyMap<string, string>

function signatureTags(message: ReceivedMessage): readonly Tags[] {
  return message.headerFields
    .filter(({ name }) => name.toLowerCase() === 'dkim-signature')
    .map(({ rawValue }) => {
      const pairs = rawValue.split(';').map((tag) => /^\s*([a-z]+)\s*=([^]*)$/iu.exec(tag))
      return new Map(pairs.flatMap((pair) => (pair === null ? [] : [[pair[1] ?? '', normal(pair)] as const])))
    })
}

function normal(pair: RegExpExecArray): string {
  const value = (pair[2] ?? '').replaceAll(/\s+/gu, '')
  return pair[1] === 'b' || pair[1] === 'bh' ? value : value.toLowerCase()
}

/** Selector and the beginning of `b=` distinguish several signatures of one domain. */
function isOf({ domain, selector, valueStart }: WrittenSignature, tags: Tags): boolean {
  const own = tags.get('d')
  if (own === undefined || (domain !== own && domain?.endsWith(`.${own}`) !== true)) return false
  if (selector !== null && tags.get('s') !== selector) return false
  return valueStart === null || tags.get('b')?.startsWith(valueStart) === true
}
