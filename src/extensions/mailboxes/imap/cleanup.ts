/**
 * Tracks test messages in a mailbox and deletes them when the retention period has passed. Never deletes other
 * messages.
 */

import { dayMs } from '../../../foundation/errors/day-ms.ts'
import { readIdentity } from '../../../service/receiving/read-identity.ts'
import type { ObservedMessage } from '../../../service/storage/observed-message.ts'
import type { FoundFolders, WatchedFolder } from './find-folders.ts'
import type { OpenFolder } from './imap-connection.ts'
import { ImapFailure } from './imap-failure.ts'
import type { Sighting } from './sightings.ts'
import type { WatchSession } from './watched-mailbox.ts'

/**
 * Marks a message with presend's keyword. The message's folder must be open. If the server rejects keywords, records
 * the message in the database instead.
 */
export async function trackMessage(
  { uid, uidValidity, folder, messageKey }: Pick<Sighting, 'uid' | 'uidValidity' | 'folder' | 'messageKey'>,
  { canMark }: Pick<OpenFolder, 'canMark'>,
  { connection, ports, mailbox }: WatchSession,
): Promise<void> {
  if (canMark && (await isMarked(uid, connection))) return
  const { address } = mailbox
  const observedAtMs = ports.clock.nowMs()
  await ports.store.rememberMessage({ address, folder: folder.path, uidValidity, uid, messageKey, observedAtMs })
}

/** Returns false if the server announces support for keywords but rejects presend's. */
async function isMarked(uid: number, connection: WatchSession['connection']): Promise<boolean> {
  try {
    await connection.mark([uid])
    return true
  } catch (error) {
    if (!(error instanceof ImapFailure) || error.kind === 'unreachable') throw error
    return false
  }
}

/** The maximum number of messages to delete per folder and pass. The next pass deletes the remaining messages. */
const cleanedCount = 500

/** Deletes the given messages, or moves them to the trash. */
type Removal = (uids: readonly number[]) => Promise<void>

/**
 * Deletes messages that are older than the retention period and have presend's keyword. If the server does not support
 * keywords, deletes messages that are recorded in the database instead. Deletes nothing if the server cannot delete
 * individual messages. For Gmail, moves messages to the trash, because deleting a message from a Gmail folder only
 * removes a label.
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

/**
 * Returns how to delete messages, or `null` if the server would also delete messages that other clients have marked as
 * deleted.
 */
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
  // If the server does not support keywords, a search by keyword finds either no messages or all messages.
  if (!canMark) return 0
  const cutoffMs = ports.clock.nowMs() - rules.retentionMs
  // IMAP dates have no time zone, so extend the search by one day and compare exact times below.
  const candidates = (await connection.markedUidsBefore(cutoffMs + dayMs)).slice(0, cleanedCount)
  const heads = await connection.fetchHeads(candidates)
  const old = heads.filter(({ internalDateMs }) => internalDateMs !== null && internalDateMs < cutoffMs)
  const uids = old.map((head) => head.uid)
  if (uids.length > 0) await removal(uids)
  return uids.length
}

/**
 * Deletes recorded messages that are older than the retention period. Before each deletion, verifies that UIDVALIDITY
 * and Message-ID match the record. If a message was moved, presend keeps the message and removes its record.
 *
 * @returns the number of deleted messages
 */
export async function cleanRemembered(removal: Removal, session: WatchSession): Promise<number> {
  const { connection, rules, ports, mailbox } = session
  const observedBeforeMs = ports.clock.nowMs() - rules.retentionMs
  const query = { address: mailbox.address, observedBeforeMs, limit: cleanedCount }
  const old = await ports.store.listRememberedMessages(query)
  let count = 0
  for (const [folder, messages] of Map.groupBy(old, (message) => message.folder)) {
    if ((await connection.stateOf(folder)) !== null) count += await removeFrom(folder, messages, { removal, session })
    await ports.store.forgetMessages(messages)
  }
  return count
}

async function removeFrom(
  folder: string,
  messages: readonly ObservedMessage[],
  { removal, session: { connection } }: { readonly removal: Removal; readonly session: WatchSession },
): Promise<number> {
  const { uidValidity } = await connection.open(folder)
  const keys = new Map(messages.flatMap((one) => (one.uidValidity === uidValidity ? [[one.uid, one.messageKey]] : [])))
  const heads = await connection.fetchHeads([...keys.keys()])
  const uids = heads.filter(({ uid, head }) => readIdentity(head).messageKey === keys.get(uid)).map(({ uid }) => uid)
  if (uids.length > 0) await removal(uids)
  return uids.length
}
