/** Matches a message in a mailbox to its test. */

import type { TrackingId } from '../../../foundation/contract/identifiers.ts'
import { type ReceivedHeaderField, readHeaderSection, valuesOf } from '../../../foundation/mail/header-section.ts'
import {
  findOwnTarget,
  isOfSender,
  type OwnTarget,
  type SameOrganization,
} from '../../../service/receiving/find-own-target.ts'
import { plusAddressOf } from '../../../service/receiving/plus-address.ts'
import { identityOf, type MessageIdentity } from '../../../service/receiving/read-identity.ts'
import { findTrackingIds } from '../../../service/receiving/tracking-id.ts'
import type { CopyTarget, Store } from '../../../service/storage/store.ts'
import type { AwaitedCopy } from '../../../service/storage/stored-seed.ts'

/** A message, and the mailbox in which it was found. */
export interface MatchInput {
  readonly address: string
  readonly hasPlusAddress: boolean
  /** The copies that tests expect in this mailbox, as read from the database no more than a second ago. */
  readonly awaited: readonly AwaitedCopy[]
  /** Returns the current list of expected copies; called only when the message was sent to an unknown plus-address. */
  refreshAwaited(): Promise<readonly AwaitedCopy[]>
  /** The header section of the message. */
  readonly head: Uint8Array
  /** Returns the beginning of the message, including the body; called only if the header section identifies no test. */
  readFirstPart(): Promise<Uint8Array>
}

/** The test that a message belongs to. */
export interface Match {
  readonly identity: MessageIdentity
  /**
   * `foreign` if the message contains the tracking id of a test that expects mail from another sender; `null` if it
   * belongs to no test.
   */
  readonly own: OwnTarget | 'foreign' | null
}

/** Dependencies of matching. */
export interface MatchPorts {
  readonly store: Pick<Store, 'findCopyTarget'>
  readonly isSameOrganization: SameOrganization
  /** Finds the tracking ids in the subject and the body. */
  findMentionedIds(bytes: Uint8Array, signal: AbortSignal): Promise<readonly TrackingId[]>
}

/** Header fields that contain the recipient's address, written by receiving servers or by the sender. */
const recipientFields = ['Delivered-To', 'X-Original-To', 'Envelope-To', 'X-Envelope-To', 'X-Delivered-To', 'To', 'Cc']

/**
 * Matches a message by plus-address, then by the tracking id in X-Presend-Test, in the Message-ID, in the body and in
 * the subject.
 */
export async function matchObserved(input: MatchInput, ports: MatchPorts, signal: AbortSignal): Promise<Match> {
  const { store, isSameOrganization } = ports
  const { address, hasPlusAddress } = input
  const fields = readHeaderSection(input.head)
  const mentionedTrackingIds = async (): Promise<readonly TrackingId[]> =>
    await ports.findMentionedIds(await input.readFirstPart(), signal)
  const identity = identityOf(fields, mentionedTrackingIds)
  const { messageKey } = identity
  const addressesOf = (id: TrackingId): readonly string[] =>
    hasPlusAddress ? [plusAddressOf(address, id), address] : [address]
  const find = async (trackingIds: readonly TrackingId[]): Promise<CopyTarget | null> => {
    for (const id of trackingIds) {
      for (const one of addressesOf(id)) {
        const target = await store.findCopyTarget({ trackingIds: [id], address: one, messageKey })
        if (target !== null) return target
      }
    }
    return null
  }
  const check = async (target: CopyTarget): Promise<boolean | null> =>
    await isOfSender(target, identity, { isSameOrganization, signal })
  const idsInMessageId = valuesOf(fields, 'Message-ID').flatMap(findTrackingIds)
  const headerTrackingIds = [
    ...new Set([...(await idsByAddress(fields, input)), ...identity.headerTrackingIds, ...idsInMessageId]),
  ]
  return { identity, own: await findOwnTarget({ ...identity, headerTrackingIds }, { find, check }) }
}

/** Returns the tracking ids of the copies that were sent to a plus-address in these fields. */
async function idsByAddress(fields: readonly ReceivedHeaderField[], input: MatchInput): Promise<readonly TrackingId[]> {
  const { address, hasPlusAddress, awaited } = input
  if (!hasPlusAddress) return []
  const named = recipientFields.flatMap((name) => valuesOf(fields, name))
  // Split the text first, because a pattern with `@` in the middle takes quadratic time on a long word without `@`.
  const words = named
    .join(' ')
    .toLowerCase()
    .split(/[\s<>,;:"()]+/u)
  const prefix = `${address.slice(0, address.lastIndexOf('@'))}+`
  const recipients = new Set(words.filter((word) => word.startsWith(prefix)))
  if (recipients.size === 0) return []
  const known = idsOf(awaited, recipients)
  return known.length > 0 ? known : idsOf(await input.refreshAwaited(), recipients)
}

function idsOf(copies: readonly AwaitedCopy[], recipients: ReadonlySet<string>): readonly TrackingId[] {
  return copies
    .filter((copy) => copy.address.includes('+') && recipients.has(copy.address))
    .map((copy) => copy.trackingId)
}
