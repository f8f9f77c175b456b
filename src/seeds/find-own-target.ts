/** Finds the test that a message belongs to: the message names it, and its author is the test's sender. */

import type { CopyTarget } from '../storage/store.ts'
import type { TwoDomains } from '../verdict/authentication/compare-domains.ts'
import type { MessageIdentity } from './read-identity.ts'

/** Queries DNS; see `isSameOrganization` in verdict/. */
export type SameOrganization = (domains: TwoDomains, signal: AbortSignal) => Promise<boolean | null>

/** A seed of a test. */
export interface OwnTarget {
  readonly target: CopyTarget
  /** False: the DNS check of the author failed; retry it before the copy counts. */
  readonly isSenderKnown: boolean
}

/** Dependencies of the search. */
export interface OwnTargetPorts {
  /** Looks up tracking ids, best match first. */
  readonly find: (trackingIds: readonly string[]) => Promise<CopyTarget | null>
  /** See isOfSender. */
  readonly check: (target: CopyTarget) => Promise<boolean | null>
}

/**
 * Returns the first named test whose sender wrote the message. A tracking id is not secret: every copy and the report's
 * address contain it, so anyone who saw it can put it into their own mail.
 *
 * @returns `foreign`: all named tests expect mail of another sender; `null`: no named test exists
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
    // Earlier ids are unknown, so continue behind this one.
    rest = rest.slice(Math.max(rest.indexOf(target.trackingId), 0) + 1)
  }
  return found
}

/**
 * Checks whether the author belongs to the sender the test was created for. This does not stop a forged From, which SPF,
 * DKIM and DMARC reveal.
 *
 * @returns `null` if the DNS query failed
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
