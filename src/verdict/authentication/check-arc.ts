/** Checks ARC with mailauth in its strict RFC 8617 mode. */

import { arc } from 'mailauth/lib/arc/index.js'
import { dkimVerify } from 'mailauth/lib/dkim/verify.js'

import type { ReceivedMessage } from '../../mail/parse-message.ts'
import type { Dns } from '../../world/world.ts'
import { maxSignatureCount, type SignedMessage, signatureCount } from './check-dkim.ts'
import { mailauthResolver } from './mailauth-resolver.ts'

/** RFC 8617 §4.4. */
export type ArcResult = 'pass' | 'fail'

export interface ArcPorts {
  readonly dns: Dns
  readonly nowMs: number
}

function isSealed({ headerFields }: Pick<ReceivedMessage, 'headerFields'>): boolean {
  return headerFields.some(({ name }) => name.toLowerCase() === 'arc-seal')
}

/**
 * Verifies the seals and the latest signature. Its DNS failures do not affect the verdicts on the sender.
 *
 * @returns null if there is no chain, a key query fails, or there are too many signatures
 */
export async function checkArc(
  { bytes, message }: SignedMessage,
  { dns, nowMs }: ArcPorts,
  signal: AbortSignal,
): Promise<ArcResult | null> {
  if (!isSealed(message) || signatureCount(message) > maxSignatureCount) return null
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
  // mailauth treats a failed key query as a permanent failure; here the result is unknown.
  if (resolver.failures.length > 0) return null
  return status.result === 'pass' || status.result === 'fail' ? status.result : null
}
