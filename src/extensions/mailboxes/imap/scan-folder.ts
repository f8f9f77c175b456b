/** Scans folders for new messages that belong to tests. */

import { setImmediate } from 'node:timers/promises'
import { dayMs } from '../../../foundation/errors/day-ms.ts'

import type { AwaitedCopy } from '../../../service/storage/stored-seed.ts'
import { trackMessage } from './cleanup.ts'
import type { WatchedFolder } from './find-folders.ts'
import { isFiledByGmail } from './gmail-category.ts'
import type { FetchedHead, FolderState, OpenFolder } from './imap-connection.ts'
import { type MatchPorts, matchObserved } from './match-observed.ts'
import type { WatchSession } from './watched-mailbox.ts'

/** The maximum number of messages per request. */
const batchCount = 50
/** The maximum number of messages that the first scan of a folder reads, starting with the newest. */
const firstScanCount = 1000
/** The number of bytes to read from a message; large enough to find a tracking id in the text. */
const firstPartBytes = 256 * 1024
/**
 * The clock error that the first scan tolerates: it finds messages even if the server's clock is wrong by this much.
 */
const firstScanSlackMs = 3_600_000

/**
 * Scans the folders that changed since the last scan. @param states the current states by path; folders without a state
 * are skipped
 */
export async function scanChangedFolders(
  folders: readonly WatchedFolder[],
  states: ReadonlyMap<string, FolderState>,
  session: WatchSession,
): Promise<void> {
  const { cursors } = session.memory
  for (const folder of folders) {
    const state = states.get(folder.path)
    const cursor = cursors.get(folder.path)
    const isRead = state?.uidValidity === cursor?.uidValidity && state?.uidNext === cursor?.nextUid
    if (state === undefined || isRead) continue
    await scanFolder(folder, session)
    const read = cursors.get(folder.path)
    // The newest messages may have been deleted before the scan. Every remaining message with a UID below UIDNEXT is
    // already known.
    if (read?.uidValidity === state.uidValidity && read.nextUid < state.uidNext) {
      cursors.set(folder.path, { ...read, nextUid: state.uidNext })
    }
  }
}

/** Scans the folders other than the inbox and spam, to which a mailbox rule may move mail. Skips empty folders. */
export async function scanOtherFolders(others: readonly WatchedFolder[], session: WatchSession): Promise<void> {
  const states = await session.connection.statesOf(others.map(({ path }) => path))
  const filled = others.filter(({ path }) => (states.get(path)?.uidNext ?? 1) > 1)
  await scanChangedFolders(filled, states, session)
}

/**
 * Opens the folder and records every test message that has arrived since the last scan. The first scan, and the first
 * scan after UIDVALIDITY changes, reads only messages received since roughly when the oldest open test was created, so
 * that no folder is read from its beginning. If no test is open, the first scan reads nothing. The position is saved
 * after each batch, so that at most one batch is read twice if the connection is lost.
 */
export async function scanFolder(folder: WatchedFolder, session: WatchSession): Promise<void> {
  const { connection, memory } = session
  const state = await connection.open(folder.path)
  const { uids, isFirstScan } = await newUids(folder, state, session)
  for (let start = 0; start < uids.length; start += batchCount) {
    const batch = uids.slice(start, start + batchCount)
    for (const head of await connection.fetchHeads(batch)) {
      // Parsing a malicious header section takes milliseconds, so let other work run between messages.
      await setImmediate()
      await noteMessage(head, { folder, state, isFirstScan }, session)
    }
    const last = batch.at(-1)
    if (last !== undefined) memory.cursors.set(folder.path, { uidValidity: state.uidValidity, nextUid: last + 1 })
  }
}

async function newUids(
  { path }: WatchedFolder,
  { uidValidity, uidNext }: OpenFolder,
  { connection, memory, refreshAwaited }: WatchSession,
): Promise<{ readonly uids: readonly number[]; readonly isFirstScan: boolean }> {
  const cursor = memory.cursors.get(path)
  if (cursor?.uidValidity === uidValidity) {
    return { uids: await connection.uidsFrom(cursor.nextUid), isFirstScan: false }
  }
  memory.sightings.forget(path)
  // Refresh the list after opening the folder. The list then includes the tests for all messages with UIDs below
  // UIDNEXT; the next scan finds later messages by their UIDs.
  const { oldestAtMs } = await refreshAwaited()
  // A search by date ignores time zones (RFC 9051 §6.4.4), so start the search one day earlier.
  const found = oldestAtMs === null ? [] : await connection.unmarkedUidsSince(oldestAtMs - firstScanSlackMs - dayMs)
  // If a message arrives during the scan, its UID is higher, so the next scan finds the message.
  if (found.length === 0) memory.cursors.set(path, { uidValidity, nextUid: uidNext })
  return { uids: found.slice(-firstScanCount), isFirstScan: true }
}

interface Place {
  readonly folder: WatchedFolder
  readonly state: OpenFolder
  readonly isFirstScan: boolean
}

async function noteMessage(
  fetched: FetchedHead,
  { folder, state, isFirstScan }: Place,
  session: WatchSession,
): Promise<void> {
  const { mailbox, memory, connection, ports, awaited, refreshAwaited } = session
  const { counts } = memory
  const { uid, internalDateMs } = fetched
  if (isFirstScan && isTooOld(internalDateMs, awaited().oldestAtMs)) return
  const seenAtMs = ports.clock.nowMs()
  counts.seen += 1
  if (!isFirstScan) memory.skew.note(internalDateMs, seenAtMs)
  const { address, hasPlusAddress } = mailbox
  const input = {
    address,
    hasPlusAddress,
    head: fetched.head,
    awaited: awaited().copies,
    refreshAwaited: async (): Promise<readonly AwaitedCopy[]> => (await refreshAwaited()).copies,
    readFirstPart: async (): Promise<Uint8Array> =>
      (await connection.fetchBytes(uid, firstPartBytes)) ?? new Uint8Array(),
  }
  const matchPorts = { ...ports, findMentionedIds: searchBodies(session) }
  const { identity, own } = await matchObserved(input, matchPorts, session.signal)
  if (own === null || own === 'foreign') {
    counts[own === null ? 'ignored' : 'foreign'] += 1
    return
  }
  const { target, isSenderKnown } = own
  const { messageKey } = identity
  const { uidValidity } = state
  if (target.shownStatus === 'placed') {
    counts.repeated += 1
    if (isSenderKnown) await trackMessage({ uid, uidValidity, folder, messageKey }, state, session)
    return
  }
  if (folder.role === 'other' && !(await isFiledThere(uid, session))) return
  const added = memory.sightings.add({ ...fetched, target, isSenderKnown, messageKey, folder, uidValidity, seenAtMs })
  if (added === 'new' && isSenderKnown) counts.matched += 1
  if (added === 'repeated') counts.repeated += 1
}

/**
 * Returns a search function. The function treats a message that cannot be searched as one without tracking ids, so that
 * the message does not block later ones.
 */
function searchBodies({ ports, mailbox }: WatchSession): MatchPorts['findMentionedIds'] {
  return async (bytes, signal) => {
    try {
      return await ports.findMentionedIds(bytes, signal)
    } catch (error) {
      signal.throwIfAborted()
      ports.onEvent({ kind: 'error', address: mailbox.address, error })
      return []
    }
  }
}

function isTooOld(internalDateMs: number | null, oldestAtMs: number | null): boolean {
  return internalDateMs !== null && oldestAtMs !== null && internalDateMs < oldestAtMs - firstScanSlackMs
}

/**
 * Returns true if a message was filed in the open folder. Returns false for a message in Gmail's All Mail that is also
 * in the inbox.
 */
async function isFiledThere(uid: number, { connection }: WatchSession): Promise<boolean> {
  if (!connection.abilities.hasGmailSearch) return true
  const labels = await connection.labelsOf(uid)
  return labels !== null && isFiledByGmail(labels)
}
