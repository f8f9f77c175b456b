/** Creates links to report pages, and recognizes them in paths. */

import { createHash } from 'node:crypto'
import type { Clock, Random } from '../../foundation/world/world.ts'
import type { StoredLink } from '../storage/report-link.ts'
import type { Store, StoredTest } from '../storage/store.ts'

/**
 * A stored link, and the last part of its path. Only a hash of the path part is stored, so the link cannot be shown
 * again.
 */
export interface CreatedLink {
  readonly link: StoredLink
  /** Matches the last part of a link's path: `prl_` and 144 random bits in base64url. */
  readonly name: string
}

/**
 * Creates a link to a test's report page.
 *
 * @returns `null` if the test was deleted
 */
export async function createReportLink(
  { numericId, workspaceId }: Pick<StoredTest, 'numericId' | 'workspaceId'>,
  expiresAtMs: number | null,
  { store, clock, random }: { store: Pick<Store, 'createReportLink'>; clock: Pick<Clock, 'nowMs'>; random: Random },
): Promise<CreatedLink | null> {
  const name = `prl_${Buffer.from(random.bytes(18)).toString('base64url')}`
  const link: StoredLink = {
    linkId: random.uuid(),
    tokenHash: hashOf(name),
    numericId,
    workspaceId,
    createdAtMs: clock.nowMs(),
    expiresAtMs,
    revokedAtMs: null,
  }
  return (await store.createReportLink(link)) ? { link, name } : null
}

/** Returns the hash of the last part of a path, or `null` if that part does not look like a link. */
export function linkHashOf(name: string): string | null {
  return /^prl_[A-Za-z0-9_-]{24}$/u.test(name) ? hashOf(name) : null
}

function hashOf(name: string): string {
  return createHash('sha256').update(name).digest('hex')
}
