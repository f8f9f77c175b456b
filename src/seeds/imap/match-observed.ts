/** To which test a message in a mailbox belongs. */

import { readHeaderSection, valuesOf } from '../../mail/header-section.ts'
import type { CopyTarget, Store } from '../../storage/store.ts'
import type { AwaitedCopy } from '../../storage/stored-seed.ts'
import { findOwnTarget, isOfSender, type OwnTarget, type SameOrganization } from '../find-own-target.ts'
import { matchMessage } from '../match-message.ts'
import { plusAddressOf } from '../plus-address.ts'
import { type MessageIdentity, readIdentity } from '../read-identity.ts'
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
}

/** Fields in which receiving servers, and the sender, write the address that the copy was sent to. */
const recipientFields = ['Delivered-To', 'X-Original-To', 'Envelope-To', 'X-Envelope-To', 'X-Delivered-To', 'To', 'Cc']

/** By plus-address, then by the header field, by a tracking id in the Message-ID, in text, HTML and subject. */
export async function matchObserved(
  question: MatchQuestion,
  { store, isSameOrganization }: MatchPorts,
  signal: AbortSignal,
): Promise<MatchAnswer> {
  const { address, hasPlusAddress, head } = question
  const identity = readIdentity(head)
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
    ...new Set([...(await idsByAddress(question)), ...identity.headerTrackingIds, ...idsInMessageId(head)]),
  ]
  const mentionedTrackingIds = async (): Promise<readonly string[]> =>
    await readIdentity(await question.readFirstPart()).mentionedTrackingIds()
  const own = await matchMessage({ headerTrackingIds, mentionedTrackingIds }, findOwn)
  return { identity, own: own ?? (isForeign ? 'foreign' : null) }
}

/** The copy that this very address was made for. */
async function idsByAddress(question: MatchQuestion): Promise<readonly string[]> {
  const { address, hasPlusAddress, awaited, head } = question
  if (!hasPlusAddress) return []
  const fields = readHeaderSection(head)
  const named = recipientFields.flatMap((name) => valuesOf(fields, name))
  const recipients = new Set(
    named
      .join(' ')
      .toLowerCase()
      .match(/[^\s<>,;:"()]+@[^\s<>,;:"()]+/gu) ?? [],
  )
  const prefix = `${address.slice(0, address.lastIndexOf('@'))}+`
  if (![...recipients].some((recipient) => recipient.startsWith(prefix))) return []
  const known = idsOf(awaited, recipients)
  return known.length > 0 ? known : idsOf(await question.askForAwaited(), recipients)
}

function idsOf(copies: readonly AwaitedCopy[], recipients: ReadonlySet<string>): readonly string[] {
  return copies
    .filter((copy) => copy.address.includes('+') && recipients.has(copy.address))
    .map((copy) => copy.trackingId)
}

function idsInMessageId(head: Uint8Array): readonly string[] {
  return valuesOf(readHeaderSection(head), 'Message-ID').flatMap(findTrackingIds)
}
