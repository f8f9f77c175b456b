/** A message with the test that each of its seeds expects it for. */

import type { CopyTarget, Store } from '../storage/store.ts'
import type { DirectorySeed } from './directory.ts'
import { type BareLineEnd, findBareLineEnd } from './line-ends.ts'
import { matchMessage } from './match-message.ts'
import { type MessageIdentity, readIdentity } from './read-identity.ts'
import type { IncomingMessage } from './reception.ts'

/** One copy of a message that a test waits for. */
export interface Copy {
  readonly message: IncomingMessage
  readonly identity: MessageIdentity
  readonly seed: DirectorySeed
  readonly target: CopyTarget
  /** `null`: every line ends as it must. */
  readonly bareLineEnd: BareLineEnd | null
}

/** Everything that is known of a message before it is judged. */
export interface Arrival {
  readonly message: IncomingMessage
  readonly identity: MessageIdentity
  readonly bareLineEnd: BareLineEnd | null
  /** One for each of its seeds that belongs to the test; empty: no test waits for it. */
  readonly copies: readonly Copy[]
}

/** Reads the header section, and the body where that names no test. */
export async function readArrival(message: IncomingMessage, store: Pick<Store, 'findCopyTarget'>): Promise<Arrival> {
  const identity = readIdentity(message.bytes)
  const { messageKey } = identity
  const bareLineEnd = findBareLineEnd(message.bytes)
  const copies: Copy[] = []
  for (const seed of message.seeds) {
    const { address } = seed
    const target = await matchMessage(identity, async (trackingIds) => {
      return await store.findCopyTarget({ trackingIds, address, messageKey })
    })
    if (target !== null) copies.push({ message, identity, seed, target, bareLineEnd })
  }
  return { message, identity, bareLineEnd, copies }
}
