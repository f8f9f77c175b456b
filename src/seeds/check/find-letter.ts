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
/** So many messages are asked for at once. */
const batchCount = 50

/** Notes where each folder ends, so that only what comes from now on is looked at. */
export async function markFolders(folders: readonly WatchedFolder[], connection: ImapConnection): Promise<FolderMarks> {
  const marks: FolderMarks = new Map()
  for (const { path } of folders) marks.set(path, (await connection.open(path)).uidNext)
  return marks
}

/** What to look for, and where. */
export interface LetterSearch {
  /** What its X-Presend-Test field says. */
  readonly id: string
  /** The inbox first. */
  readonly folders: readonly WatchedFolder[]
  readonly marks: FolderMarks
  /** Monotonic time at which it ends. */
  readonly deadlineMs: number
}

/** @returns `null`: it did not come in time. @throws ImapFailure; the signal's reason */
export async function findLetter(
  search: LetterSearch,
  { connection, clock, signal }: { connection: ImapConnection; clock: Clock; signal: AbortSignal },
): Promise<FoundLetter | null> {
  const { folders, deadlineMs } = search
  for (;;) {
    // The inbox last: it stays open, and tells of news.
    for (const folder of folders.toReversed()) {
      const fetched = await lookInto(folder.path, search, connection)
      if (fetched !== null) return { folder, fetched, seenAtMs: clock.nowMs() }
    }
    const leftMs = deadlineMs - clock.monotonicMs()
    if (leftMs <= 0) return null
    await newsOrTime(Math.min(leftMs, lookEveryMs), { connection, clock, signal })
  }
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
