/** Waits for the test message in the folders of a mailbox. */

import { readHeaderSection, valuesOf } from '../../../foundation/mail/header-section.ts'
import type { Clock } from '../../../foundation/world/world.ts'
import type { WatchedFolder } from '../imap/find-folders.ts'
import type { FetchedHead, ImapConnection } from '../imap/imap-connection.ts'
import { waitForChange } from '../imap/wait-for-change.ts'

/** Maps each folder's path to the UID at which the search starts. */
export type FolderMarks = Map<string, number>

/** Where the message was found. */
export interface FoundMessage {
  readonly folder: WatchedFolder
  readonly fetched: FetchedHead
  /** When the message was found, according to presend's clock. */
  readonly seenAtMs: number
}

/** The interval between searches. If IDLE reports a change in the inbox, the wait ends early. */
const searchEveryMs = 1000
/**
 * Only one in this many searches includes folders other than the inbox and the spam folders, so a message that is still
 * being moved to the inbox is usually found in the inbox.
 */
const othersEverySearches = 20
/** The maximum number of messages per request. */
const batchCount = 50

/** Records the next UID of each folder, so that only messages that arrive later are searched. */
export async function markFolders(
  { folders, others }: Pick<MessageSearch, 'folders' | 'others'>,
  connection: ImapConnection,
): Promise<FolderMarks> {
  const marks: FolderMarks = new Map()
  const states = await connection.statesOf(others.map(({ path }) => path))
  for (const [path, { uidNext }] of states) marks.set(path, uidNext)
  for (const { path } of folders) marks.set(path, (await connection.open(path)).uidNext)
  return marks
}

/** The message to find and the folders to search. */
export interface MessageSearch {
  /** The value of the message's X-Presend-Test field. */
  readonly id: string
  /** The inbox and the spam folders, starting with the inbox. */
  readonly folders: readonly WatchedFolder[]
  /** Other folders to which a mailbox rule may move the message. */
  readonly others: readonly WatchedFolder[]
  readonly marks: FolderMarks
  /** The deadline, in monotonic time. */
  readonly deadlineMs: number
}

/** Waits for the message. @returns `null` if it does not arrive before the deadline @throws ImapFailure; the signal's reason */
export async function findMessage(
  search: MessageSearch,
  { connection, clock, signal }: { connection: ImapConnection; clock: Clock; signal: AbortSignal },
): Promise<FoundMessage | null> {
  const { folders, others, deadlineMs } = search
  for (let count = 1; ; count += 1) {
    const leftMs = deadlineMs - clock.monotonicMs()
    const isOthersTurn = leftMs <= 0 || count % othersEverySearches === 0
    // Search the other folders before the inbox, because Gmail may show a message both in the inbox and in another
    // folder, in which case the inbox counts.
    const elsewhere = isOthersTurn ? await searchAll(others, search, { connection, clock }) : null
    // Search the inbox last, so that it remains the selected folder for IDLE.
    const found = (await searchAll(folders.toReversed(), search, { connection, clock })) ?? elsewhere
    if (found !== null) return found
    if (leftMs <= 0) return null
    await waitForChange(connection, Math.min(leftMs, searchEveryMs), { clock, signal })
    signal.throwIfAborted()
  }
}

async function searchAll(
  folders: readonly WatchedFolder[],
  search: MessageSearch,
  { connection, clock }: { connection: ImapConnection; clock: Clock },
): Promise<FoundMessage | null> {
  for (const folder of folders) {
    const fetched = await searchFolder(folder.path, search, connection)
    if (fetched !== null) return { folder, fetched, seenAtMs: clock.nowMs() }
  }
  return null
}

async function searchFolder(
  path: string,
  { id, marks }: MessageSearch,
  connection: ImapConnection,
): Promise<FetchedHead | null> {
  await connection.open(path)
  const uids = await connection.uidsFrom(marks.get(path) ?? 1)
  for (let start = 0; start < uids.length; start += batchCount) {
    const batch = uids.slice(start, start + batchCount)
    const found = (await connection.fetchHeads(batch)).find(({ head }) => hasId(head, id))
    if (found !== undefined) return found
    marks.set(path, (batch.at(-1) ?? 0) + 1)
  }
  return null
}

function hasId(head: Uint8Array, id: string): boolean {
  return valuesOf(readHeaderSection(head), 'X-Presend-Test').includes(id)
}
