/**
 * Finds the test to which a message belongs: the message must contain the test's tracking id, and its author must be
 * the test's sender.
 */

import type { TrackingId } from '../../foundation/contract/identifiers.ts'
import type { TwoDomains } from '../../verdict/authentication/compare-domains.ts'
import type { CopyTarget } from '../storage/store.ts'
import type { MessageIdentity } from './read-identity.ts'

/** Compares two domains using DNS queries; see `isSameOrganization` in verdict/. */
export type SameOrganization = (domains: TwoDomains, signal: AbortSignal) => Promise<boolean | null>

/** The test and the seed to which a message belongs. */
export interface OwnTarget {
  readonly target: CopyTarget
  /**
   * False if the DNS query for the author's domain failed. The check must then be repeated before the copy is recorded.
   */
  readonly isSenderKnown: boolean
}

/** Dependencies of the search. */
export interface OwnTargetPorts {
  /** Returns the test that belongs to the first known tracking id. */
  readonly find: (trackingIds: readonly TrackingId[]) => Promise<CopyTarget | null>
  /** Checks whether the author belongs to the test's sender; see `isOfSender`. */
  readonly check: (target: CopyTarget) => Promise<boolean | null>
}

/**
 * Returns the first test whose tracking id is in the message and whose sender wrote the message. Checks the tracking
 * ids in the header first, then the tracking ids in the body and the subject. A tracking id is not secret: every copy
 * and the report's URL contain it, so anyone who has seen it can put it in their own mail.
 *
 * @returns `foreign` if every test whose tracking id is in the message expects mail from another sender; `null` if the
 * message contains no existing test's tracking id
 */
export async function findOwnTarget(
  identity: Pick<MessageIdentity, 'headerTrackingIds' | 'mentionedTrackingIds'>,
  ports: OwnTargetPorts,
): Promise<OwnTarget | 'foreign' | null> {
  const byHeader = await findAmong(identity.headerTrackingIds, ports)
  if (byHeader !== null && byHeader !== 'foreign') return byHeader
  // Searching the body is by far the slowest step, so it comes last.
  return (await findAmong(await identity.mentionedTrackingIds(), ports)) ?? byHeader
}

async function findAmong(
  trackingIds: readonly TrackingId[],
  { find, check }: OwnTargetPorts,
): Promise<OwnTarget | 'foreign' | null> {
  let rest = trackingIds
  let found: 'foreign' | null = null
  while (rest.length > 0) {
    const target = await find(rest)
    if (target === null) return found
    const isOwn = await check(target)
    if (isOwn !== false) return { target, isSenderKnown: isOwn === true }
    found = 'foreign'
    // The ids before this one are unknown, and this one belongs to another sender's test, so continue with the next id.
    rest = rest.slice(Math.max(rest.indexOf(target.trackingId), 0) + 1)
  }
  return found
}

/**
 * Checks whether the author belongs to the sender for which the test was created. A forged From address passes this
 * check, but SPF, DKIM and DMARC reveal the forgery.
 *
 * @returns `null` if the DNS query failed
 */
export async function isOfSender(
  { senderDomain }: Pick<CopyTarget, 'senderDomain'>,
  identity: Pick<MessageIdentity, 'authorDomain'>,
  { isSameOrganization, signal }: { readonly isSameOrganization: SameOrganization; readonly signal: AbortSignal },
): Promise<boolean | null> {
  if (senderDomain === null) return true
  const domain = identity.authorDomain()
  return domain === null ? false : await isSameOrganization({ domain, expected: senderDomain }, signal)
}
