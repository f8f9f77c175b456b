/** SPF by mailauth, under RFC 7208 to the letter. */

import { spf } from 'mailauth/lib/spf/index.js'

import type { SpfResult } from './authentication-verdict.ts'
import type { MailauthResolver } from './mailauth-resolver.ts'

export interface SpfCheck {
  readonly result: SpfResult
  /** The domain that was asked about: MAIL FROM's, or HELO's for the null reverse-path. */
  readonly domain: string
  readonly record: string | null
  /** Why, where the result alone does not say it; foreign text. */
  readonly comment: string | null
}

export interface SpfQuestion {
  readonly envelopeSender: string | null
  readonly heloName: string
  readonly clientAddress: string
}

const spfResults: readonly SpfResult[] = ['none', 'neutral', 'pass', 'fail', 'softfail', 'temperror', 'permerror']

/** Asks whether `clientAddress` may use the MAIL FROM domain. */
export async function checkSpf(question: SpfQuestion, resolver: MailauthResolver): Promise<SpfCheck> {
  const answer = await spf({
    // mailauth takes an absent sender for the null reverse-path.
    ...(question.envelopeSender === null ? {} : { sender: question.envelopeSender }),
    ip: question.clientAddress,
    helo: question.heloName,
    mta: 'presend',
    resolver: resolver.resolve,
    strict: true,
  })
  const result = spfResults.find((known) => known === answer.status.result) ?? 'permerror'
  const comment = result === 'permerror' || result === 'temperror' ? (answer.status.comment ?? null) : null
  return { result, domain: answer.domain, record: answer.rr ?? null, comment: shortened(comment) }
}

/** mailauth begins its comment with the host and what it did; the cause stands after the last colon and blank. */
function shortened(comment: string | null): string | null {
  return comment?.split(': ').at(-1) ?? null
}
