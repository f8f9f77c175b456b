/** The test that a message may complete: one that it names, and whose sender wrote it. */

import type { CopyTarget } from '../storage/store.ts'
import type { TwoDomains } from '../verdict/authentication/compare-domains.ts'
import type { MessageIdentity } from './read-identity.ts'

/** Asks DNS; see `isSameOrganization` of verdict/. */
export type SameOrganization = (domains: TwoDomains, signal: AbortSignal) => Promise<boolean | null>

/** A test's seed that a message is for. */
export interface OwnTarget {
  readonly target: CopyTarget
  /** False: DNS could not be asked whether the author belongs to the test's sender; ask again before it counts. */
  readonly isSenderKnown: boolean
}

/** What finding it needs. */
export interface OwnTargetPorts {
  /** Looks tracking ids up, best first. */
  readonly find: (trackingIds: readonly string[]) => Promise<CopyTarget | null>
  /** See isOfSender. */
  readonly check: (target: CopyTarget) => Promise<boolean | null>
}

/**
 * The first test among those that are named whose sender wrote the message. An id is no secret: it stands in every copy
 * and in the address of the report, so whoever has seen it can put it into a mail of his own.
 *
 * @returns `foreign`: tests are named, and all of them are for somebody else's mail; `null`: none is known
 */
export async function findOwnTarget(
  trackingIds: readonly string[],
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
    // Those before it are not known; never the whole list again.
    rest = rest.slice(Math.max(rest.indexOf(target.trackingId), 0) + 1)
  }
  return found
}

/**
 * Whether the message's author belongs to the sender that the test was created for. From: is the author's word, so this
 * keeps out whoever does not lie about it; who does is shown by SPF, DKIM and DMARC.
 *
 * @returns `null`: DNS could not be asked
 */
export async function isOfSender(
  { senderDomain }: Pick<CopyTarget, 'senderDomain'>,
  identity: Pick<MessageIdentity, 'authorDomain'>,
  ask: { readonly isSameOrganization: SameOrganization; readonly signal: AbortSignal },
): Promise<boolean | null> {
  if (senderDomain === null) return true
  const domain = identity.authorDomain()
  return domain === null ? false : await ask.isSameOrganization({ domain, expected: senderDomain }, ask.signal)
}
