/** Waits for the test message in the folders of a mailbox. */

import { readHeaderSection, valuesOf } from '../../mail/header-section.ts'
import type { Clock } from '../../world/world.ts'
import type { WatchedFolder } from '../imap/find-folders.ts'
import type { FetchedHead, ImapConnection } from '../imap/imap-connection.ts'

/** The first UID to look at, by folder path. */
export type FolderMarks = Map<string, number>

/** Where the message was found. */
export interface FoundLetter {
  readonly folder: WatchedFolder
  readonly fetched: FetchedHead
  /** By our clock. */
  readonly seenAtMs: number
}

/** Interval between looks into all folders; the inbox uses IDLE where available. */
const lookEveryMs = 1000
/** Folders that only rules file into are checked less often, so that a message on its way to the inbox is found there. */
const othersEveryLooks = 20
/** Messages per request. */
const batchCount = 50

/** Records the end of each folder, so that only later messages are looked at. */
export async function markFolders(
  { folders, others }: Pick<LetterSearch, 'folders' | 'others'>,
  connection: ImapConnection,
): Promise<FolderMarks> {
  const marks: FolderMarks = new Map()
  const states = await connection.statesOf(others.map(({ path }) => path))
  for (const [path, { uidNext }] of states) marks.set(path, uidNext)
  for (const { path } of folders) marks.set(path, (await connection.open(path)).uidNext)
  return marks
}

/** What to find, and where. */
export interface LetterSearch {
  /** The value of its X-Presend-Test field. */
  readonly id: string
  /** The inbox first. */
  readonly folders: readonly WatchedFolder[]
  /** Folders a mailbox rule may have filed it in. */
  readonly others: readonly WatchedFolder[]
  readonly marks: FolderMarks
  /** Deadline in monotonic time. */
  readonly deadlineMs: number
}

/** @returns `null` if it did not arrive in time. @throws ImapFailure; the signal's reason */
export async function findLetter(
  search: LetterSearch,
  { connection, clock, signal }: { connection: ImapConnection; clock: Clock; signal: AbortSignal },
): Promise<FoundLetter | null> {
  const { folders, others, deadlineMs } = search
  for (let look = 1; ; look += 1) {
    const leftMs = deadlineMs - clock.monotonicMs()
    const isOthersTurn = leftMs <= 0 || look % othersEveryLooks === 0
    // Look here before the inbox: Gmail shows a message in both, and the inbox must win.
    const elsewhere = isOthersTurn ? await lookIntoAll(others, search, { connection, clock }) : null
    // Look at the inbox last, so that it stays selected for IDLE.
    const found = (await lookIntoAll(folders.toReversed(), search, { connection, clock })) ?? elsewhere
    if (found !== null) return found
    if (leftMs <= 0) return null
    await newsOrTime(Math.min(leftMs, lookEveryMs), { connection, clock, signal })
  }
}

async function lookIntoAll(
  folders: readonly WatchedFolder[],
  search: LetterSearch,
  { connection, clock }: { connection: ImapConnection; clock: Clock },
): Promise<FoundLetter | null> {
  for (const folder of folders) {
    const fetched = await lookInto(folder.path, search, connection)
    if (fetched !== null) return { folder, fetched, seenAtMs: clock.nowMs() }
  }
  return null
}

async function lookInto(
  path: string,
  { id, marks }: LetterSearch,
  connection: ImapConnection,
): Promise<FetchedHead | null> {
  await connection.open(path)
  const uids = await connection.uidsFrom(marks.get(path) ?? 1)
  for (let start = 0; start < uids.length; start += batchCount) {
    const batch = uids.slice(start, start + batchCount)
    const found = (await connection.fetchHeads(batch)).find(({ head }) => isLetter(head, id))
    if (found !== undefined) return found
    marks.set(path, (batch.at(-1) ?? 0) + 1)
  }
  return null
}

function isLetter(head: Uint8Array, id: string): boolean {
  return valuesOf(readHeaderSection(head), 'X-Presend-Test').includes(id)
}

async function newsOrTime(
  timeMs: number,
  { connection, clock, signal }: { connection: ImapConnection; clock: Clock; signal: AbortSignal },
): Promise<void> {
  const done = new AbortController()
  const either = AbortSignal.any([signal, done.signal])
  const time = clock.sleep(timeMs, either).catch(() => undefined)
  await Promise.race([connection.waitForNews(either), time])
  done.abort()
  signal.throwIfAborted()
}
