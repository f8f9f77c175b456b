/**
 * Determines SPF for a copy in a real mailbox: uses the provider's result if recorded, and otherwise computes one from
 * the provider's Received field.
 */

import type { SpfResult } from '../authentication-verdict.ts'
import { checkSpf } from '../check-spf.ts'
import type { MailauthResolver } from '../mailauth-resolver.ts'
import type { ClientHop, NoClientHop } from '../received-field/find-client-hop.ts'
import type { WrittenResults } from './written-results.ts'

export interface SettledSpf {
  readonly origin: 'provider' | 'computed'
  readonly result: SpfResult
  /** The domain that was checked; null if the provider does not state it. */
  readonly domain: string | null
  readonly record: string | null
  readonly comment: string | null
  /** The field that contains the result, if it is not Authentication-Results. */
  readonly field?: 'Received-SPF'
  /** The Received hop from which presend computed the result; null for the provider's own result. */
  readonly hop: ClientHop | null
}

/** The SPF outcome if there is no result; `reason` explains why. */
export interface OpenMethod {
  readonly origin: 'none'
  readonly reason: string
}

/**
 * Returns the provider's result for MAIL FROM or, if there is none, a result that presend computes. If the client
 * address may belong to one of the provider's relays, only a computed pass counts.
 */
export async function settleSpf(
  written: WrittenResults,
  hop: ClientHop | NoClientHop,
  resolver: MailauthResolver,
): Promise<SettledSpf | OpenMethod> {
  if (written.spf !== null) return { origin: 'provider', ...written.spf, record: null, comment: null, hop: null }
  const missing = written.spfProblem ?? 'the provider reported no SPF result'
  if (hop.status === 'unknown') return open(missing, hop.reason)
  if (hop.envelopeSender === undefined)
    return open(missing, "there is no Return-Path field above the receiver's Received field")
  if (hop.envelopeSender === null && hop.heloName === null)
    return open(missing, 'the envelope sender is empty and the HELO name is unknown')
  const { clientAddress, heloName, envelopeSender } = hop
  const check = await checkSpf({ envelopeSender, clientAddress, heloName: heloName ?? `[${clientAddress}]` }, resolver)
  if (!hop.isCertain && check.result !== 'pass') {
    return open(
      missing,
      `${clientAddress}, the address in the topmost Received field, may belong to one of the provider's relays`,
    )
  }
  return { origin: 'computed', ...check, hop }
}

function open(missing: string, reason: string): OpenMethod {
  return { origin: 'none', reason: `${missing}, and presend cannot compute SPF: ${reason}` }
}
