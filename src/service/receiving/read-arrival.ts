/** Matches a received message to the tests that expect it at the seeds to which it is addressed. */

import type { TrackingId } from '../../foundation/contract/identifiers.ts'
import type { CopyTarget, Store } from '../storage/store.ts'
import type { DirectorySeed } from './directory.ts'
import { findOwnTarget, isOfSender, type SameOrganization } from './find-own-target.ts'
import { type FormRefusal, findFormRefusal } from './form-refusal.ts'
import { type MessageIdentity, readIdentity } from './read-identity.ts'
import type { IncomingMessage } from './reception.ts'

/** One copy of a message, for a seed at which a test expects it. */
export interface Copy {
  readonly message: IncomingMessage
  readonly identity: MessageIdentity
  readonly seed: DirectorySeed
  readonly target: CopyTarget
  /** Why the message is malformed; `null` if its line endings and its header section are valid. */
  readonly formRefusal: FormRefusal | null
}

/** A message before it is judged. */
export interface Arrival extends Pick<Copy, 'message' | 'identity' | 'formRefusal'> {
  /** One copy for each recipient that is a seed of the test; empty if no test expects the message. */
  readonly copies: readonly Copy[]
  /** Whether the message contains the tracking id of a test that expects mail from another sender. */
  readonly isForeign: boolean
}

/** Dependencies of matching. */
export interface ArrivalPorts {
  readonly store: Pick<Store, 'findCopyTarget'>
  readonly isSameOrganization: SameOrganization
  /** Finds the tracking ids in the subject and the body. By default, the search runs in this thread. */
  readonly findMentionedIds?: (bytes: Uint8Array, signal: AbortSignal) => Promise<readonly TrackingId[]>
}

/**
 * Reads the header section, and searches the body if the header section identifies no test. Does not parse the message,
 * since most unexpected mail is discarded at this point.
 *
 * @throws Error when the DNS lookup of the sender's organization fails; the message must then not be acknowledged
 */
export async function readArrival(
  message: IncomingMessage,
  { store, isSameOrganization, findMentionedIds }: ArrivalPorts,
  signal: AbortSignal,
): Promise<Arrival> {
  const { bytes } = message
  const identity = readIdentity(bytes, findMentionedIds && (async () => await findMentionedIds(bytes, signal)))
  const { messageKey } = identity
  const formRefusal = findFormRefusal(bytes)
  const copies: Copy[] = []
  let isForeign = false
  for (const seed of message.seeds) {
    const own = await findOwnTarget(identity, {
      find: async (trackingIds) => await store.findCopyTarget({ trackingIds, address: seed.address, messageKey }),
      check: async (target) => await isOfSender(target, identity, { isSameOrganization, signal }),
    })
    if (own === 'foreign') isForeign = true
    if (own === null || own === 'foreign') continue
    if (!own.isSenderKnown) throw new Error("DNS lookup of the sender's organization failed")
    copies.push({ message, identity, seed, target: own.target, formRefusal })
  }
  return { message, identity, formRefusal, copies, isForeign }
}
