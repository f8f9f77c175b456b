/** Checks SPF with mailauth in its strict RFC 7208 mode. */

import { spf } from 'mailauth/lib/spf/index.js'

import { type SpfResult, spfResults } from './authentication-verdict.ts'
import type { MailauthResolver } from './mailauth-resolver.ts'

export interface SpfCheck {
  readonly result: SpfResult
  /** The domain that was checked: the MAIL FROM domain or, for the null reverse-path, the HELO domain. */
  readonly domain: string
  readonly record: string | null
  /** The cause of an error; untrusted text. */
  readonly comment: string | null
}

export interface SpfInput {
  readonly envelopeSender: string | null
  readonly heloName: string
  readonly clientAddress: string
}

/** Checks whether SPF authorizes `clientAddress` to use the MAIL FROM domain. */
export async function checkSpf(input: SpfInput, resolver: MailauthResolver): Promise<SpfCheck> {
  const answer = await spf({
    // mailauth treats a missing sender as the null reverse-path.
    ...(input.envelopeSender === null ? {} : { sender: input.envelopeSender }),
    ip: input.clientAddress,
    helo: input.heloName,
    mta: 'presend',
    resolver: resolver.resolve,
    strict: true,
  })
  const result = spfResults.find((known) => known === answer.status.result) ?? 'permerror'
  const comment = result === 'permerror' || result === 'temperror' ? (answer.status.comment ?? null) : null
  return { result, domain: answer.domain, record: answer.rr ?? null, comment: shortened(comment) }
}

/**
 * Returns the cause of an error. In mailauth's comment, the cause follows the last colon, after the host and the
 * action.
 */
function shortened(comment: string | null): string | null {
  return comment?.split(': ').at(-1) ?? null
}
