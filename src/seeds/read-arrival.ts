/** A message with the test that each of its seeds expects it for. */

import type { CopyTarget, Store } from '../storage/store.ts'
import type { DirectorySeed } from './directory.ts'
import { findOwnTarget, isOfSender, type OwnTarget, type SameOrganization } from './find-own-target.ts'
import { type FormRefusal, refuseHeader } from './form-refusal.ts'
import { findBareLineEnd, refusalOf } from './line-ends.ts'
import { matchMessage } from './match-message.ts'
import { type MessageIdentity, readIdentity } from './read-identity.ts'
import type { IncomingMessage } from './reception.ts'

/** One copy of a message that a test waits for. */
export interface Copy {
  readonly message: IncomingMessage
  readonly identity: MessageIdentity
  readonly seed: DirectorySeed
  readonly target: CopyTarget
  /** `null`: nothing is wrong with line ends and header section. */
  readonly formRefusal: FormRefusal | null
}

/** Everything that is known of a message before it is judged. */
export interface Arrival {
  readonly message: IncomingMessage
  readonly identity: MessageIdentity
  /** See Copy. */
  readonly formRefusal: FormRefusal | null
  /** One for each of its seeds that belongs to the test; empty: no test waits for it. */
  readonly copies: readonly Copy[]
  /** True: it names a test at one of its seeds that is for the mail of another sender. */
  readonly isForeign: boolean
}

/** What reading asks. */
export interface ArrivalPorts {
  readonly store: Pick<Store, 'findCopyTarget'>
  readonly isSameOrganization: SameOrganization
  /** The tracking ids in subject and body; absent: they are searched in this thread. */
  readonly findMentionedIds?: (bytes: Uint8Array, signal: AbortSignal) => Promise<readonly string[]>
}

/**
 * Reads the header section, and searches the body where that names no test. Nothing is parsed: most mail of strangers
 * ends here.
 *
 * @throws Error when DNS cannot be asked whose mail it is: nothing may be said of it then
 */
export async function readArrival(
  message: IncomingMessage,
  ports: ArrivalPorts,
  signal: AbortSignal,
): Promise<Arrival> {
  const { findMentionedIds } = ports
  const identity = readIdentity(
    message.bytes,
    findMentionedIds && (async () => await findMentionedIds(message.bytes, signal)),
  )
  const formRefusal = findFormRefusal(message.bytes)
  const copies: Copy[] = []
  let isForeign = false
  for (const seed of message.seeds) {
    const found = await matchMessage(identity, async (trackingIds) => {
      const own = await findAt(seed.address, { trackingIds, identity, ports, signal })
      if (own === 'foreign') isForeign = true
      return own === 'foreign' ? null : own
    })
    if (found?.isSenderKnown === false) throw new Error('DNS could not be asked whose mail a message is')
    if (found !== null) copies.push({ message, identity, seed, target: found.target, formRefusal })
  }
  return { message, identity, formRefusal, copies, isForeign }
}

function findFormRefusal(bytes: Uint8Array): FormRefusal | null {
  const bareLineEnd = findBareLineEnd(bytes)
  return bareLineEnd === null ? refuseHeader(bytes) : refusalOf(bareLineEnd)
}

interface Named {
  readonly trackingIds: readonly string[]
  readonly identity: MessageIdentity
  readonly ports: ArrivalPorts
  readonly signal: AbortSignal
}

async function findAt(
  address: string,
  { trackingIds, identity, ports, signal }: Named,
): Promise<OwnTarget | 'foreign' | null> {
  const { store, isSameOrganization } = ports
  const { messageKey } = identity
  return await findOwnTarget(trackingIds, {
    find: async (ids) => await store.findCopyTarget({ trackingIds: ids, address, messageKey }),
    check: async (target) => await isOfSender(target, identity, { isSameOrganization, signal }),
  })
}
