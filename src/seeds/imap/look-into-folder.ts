/** What is new in one folder, as sightings. */

import { setImmediate } from 'node:timers/promises'

import type { AwaitedCopy } from '../../storage/stored-seed.ts'
import type { WatchedFolder } from './find-folders.ts'
import { isFiledByGmail } from './gmail-category.ts'
import type { FetchedHead, OpenFolder } from './imap-connection.ts'
import { keepTrack } from './keep-track.ts'
import { type MatchPorts, matchObserved } from './match-observed.ts'
import type { WatchSession } from './watched-mailbox.ts'

/** So many messages are asked for at once. */
const batchCount = 50
/** When a folder is seen for the first time no more than this are read, the newest ones. */
const firstLookCount = 1000
/** Enough to find a tracking id in the text of a message. */
const firstPartBytes = 256 * 1024
/** A server's clock may be wrong by so much before its messages are overlooked at the first look. */
const firstLookSlackMs = 3_600_000
const dayMs = 86_400_000

/**
 * Opens the folder and notes every message of a test in it that is new since the last look. At the first look (or when
 * the folder's UIDs have lost their meaning) that is what came since the oldest test was created that still waits;
 * with none, nothing: no folder is ever read from its beginning. How far it was read is remembered batch by batch, so
 * a lost connection repeats at most one.
 */
export async function lookIntoFolder(folder: WatchedFolder, session: WatchSession): Promise<void> {
  const { connection, memory } = session
  const state = await connection.open(folder.path)
  const { uids, isFirstLook } = await newUids(folder, state, session)
  for (let start = 0; start < uids.length; start += batchCount) {
    const batch = uids.slice(start, start + batchCount)
    for (const head of await connection.fetchHeads(batch)) {
      // Reading a hostile head takes milliseconds: other work must not wait for all fifty.
      await setImmediate()
      await notice(head, { folder, state, isFirstLook }, session)
    }
    const last = batch.at(-1)
    if (last !== undefined) memory.cursors.set(folder.path, { uidValidity: state.uidValidity, nextUid: last + 1 })
  }
}

interface NewUids {
  readonly uids: readonly number[]
  readonly isFirstLook: boolean
}

async function newUids(
  { path }: WatchedFolder,
  { uidValidity, uidNext }: OpenFolder,
  { connection, memory, askForWish }: WatchSession,
): Promise<NewUids> {
  const cursor = memory.cursors.get(path)
  if (cursor?.uidValidity === uidValidity) {
    return { uids: await connection.uidsFrom(cursor.nextUid), isFirstLook: false }
  }
  memory.sightings.forget(path)
  // Asked after the folder was opened: what lay in it before UIDNEXT belongs to tests that are known by now, and
  // whatever comes later is found by its UID.
  const { oldestAtMs } = await askForWish()
  // Days are compared without regard to time zones (RFC 9051 §6.4.4), so a day more.
  const found = oldestAtMs === null ? [] : await connection.unmarkedUidsSince(oldestAtMs - firstLookSlackMs - dayMs)
  // Messages that come while we read are newer than this, and found next time.
  if (found.length === 0) memory.cursors.set(path, { uidValidity, nextUid: uidNext })
  return { uids: found.slice(-firstLookCount), isFirstLook: true }
}

interface Place {
  readonly folder: WatchedFolder
  readonly state: OpenFolder
  readonly isFirstLook: boolean
}

async function notice(
  fetched: FetchedHead,
  { folder, state, isFirstLook }: Place,
  session: WatchSession,
): Promise<void> {
  const { mailbox, memory, connection, ports, wish, askForWish } = session
  const { counts } = memory
  const { uid, internalDateMs } = fetched
  if (isFirstLook && isTooOld(internalDateMs, wish().oldestAtMs)) return
  const seenAtMs = ports.clock.nowMs()
  counts.seen += 1
  if (!isFirstLook) memory.skew.note(internalDateMs, seenAtMs)
  const { address, hasPlusAddress } = mailbox
  const readFirstPart = async (): Promise<Uint8Array> =>
    (await connection.fetchBytes(uid, firstPartBytes)) ?? new Uint8Array()
  const awaited = wish().copies
  const askForAwaited = async (): Promise<readonly AwaitedCopy[]> => (await askForWish()).copies
  const question = { address, hasPlusAddress, awaited, askForAwaited, head: fetched.head, readFirstPart }
  const matchPorts = { ...ports, findMentionedIds: searchBodies(session) }
  const { identity, own } = await matchObserved(question, matchPorts, session.signal)
  if (own === null || own === 'foreign') {
    counts[own === null ? 'ignored' : 'foreign'] += 1
    return
  }
  const { target, isSenderKnown } = own
  const { messageKey } = identity
  if (target.shownStatus === 'placed') {
    counts.repeated += 1
    if (isSenderKnown) await keepTrack({ uid, uidValidity: state.uidValidity, folder, messageKey }, state, session)
    return
  }
  if (folder.role === 'other' && !(await isFiledThere(uid, session))) return
  const { uidValidity } = state
  const came = memory.sightings.add({ ...fetched, target, isSenderKnown, messageKey, folder, uidValidity, seenAtMs })
  if (came === 'new' && isSenderKnown) counts.matched += 1
  if (came === 'repeated') counts.repeated += 1
}

/** A message that cannot be searched names no test: those behind it must not wait for it forever. */
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
  return internalDateMs !== null && oldestAtMs !== null && internalDateMs < oldestAtMs - firstLookSlackMs
}

/** Gmail shows a message of the inbox in All Mail once more. */
async function isFiledThere(uid: number, { connection }: WatchSession): Promise<boolean> {
  if (!connection.abilities.hasGmailSearch) return true
  const labels = await connection.labelsOf(uid)
  return labels !== null && isFiledByGmail(labels)
}
