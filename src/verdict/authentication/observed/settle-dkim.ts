/** DKIM of a copy in a real mailbox: what the provider wrote, else the signatures as they lie there. */

import type { Clock } from '../../../world/world.ts'
import type { DkimResult } from '../authentication-verdict.ts'
import { type AuthorCheck, checkDkim, type DkimCheck, readAuthor } from '../check-dkim.ts'
import type { MailauthResolver } from '../mailauth-resolver.ts'
import type { ObservedInput } from './observed-input.ts'
import { withSigningDomain } from './signing-domain.ts'
import type { WrittenResults } from './written-results.ts'

/** One signature. */
export interface SettledSignature {
  readonly result: DkimResult
  /** Empty: not known. */
  readonly domain: string
  readonly selector: string | null
  readonly comment: string | null
  readonly unsignedBytes: number
}

/** All of them, and whom From: names. */
export interface SettledDkim extends AuthorCheck {
  readonly origin: 'provider' | 'computed'
  readonly signatures: readonly SettledSignature[]
}

/** Nobody wrote a result and none can be computed; whom From: names is known all the same. */
export interface OpenDkim extends AuthorCheck {
  readonly origin: 'none'
  readonly reason: string
  /** Empty. */
  readonly signatures: readonly SettledSignature[]
}

/** The provider's results, else presend's own verification of the bytes in the mailbox. */
export async function settleDkim(
  written: WrittenResults,
  { bytes, message, bodyMissing }: Pick<ObservedInput, 'bytes' | 'message' | 'bodyMissing'>,
  ports: { readonly resolver: MailauthResolver; readonly clock: Pick<Clock, 'nowMs'> },
): Promise<SettledDkim | OpenDkim> {
  if (written.dkim === null && bodyMissing !== undefined) {
    const reason = `the provider wrote no DKIM result, and presend cannot compute one: ${bodyMissing}`
    return { origin: 'none', reason, signatures: [], ...(await readAuthor(message, ports.resolver)) }
  }
  if (written.dkim === null) {
    return { origin: 'computed', ...(await checkDkim({ bytes, message }, ports.resolver, ports.clock.nowMs())) }
  }
  const author = await readAuthor(message, ports.resolver)
  const signatures = written.dkim.map((one) => {
    const { result, domain, selector, comment } = withSigningDomain(one, message)
    return { result, domain: domain ?? '', selector, comment, unsignedBytes: 0 }
  })
  return { origin: 'provider', signatures, ...author }
}

/** In the form that DMARC is evaluated from: what names no domain cannot align. */
export function toDkimCheck({
  signatures,
  fromAddresses,
  fromFieldCount,
}: Pick<SettledDkim, 'signatures' | 'fromAddresses' | 'fromFieldCount'>): DkimCheck {
  return {
    signatures: signatures
      .filter(({ domain }) => domain !== '')
      .map(({ result, domain, selector, comment, unsignedBytes }) => {
        return { result, domain, selector: selector ?? '', comment, unsignedBytes }
      }),
    fromAddresses,
    fromFieldCount,
  }
}
