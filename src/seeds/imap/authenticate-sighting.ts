/** SPF, DKIM and DMARC of a message found in a mailbox. */

import type { Authentication } from '../../verdict/authentication/authentication-verdict.ts'
import { LimitReached } from '../judging/limit-reached.ts'
import type { WatchSession } from './watched-mailbox.ts'

/** A fetched message. */
export interface FetchedMessage {
  readonly bytes: Uint8Array
  /** True: only the header section, because the message is too large. */
  readonly isHeadOnly: boolean
}

/**
 * Returns the three verdicts. For a message that is too large, uses the provider's results and what the header section
 * allows to compute.
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

/** Returns verdicts that are not measured, with a reason. */
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

/** Returns why a verdict may still change, or `null`. */
export function whyOpen({ spf, dkim, dmarc }: Authentication): string | null {
  return [spf, dkim, dmarc].find((verdict) => verdict.isOpen === true)?.detail ?? null
}
