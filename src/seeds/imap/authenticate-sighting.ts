/** SPF, DKIM and DMARC of a message that was seen in a mailbox. */

import type { Authentication } from '../../verdict/authentication/authentication-verdict.ts'
import { LimitReached } from '../judging/limit-reached.ts'
import type { WatchSession } from './watched-mailbox.ts'

/** A message as it was fetched. */
export interface FetchedMessage {
  readonly bytes: Uint8Array
  /** True: its header section alone, since the whole is too large. */
  readonly isHeadOnly: boolean
}

/**
 * The three verdicts. Of a message that is too large what the provider wrote is believed, and what can be known from the
 * header is computed.
 */
export async function authenticateSighting(
  { bytes, isHeadOnly }: FetchedMessage,
  { rules, ports, mailbox, signal }: WatchSession,
): Promise<Authentication> {
  const { authservIds, providerName } = mailbox
  try {
    const whole = { bytes, provider: { authservIds, providerName } }
    const largest = Math.floor(rules.maxMessageBytes / 1024 / 1024)
    const copy = isHeadOnly ? { ...whole, bodyMissing: `the message is larger than ${largest} MiB` } : whole
    return await ports.observe(copy, signal)
  } catch (error) {
    signal.throwIfAborted()
    ports.onEvent({ kind: 'error', address: mailbox.address, error })
    return notMeasured(error instanceof LimitReached ? `reading the message ${error.message}` : 'reading it failed')
  }
}

/** None of the three, and why. */
export function notMeasured(why: string): Authentication {
  const method = {
    isPass: null,
    isMeasured: false,
    result: null,
    domain: null,
    isAligned: null,
    detail: `not measured: ${why}`,
  }
  return {
    spf: { ...method, record: null },
    dkim: method,
    dmarc: { ...method, policy: null, policyDomain: null, carriedBy: null },
  }
}

/** Why something might still be found out; `null`: nothing is open. */
export function whyOpen({ spf, dkim, dmarc }: Authentication): string | null {
  return [spf, dkim, dmarc].find((verdict) => verdict.isOpen === true)?.detail ?? null
}
