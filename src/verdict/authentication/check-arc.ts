/** ARC by mailauth, under RFC 8617 to the letter. */

import { arc } from 'mailauth/lib/arc/index.js'
import { dkimVerify } from 'mailauth/lib/dkim/verify.js'

import type { ReceivedMessage } from '../../mail/parse-message.ts'
import type { Dns } from '../../world/world.ts'
import { maxSignatureCount, type SignedMessage, signatureCount } from './check-dkim.ts'
import { mailauthResolver } from './mailauth-resolver.ts'

/** What the chain of seals is worth (RFC 8617 §4.4). */
export type ArcResult = 'pass' | 'fail'

/** What checking needs. */
export interface ArcPorts {
  readonly dns: Dns
  readonly nowMs: number
}

/** True: servers between the sender and the mailbox have sealed what they found. */
function isSealed({ headerFields }: Pick<ReceivedMessage, 'headerFields'>): boolean {
  return headerFields.some(({ name }) => name.toLowerCase() === 'arc-seal')
}

/**
 * Verifies the seals and the newest signature. Its questions to DNS are its own: a server in between that cannot be asked
 * about leaves the verdicts on the sender as they are.
 *
 * @returns `null`: there is no chain, or a key could not be asked for, or there are too many signatures to try
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
  // Fields that make no chain (RFC 8617 §5.2, steps 1 to 3): a gap, a part that is missing or stands twice.
  if (found === undefined || found.chain === false || found.lastEntry === undefined) return 'fail'
  const { status } = await arc({ chain: found.chain, lastEntry: found.lastEntry }, options)
  signal.throwIfAborted()
  // For mailauth a key that cannot be asked for is a failure for good; here it is not known.
  if (resolver.failures.length > 0) return null
  return status.result === 'pass' || status.result === 'fail' ? status.result : null
}
