/** To which test a message belongs: by its header field, else by its body, else by its subject. */

import type { MessageIdentity } from './read-identity.ts'

/**
 * The first match. The body is only read when the header names no test, since reading it costs more than all else.
 *
 * @param find looks tracking ids up, best first; `null` when none of them is known
 */
export async function matchMessage<T>(
  identity: Pick<MessageIdentity, 'headerTrackingIds' | 'mentionedTrackingIds'>,
  find: (trackingIds: readonly string[]) => Promise<T | null>,
): Promise<T | null> {
  const { headerTrackingIds } = identity
  const byHeader = headerTrackingIds.length === 0 ? null : await find(headerTrackingIds)
  if (byHeader !== null) return byHeader
  const mentioned = await identity.mentionedTrackingIds()
  return mentioned.length === 0 ? null : await find(mentioned)
}
