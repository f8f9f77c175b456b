/** Waits for a letter in the folders of a mailbox. */

import { readHeaderSection, valuesOf } from '../../mail/header-section.ts'
import type { Clock } from '../../world/world.ts'
import type { WatchedFolder } from '../imap/find-folders.ts'
import type { FetchedHead, ImapConnection } from '../imap/imap-connection.ts'

/** From which message on each folder is looked through, by path. */
export type FolderMarks = Map<string, number>

/** Where a letter lies. */
export interface FoundLetter {
  readonly folder: WatchedFolder
  readonly fetched: FetchedHead
  /** By our clock. */
  readonly seenAtMs: number
}

/** How often all folders are looked into; the inbox tells of news by itself where it can. */
const lookEveryMs = 1000
/** Where mail is only filed by a rule is looked into more rarely, so that a letter on its way to the inbox is seen there. */
const othersEveryLooks = 20
/** So many messages are asked for at once. */
const batchCount = 50

/** Notes where each folder ends, so that only what comes from now on is looked at. */
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

/** What to look for, and where. */
export interface LetterSearch {
  /** What its X-Presend-Test field says. */
  readonly id: string
  /** The inbox first. */
  readonly folders: readonly WatchedFolder[]
  /** Where a rule of the mailbox may have filed it. */
  readonly others: readonly WatchedFolder[]
  readonly marks: FolderMarks
  /** Monotonic time at which it ends. */
  readonly deadlineMs: number
}

/** @returns `null`: it did not come in time. @throws ImapFailure; the signal's reason */
export async function findLetter(
  search: LetterSearch,
  { connection, clock, signal }: { connection: ImapConnection; clock: Clock; signal: AbortSignal },
): Promise<FoundLetter | null> {
  const { folders, others, deadlineMs } = search
  for (let look = 1; ; look += 1) {
    const leftMs = deadlineMs - clock.monotonicMs()
    const isOthersTurn = leftMs <= 0 || look % othersEveryLooks === 0
    // Before the inbox: what comes meanwhile, to both at Gmail, is then found there, too.
    const elsewhere = isOthersTurn ? await lookIntoAll(others, search, { connection, clock }) : null
    // The inbox last: it stays open, and tells of news.
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
