/** Deletes what presend's own tests have left in a mailbox, and never anything else. */

import type { WatchedFolder } from './find-folders.ts'
import type { WatchSession } from './watched-mailbox.ts'

/** At most so many at once: what is left is deleted the next time. */
const cleanedCount = 500
const dayMs = 86_400_000

/**
 * Deletes messages that carry our mark, which only messages of tests are given, and that came longer ago than the
 * retention. Where the server cannot delete just those, or cannot keep marks, nothing is deleted. At Gmail they go to
 * the trash, since deleting from a folder there only takes the label away.
 *
 * @returns how many
 */
export async function cleanFolder(
  folder: WatchedFolder,
  trashPath: string | null,
  { connection, rules, ports }: WatchSession,
): Promise<number> {
  const { hasUidPlus, hasGmailSearch } = connection.abilities
  const mustMove = hasGmailSearch && trashPath !== null
  if (!mustMove && !hasUidPlus) return 0
  await connection.open(folder.path)
  const cutoffMs = ports.clock.nowMs() - rules.retentionMs
  // Days without time zones: a day more finds all of them, and the exact time is looked at below.
  const candidates = (await connection.markedUidsBefore(cutoffMs + dayMs)).slice(0, cleanedCount)
  const heads = await connection.fetchHeads(candidates)
  const old = heads.filter(({ internalDateMs }) => internalDateMs !== null && internalDateMs < cutoffMs)
  const uids = old.map((head) => head.uid)
  if (uids.length === 0) return 0
  if (mustMove) await connection.moveTo(uids, trashPath)
  else await connection.remove(uids)
  return uids.length
}
