/** Deletes old test messages from a mailbox, and nothing else. */

import { cleanRemembered, type Removal } from './clean-remembered.ts'
import type { FoundFolders, WatchedFolder } from './find-folders.ts'
import type { WatchSession } from './watched-mailbox.ts'

/** Maximum per pass; the rest is deleted in the next one. */
const cleanedCount = 500
const dayMs = 86_400_000

/**
 * Deletes messages older than the retention that have presend's keyword, or that are recorded if the server does not support
 * keywords. Deletes nothing if the server cannot delete single messages. Moves messages to the trash at Gmail, where
 * deleting from a folder only removes the label.
 *
 * @returns the number of deleted messages
 */
export async function cleanMailbox({ watched, trashPath }: FoundFolders, session: WatchSession): Promise<number> {
  const removal = removalOf(trashPath, session)
  if (removal === null) return 0
  let count = 0
  for (const folder of watched) count += await cleanFolder(folder, removal, session)
  return count + (await cleanRemembered(removal, session))
}

/** Returns `null` if the server would also delete messages that other clients flagged. */
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
  // Without keyword support, a search by keyword finds nothing, or everything.
  if (!canMark) return 0
  const cutoffMs = ports.clock.nowMs() - rules.retentionMs
  // IMAP dates have no time zone: search one day more, and compare the exact time below.
  const candidates = (await connection.markedUidsBefore(cutoffMs + dayMs)).slice(0, cleanedCount)
  const heads = await connection.fetchHeads(candidates)
  const old = heads.filter(({ internalDateMs }) => internalDateMs !== null && internalDateMs < cutoffMs)
  const uids = old.map((head) => head.uid)
  if (uids.length > 0) await removal(uids)
  return uids.length
}
