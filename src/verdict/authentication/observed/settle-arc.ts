/** Determines ARC for a copy in a real mailbox: uses the provider's result if recorded, and otherwise computes it. */

import { arc } from 'mailauth/lib/arc/index.js'
import { dkimVerify } from 'mailauth/lib/dkim/verify.js'

import { valuesOf } from '../../../foundation/mail/header-section.ts'
import type { Dns } from '../../../foundation/world/world.ts'
import { maxSignatureCount, type SignedMessage, signatureCount } from '../check-dkim.ts'
import { mailauthResolver } from '../mailauth-resolver.ts'
import type { ObservedInput } from './observed-input.ts'
import type { WrittenResults } from './written-results.ts'

export interface SettledArc {
  readonly origin: 'provider' | 'computed'
  /** The result as defined in RFC 8617 §4.4, or the provider's own term. */
  readonly result: string
}

/** Returns the result; null if the provider recorded none and presend cannot compute one. */
export async function settleArc(
  written: Pick<WrittenResults, 'arc'>,
  { bytes, message, bodyMissing }: Pick<ObservedInput, 'bytes' | 'message' | 'bodyMissing'>,
  { dns, nowMs, signal }: { readonly dns: Dns; readonly nowMs: number; readonly signal: AbortSignal },
): Promise<SettledArc | null> {
  if (written.arc !== null) return { origin: 'provider', result: written.arc }
  if (bodyMissing !== undefined) return null
  const result = await checkArc({ bytes, message }, { dns, nowMs }, signal)
  return result === null ? null : { origin: 'computed', result }
}

/**
 * Verifies the seals and the latest signature with mailauth in its strict RFC 8617 mode. DNS failures here do not
 * affect the SPF, DKIM and DMARC verdicts.
 *
 * @returns null if there is no chain, if a key query fails, or if there are too many signatures
 */
export async function checkArc(
  { bytes, message }: SignedMessage,
  { dns, nowMs }: { readonly dns: Dns; readonly nowMs: number },
  signal: AbortSignal,
): Promise<'pass' | 'fail' | null> {
  const isSealed = valuesOf(message.headerFields, 'arc-seal').length > 0
  if (!isSealed || signatureCount(message) > maxSignatureCount) return null
  const resolver = mailauthResolver(dns, signal)
  const options = { resolver: resolver.resolve, strict: true }
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const read = await dkimVerify(buffer, { ...options, curTime: new Date(nowMs) })
  const found = read.arc
  signal.throwIfAborted()
  // An invalid chain (RFC 8617 §5.2, steps 1 to 3): a gap, or a missing or repeated field.
  if (found === undefined || found.chain === false || found.lastEntry === undefined) return 'fail'
  const { status } = await arc({ chain: found.chain, lastEntry: found.lastEntry }, options)
  signal.throwIfAborted()
  // mailauth treats a failed key query as a permanent failure; presend treats it as unknown.
  if (resolver.failures.length > 0) return null
  return status.result === 'pass' || status.result === 'fail' ? status.result : null
}
