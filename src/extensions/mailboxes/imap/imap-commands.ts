/** The commands of an ImapConnection, implemented with imapflow. Drops data that presend did not request. */

import type { ImapFlow, ListResponse, MailboxObject, StatusObject } from 'imapflow'

import { fieldOf } from '../../../foundation/errors/json-object.ts'
import type { Scrub } from '../../../foundation/world/scrub-secrets.ts'
import type { FetchedHead, FolderState, ImapConnection, ListedFolder, OpenFolder } from './imap-connection.ts'
import { answerLimits, type ImapLimits } from './imap-limits.ts'

/**
 * The keyword for messages that were matched to a test. RFC 5788 reserves the prefix `$` for registered keywords, so
 * this keyword starts with a letter.
 */
export const seedKeyword = 'PresendSeed'

/** Runs a command within its time limit. */
export type RunCommand = <T>(work: () => Promise<T>, limitMs?: number) => Promise<T>

/** A logged-in client and the dependencies of its commands. */
export interface CommandParts {
  readonly client: ImapFlow
  readonly run: RunCommand
  readonly limits: ImapLimits
  /** Removes the login credentials from text sent by the server. */
  readonly scrub: Scrub
  /**
   * Called before each search of the open folder. The search covers all changes that the server reported before this
   * call.
   */
  readonly onSearch: () => void
}

/** The commands of a connection. */
export type ImapCommands = Omit<ImapConnection, 'abilities' | 'waitForChange' | typeof Symbol.asyncDispose>

/** Returns all commands of one client. */
export function imapCommands(parts: CommandParts): ImapCommands {
  return { ...folderCommands(parts), ...searchCommands(parts), ...messageCommands(parts) }
}

function folderCommands({
  client,
  run,
  scrub,
}: CommandParts): Pick<ImapCommands, 'listFolders' | 'open' | 'stateOf' | 'statesOf' | 'quotasOf'> {
  const isClean = (text: string): boolean => scrub(text) === text
  const stateOf = async (path: string): Promise<FolderState | null> => {
    const status = await run(
      async () =>
        await client.status(path, stateItems).catch((error: unknown) => {
          if (fieldOf(error, 'code') === 'NotFound') return null
          throw error
        }),
    )
    return status === null || status === false ? null : toFolderState(status)
  }
  return {
    stateOf,
    statesOf: async (paths) => {
      const wanted = new Set(paths)
      const states = new Map<string, FolderState>()
      if (client.capabilities.has('LIST-STATUS')) {
        const listed = await run(async () => await client.list({ statusQuery: stateItems }))
        for (const { path, status } of listed) {
          if (wanted.has(path) && status !== undefined) states.set(path, toFolderState(status))
        }
        return states
      }
      for (const path of wanted) {
        const state = await stateOf(path)
        if (state !== null) states.set(path, state)
      }
      return states
    },
    listFolders: async () => {
      // imapflow lists the inbox and the folders with a special use first.
      const all = await run(async () => await client.list())
      const listed = all.filter(({ path }) => isShowable(path) && isClean(path)).slice(0, answerLimits.folderCount)
      const foreign = [...(client.namespaces?.other || []), ...(client.namespaces?.shared || [])]
      const prefixes = foreign.flatMap(({ prefix }) => (prefix === '' ? [] : [prefix]))
      return listed.map((folder) => toListedFolder(folder, prefixes.slice(0, answerLimits.namespaceCount)))
    },
    open: async (path) => {
      const { mailbox } = client
      if (mailbox !== false && mailbox.path === path) return toOpenFolder(mailbox)
      return toOpenFolder(await run(async () => await client.mailboxOpen(path)))
    },
    quotasOf: async (path) => {
      if (!client.capabilities.has('QUOTA')) return []
      const quota = await run(async () => (await client.getQuota(path)) || null)
      return Object.entries(quota ?? {}).flatMap(([resource, value]) => {
        if (typeof value !== 'object' || value.usage === undefined || value.limit === undefined) return []
        if (!isShowable(resource) || !isClean(resource)) return []
        return [{ resource, used: value.usage, limit: value.limit }]
      })
    },
  }
}

/** Returns false for overlong names from the server, because folder names are logged and displayed. */
function isShowable(name: string): boolean {
  return name.length <= answerLimits.nameLength
}

const stateItems = { uidNext: true, uidValidity: true } as const

function toFolderState({ uidNext, uidValidity }: Pick<StatusObject, 'uidNext' | 'uidValidity'>): FolderState {
  return { uidNext: uidNext ?? 1, uidValidity: String(uidValidity ?? '') }
}

function searchCommands({
  client,
  run,
  onSearch,
}: CommandParts): Pick<ImapCommands, 'uidsFrom' | 'unmarkedUidsSince' | 'markedUidsBefore' | 'isFoundByGmail'> {
  const search = async (query: Parameters<ImapFlow['search']>[0]): Promise<readonly number[]> => {
    const found = await run(async () => (await client.search(query, { uid: true })) ?? false)
    return found === false ? [] : found.toSorted((left, right) => left - right)
  }
  return {
    uidsFrom: async (firstUid) => {
      onSearch()
      const { uidsPerSearch, uidCount } = answerLimits
      const uidNext = client.mailbox === false ? 0 : client.mailbox.uidNext
      const found: number[] = []
      for (let start = firstUid; ; start += uidsPerSearch) {
        const end = start + uidsPerSearch
        const isLast = end >= uidNext
        const uids = await search({ uid: `${start}:${isLast ? '*' : end - 1}` })
        // Filter the result, because `9:*` matches the last message even if its UID is less than 9 (RFC 9051 §9,
        // seq-range).
        for (const uid of uids) if (uid >= start && (isLast || uid < end)) found.push(uid)
        if (isLast || found.length >= uidCount) return found.slice(0, uidCount)
      }
    },
    unmarkedUidsSince: async (sinceMs) => await search({ since: new Date(sinceMs), unKeyword: seedKeyword }),
    markedUidsBefore: async (beforeMs) => await search({ before: new Date(beforeMs), keyword: seedKeyword }),
    isFoundByGmail: async (uid, query) => (await search({ uid: String(uid), gmraw: query })).includes(uid),
  }
}

const byUid = { uid: true }

function messageCommands({
  client,
  run,
  limits: { fetchMs },
}: CommandParts): Pick<ImapCommands, 'labelsOf' | 'fetchHeads' | 'fetchBytes' | 'mark' | 'remove' | 'moveTo'> {
  /**
   * Fetches data about messages. When another client changes a flag, servers also send unsolicited replies (RFC 9051
   * §7.5.2), often without a UID. For each message, only the first reply with a requested UID and the requested data is
   * used.
   */
  const fetch = async <T>(uids: readonly number[], { query, read }: Fetching<T>): Promise<readonly T[]> => {
    const wanted = new Set(uids)
    const found: T[] = []
    await run(async () => {
      for await (const message of client.fetch(uids.join(','), { uid: true, ...query }, byUid)) {
        const item = wanted.has(message.uid) ? read(message) : null
        if (item === null) continue
        wanted.delete(message.uid)
        found.push(item)
      }
    }, fetchMs)
    return found
  }
  const fetchPiece = async (uid: number, start: number, maxLength: number): Promise<Buffer | null> => {
    const [piece] = await fetch([uid], {
      query: { source: { start, maxLength } },
      read: ({ source }) => source ?? null,
    })
    return piece?.subarray(0, maxLength) ?? null
  }
  return {
    labelsOf: async (uid) => {
      const [labels] = await fetch([uid], { query: { labels: true }, read: ({ labels: found }) => found ?? null })
      return labels === undefined ? null : [...labels].slice(0, answerLimits.flagCount)
    },
    fetchHeads: async (uids) => (uids.length === 0 ? [] : await fetch(uids, headFetching)),
    fetchBytes: async (uid, maxBytes) => {
      const pieces: Buffer[] = []
      for (let start = 0; start < maxBytes; ) {
        const wantedBytes = Math.min(answerLimits.literalBytes, maxBytes - start)
        const piece = await fetchPiece(uid, start, wantedBytes)
        // The message was deleted in the meantime. Do not return a truncated message.
        if (piece === null) return null
        pieces.push(piece)
        start += piece.length
        if (piece.length < wantedBytes) break
      }
      return new Uint8Array(Buffer.concat(pieces))
    },
    mark: async (uids) =>
      void (await run(async () => await client.messageFlagsAdd(uids.join(','), [seedKeyword], byUid))),
    remove: async (uids) => void (await run(async () => await client.messageDelete(uids.join(','), byUid), fetchMs)),
    moveTo: async (uids, path) =>
      void (await run(async () => await client.messageMove(uids.join(','), path, byUid), fetchMs)),
  }
}

type Message = Awaited<ReturnType<ImapFlow['fetchAll']>>[number]

interface Fetching<T> {
  readonly query: Parameters<ImapFlow['fetch']>[1]
  /** Returns `null` if the reply does not contain the requested data. */
  readonly read: (message: Message) => T | null
}

const { headBytes } = answerLimits

const headFetching: Fetching<FetchedHead> = {
  query: { internalDate: true, size: true, bodyParts: [{ key: 'HEADER', start: 0, maxLength: headBytes }] },
  read: ({ uid, headers, size, internalDate }) => {
    if (headers === undefined) return null
    const date = internalDate === undefined ? Number.NaN : new Date(internalDate).getTime()
    const internalDateMs = Number.isNaN(date) ? null : date
    // Copy the bytes, because sending a view to another thread would copy its entire underlying buffer.
    return { uid, head: new Uint8Array(wholeLines(headers)), sizeBytes: size ?? 0, internalDateMs }
  },
}

/** Drops the last line of a truncated header section if the line is incomplete. */
function wholeLines(head: Buffer): Buffer {
  if (head.length < headBytes) return head
  return head.subarray(0, head.lastIndexOf(0x0a, headBytes - 1) + 1)
}

function toListedFolder(
  { path, name, flags, specialUse, specialUseSource }: ListResponse,
  foreign: readonly string[],
): ListedFolder {
  // Ignore special uses that imapflow guesses from folder names; presend has its own list of names in
  // spam-folder-names.ts.
  const special = specialUse !== undefined && specialUseSource === 'extension' ? [specialUse] : []
  const known = [...special, ...flags].slice(0, answerLimits.flagCount)
  return { path, name, flags: known, isForeign: foreign.some((prefix) => path.startsWith(prefix)) }
}

function toOpenFolder({ uidValidity, uidNext, permanentFlags, readOnly }: MailboxObject): OpenFolder {
  const canKeep = permanentFlags === undefined || permanentFlags.has('\\*') || permanentFlags.has(seedKeyword)
  return { uidValidity: String(uidValidity), uidNext, canMark: canKeep && readOnly !== true }
}
