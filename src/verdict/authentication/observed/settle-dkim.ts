/**
 * Determines DKIM for a copy in a real mailbox: uses the provider's results if recorded, and otherwise verifies the
 * signatures.
 */

import type { ReceivedMessage } from '../../../foundation/mail/parse-message.ts'
import type { Clock } from '../../../foundation/world/world.ts'
import { checkDkim, type DkimCheck, readAuthor } from '../check-dkim.ts'
import type { MailauthResolver } from '../mailauth-resolver.ts'
import type { ObservedInput } from './observed-input.ts'
import type { WrittenResults, WrittenSignature } from './written-results.ts'

export interface SettledDkim extends DkimCheck {
  readonly origin: 'provider' | 'computed'
}

/** The DKIM outcome if the provider recorded no result and presend cannot compute one; `signatures` is then empty. */
export interface OpenDkim extends DkimCheck {
  readonly origin: 'none'
  readonly reason: string
}

/** Returns the provider's results or, if it recorded none, the result of verifying the message in the mailbox. */
export async function settleDkim(
  written: WrittenResults,
  { bytes, message, bodyMissing }: Pick<ObservedInput, 'bytes' | 'message' | 'bodyMissing'>,
  ports: { readonly resolver: MailauthResolver; readonly clock: Pick<Clock, 'nowMs'> },
): Promise<SettledDkim | OpenDkim> {
  if (written.dkim === null && bodyMissing !== undefined) {
    const reason = `the provider reported no DKIM result, and presend cannot compute one: ${bodyMissing}`
    return { origin: 'none', reason, signatures: [], ...(await readAuthor(message, ports.resolver)) }
  }
  if (written.dkim === null) {
    return { origin: 'computed', ...(await checkDkim({ bytes, message }, ports.resolver, ports.clock.nowMs())) }
  }
  const author = await readAuthor(message, ports.resolver)
  const signatures = written.dkim.map((one) => {
    const { result, domain, selector, comment } = withSigningDomain(one, message)
    return { result, domain: domain ?? '', selector: selector ?? '', comment, unsignedBytes: 0 }
  })
  return { origin: 'provider', signatures, ...author }
}

/** Converts the signatures to input for the DMARC check; omits signatures whose domain is unknown. */
export function toDkimCheck(dkim: DkimCheck): DkimCheck {
  return { ...dkim, signatures: dkim.signatures.filter(({ domain }) => domain !== '') }
}

/**
 * Adds the `d=` domain from the message's DKIM-Signature field. The recorded identity may be a subdomain (RFC 6376
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

/**
 * Returns true if the provider's result is about the signature with these tags. Several signatures for one domain can
 * be distinguished by the selector and the beginning of `b=`.
 */
function isOf({ domain, selector, valueStart }: WrittenSignature, tags: Tags): boolean {
  const own = tags.get('d')
  if (own === undefined || (domain !== own && domain?.endsWith(`.${own}`) !== true)) return false
  if (selector !== null && tags.get('s') !== selector) return false
  return valueStart === null || tags.get('b')?.startsWith(valueStart) === true
}
