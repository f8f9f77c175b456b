/** SPF, DKIM and DMARC of a message found in a mailbox. */

import type { Authentication } from '../../verdict/authentication/authentication-verdict.ts'
import { LimitReached } from '../judging/limit-reached.ts'
import { unmeasuredAuthentication } from '../unjudged.ts'
import type { WatchSession } from './watched-mailbox.ts'

/** A fetched message. */
export interface FetchedMessage {
  readonly bytes: Uint8Array
  /** True if the message is too large and only its header section was fetched. */
  readonly isHeadOnly: boolean
}

/** Returns the three verdicts. For a message that is too large, uses the provider's results and the header section. */
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
    const reason = error instanceof LimitReached ? error.message : 'failed'
    return unmeasuredAuthentication(`not measured: reading the message ${reason}`)
  }
}

/** Returns why a verdict may still change, or `null` if all are final. */
export function whyOpen({ spf, dkim, dmarc }: Authentication): string | null {
  return [spf, dkim, dmarc].find((verdict) => verdict.isOpen === true)?.detail ?? null
}
