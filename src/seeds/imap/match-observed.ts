/** To which test a message in a mailbox belongs. */

import { type ReceivedHeaderField, readHeaderSection, valuesOf } from '../../mail/header-section.ts'
import type { CopyTarget, Store } from '../../storage/store.ts'
import type { AwaitedCopy } from '../../storage/stored-seed.ts'
import { findOwnTarget, isOfSender, type OwnTarget, type SameOrganization } from '../find-own-target.ts'
import { matchMessage } from '../match-message.ts'
import { plusAddressOf } from '../plus-address.ts'
import { identityOf, type MessageIdentity } from '../read-identity.ts'
import { findTrackingIds } from '../tracking-id.ts'

/** What is known of the message and of the mailbox it lies in. */
export interface MatchQuestion {
  readonly address: string
  readonly hasPlusAddress: boolean
  /** What tests wait for in this mailbox, as it was a moment ago. */
  readonly awaited: readonly AwaitedCopy[]
  /** The same as it is now; asked only when the message came to an address that nobody has heard of. */
  askForAwaited(): Promise<readonly AwaitedCopy[]>
  /** The header section. */
  readonly head: Uint8Array
  /** Gives the first part of the message, body included; asked only when the header names no test. */
  readFirstPart(): Promise<Uint8Array>
}

/** Whose message it is. */
export interface MatchAnswer {
  readonly identity: MessageIdentity
  /** `foreign`: it names a test that is for the mail of another sender; `null`: no test's. */
  readonly own: OwnTarget | 'foreign' | null
}

/** What matching asks. */
export interface MatchPorts {
  readonly store: Pick<Store, 'findCopyTarget'>
  readonly isSameOrganization: SameOrganization
  /** The tracking ids in subject and body. */
  findMentionedIds(bytes: Uint8Array, signal: AbortSignal): Promise<readonly string[]>
}

/** Fields in which receiving servers, and the sender, write the address that the copy was sent to. */
const recipientFields = ['Delivered-To', 'X-Original-To', 'Envelope-To', 'X-Envelope-To', 'X-Delivered-To', 'To', 'Cc']

/** By plus-address, then by the header field, by a tracking id in the Message-ID, in text, HTML and subject. */
export async function matchObserved(
  question: MatchQuestion,
  ports: MatchPorts,
  signal: AbortSignal,
): Promise<MatchAnswer> {
  const { store, isSameOrganization } = ports
  const { address, hasPlusAddress } = question
  const fields = readHeaderSection(question.head)
  const mentionedTrackingIds = async (): Promise<readonly string[]> =>
    await ports.findMentionedIds(await question.readFirstPart(), signal)
  const identity = identityOf(fields, mentionedTrackingIds)
  const { messageKey } = identity
  let isForeign = false
  const addressesOf = (id: string): readonly string[] =>
    hasPlusAddress ? [plusAddressOf(address, id), address] : [address]
  const find = async (trackingIds: readonly string[]): Promise<CopyTarget | null> => {
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
  const findOwn = async (trackingIds: readonly string[]): Promise<OwnTarget | null> => {
    const own = await findOwnTarget(trackingIds, { find, check })
    if (own === 'foreign') isForeign = true
    return own === 'foreign' ? null : own
  }
  const headerTrackingIds = [
    ...new Set([...(await idsByAddress(fields, question)), ...identity.headerTrackingIds, ...idsInMessageId(fields)]),
  ]
  const own = await matchMessage({ ...identity, headerTrackingIds }, findOwn)
  return { identity, own: own ?? (isForeign ? 'foreign' : null) }
}

/** The copy that this very address was made for. */
async function idsByAddress(
  fields: readonly ReceivedHeaderField[],
  question: MatchQuestion,
): Promise<readonly string[]> {
  const { address, hasPlusAddress, awaited } = question
  if (!hasPlusAddress) return []
  const named = recipientFields.flatMap((name) => valuesOf(fields, name))
  // Split, not matched: a pattern with `@` in its middle takes quadratic time on a long word without one.
  const words = named
    .join(' ')
    .toLowerCase()
    .split(/[\s<>,;:"()]+/u)
  const prefix = `${address.slice(0, address.lastIndexOf('@'))}+`
  const recipients = new Set(words.filter((word) => word.startsWith(prefix)))
  if (recipients.size === 0) return []
  const known = idsOf(awaited, recipients)
  return known.length > 0 ? known : idsOf(await question.askForAwaited(), recipients)
}

function idsOf(copies: readonly AwaitedCopy[], recipients: ReadonlySet<string>): readonly string[] {
  return copies
    .filter((copy) => copy.address.includes('+') && recipients.has(copy.address))
    .map((copy) => copy.trackingId)
}

function idsInMessageId(fields: readonly ReceivedHeaderField[]): readonly string[] {
  return valuesOf(fields, 'Message-ID').flatMap(findTrackingIds)
}
