/** Deletes what presend's own tests have left in a mailbox, and never anything else. */

import { cleanRemembered, type Removal } from './clean-remembered.ts'
import type { FoundFolders, WatchedFolder } from './find-folders.ts'
import type { WatchSession } from './watched-mailbox.ts'

/** At most so many at once: what is left is deleted the next time. */
const cleanedCount = 500
const dayMs = 86_400_000

/**
 * Deletes messages that carry our mark, which only messages of tests are given, and those that were remembered where the
 * server keeps no marks, once they are older than the retention. Where the server cannot delete just those, nothing is
 * deleted. At Gmail they go to the trash, since deleting from a folder there only takes the label away.
 *
 * @returns how many
 */
export async function cleanMailbox({ watched, trashPath }: FoundFolders, session: WatchSession): Promise<number> {
  const removal = removalOf(trashPath, session)
  if (removal === null) return 0
  let count = 0
  for (const folder of watched) count += await cleanFolder(folder, removal, session)
  return count + (await cleanRemembered(removal, session))
}

/** `null`: the server would delete what others have marked for it, too. */
export function removalOf(trashPath: string | null, { connection }: Pick<WatchSession, 'connection'>): Removal | null {
  const { hasUidPlus, hasGmailSearch } = connection.abilities
  if (hasGmailSearch && trashPath !== null) return async (uids) => await connection.moveTo(uids, trashPath)
  return hasUidPlus ? async (uids) => await connection.remove(uids) : null
}

async function cleanFolder(
  folder: WatchedFolder,
  removal: Removal,
  { connection, rules, ports }: WatchSession,
): Promise<number> {
  const { canMark } = await connection.open(folder.path)
  // Without marks a search for one finds nothing, or everything.
  if (!canMark) return 0
  const cutoffMs = ports.clock.nowMs() - rules.retentionMs
  // Days without time zones: a day more finds all of them, and the exact time is looked at below.
  const candidates = (await connection.markedUidsBefore(cutoffMs + dayMs)).slice(0, cleanedCount)
  const heads = await connection.fetchHeads(candidates)
  const old = heads.filter(({ internalDateMs }) => internalDateMs !== null && internalDateMs < cutoffMs)
  const uids = old.map((head) => head.uid)
  if (uids.length > 0) await removal(uids)
  return uids.length
}
