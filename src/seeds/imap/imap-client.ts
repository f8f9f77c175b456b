/** ImapConnection over imapflow. Nothing of what goes over the wire is ever logged. */

import { ImapFlow, type ListResponse, type MailboxObject, type StatusObject } from 'imapflow'

import { Secret } from '../../world/secret.ts'
import { TimeLimitReached, withinTime } from '../../world/time-limit.ts'
import type { Clock } from '../../world/world.ts'
import type { ListedFolder } from './find-folders.ts'
import type { FetchedHead, FolderState, ImapAccount, ImapConnection, OpenFolder } from './imap-connection.ts'
import { ImapFailure, toImapFailure } from './imap-failure.ts'

/** What marks messages that were matched to a test. RFC 5788 wants no `$` in front of private names. */
export const seedKeyword = 'PresendSeed'

/** How long the server may take. */
export interface ImapLimits {
  /** Until the mailbox is logged in to. */
  readonly connectMs: number
  /** For one command's answer. */
  readonly commandMs: number
  /** For the answer to a command that brings messages. */
  readonly fetchMs: number
}

/** Within these a connection that is only half there is found out. */
export const usualImapLimits: ImapLimits = { connectMs: 30_000, commandMs: 15_000, fetchMs: 60_000 }

/** What a connection is opened with. */
export interface ImapTools {
  readonly clock: Clock
  readonly limits: ImapLimits
  /** Ends the connection at once. */
  readonly signal: AbortSignal
}

/** Larger answers are refused, whatever the server announces. */
const maxLiteralBytes = 64 * 1024 * 1024

/** Connects and logs in. @throws ImapFailure, or the signal's reason */
export async function openImapConnection(account: ImapAccount, tools: ImapTools): Promise<ImapConnection> {
  const { password } = account
  if (password instanceof Secret) return await logIn(account, { pass: password.reveal() }, tools)
  const token = await password.current(tools.signal)
  try {
    return await logIn(account, { accessToken: token.reveal() }, tools)
  } catch (error) {
    const isRefused = error instanceof ImapFailure && error.kind === 'refused-login'
    // It may have been withdrawn before its time; a new one is asked for once.
    if (!isRefused || !password.refused(token)) throw error
    return await logIn(account, { accessToken: (await password.current(tools.signal)).reveal() }, tools)
  }
}

/** What imapflow shows to the server; it takes OAUTHBEARER or XOAUTH2 for a token, as the server offers. */
type ImapLogin = { readonly pass: string } | { readonly accessToken: string }

async function logIn(account: ImapAccount, login: ImapLogin, tools: ImapTools): Promise<ImapConnection> {
  const heard: Heard = { connectionError: null, refusal: null, hasNews: false }
  const client = imapClient(account, login, heard)
  const ask = asks(client, { ...tools, heard })
  try {
    await ask(async () => await client.connect(), tools.limits.connectMs)
  } catch (error) {
    client.close()
    throw error
  }
  return connection(client, ask, { ...tools, heard })
}

function silent(): void {}

/** What imapflow tells beside its answers. */
interface Heard {
  /** Why the connection broke; `null`: it did not. */
  connectionError: unknown
  /** Why the last command was refused: imapflow answers some of those with `false` and tells the reason to its log. */
  refusal: unknown
  /** The open folder has changed since it was last looked at. */
  hasNews: boolean
}

function imapClient({ host, port, tls, username, caPem }: ImapAccount, login: ImapLogin, heard: Heard): ImapFlow {
  const listen = (entry: unknown): void => {
    if (typeof entry === 'object' && entry !== null && 'err' in entry) heard.refusal = entry.err
  }
  const client = new ImapFlow({
    host,
    port,
    secure: tls === 'implicit',
    doSTARTTLS: tls === 'starttls',
    auth: { user: username, ...login },
    tls: caPem === null ? {} : { ca: caPem },
    logger: { trace: silent, debug: silent, info: silent, warn: listen, error: listen },
    disableAutoIdle: true,
    // A pair of compressors would take more memory than all the rest of a connection.
    disableCompression: true,
    clientInfo: { name: 'presend' },
    maxLiteralSize: maxLiteralBytes,
    maxResponseSize: maxLiteralBytes + 1024 * 1024,
  })
  // Without a listener it would end the process; the command that fails tells it again.
  client.on('error', (error) => {
    heard.connectionError = error
  })
  for (const event of ['exists', 'expunge'] as const) {
    client.on(event, () => {
      heard.hasNews = true
    })
  }
  return client
}

type Ask = <T>(work: () => Promise<T>, limitMs?: number) => Promise<T>

interface HearingTools extends ImapTools {
  readonly heard: Heard
}

/** Every command has a time limit: a connection that does not answer within it is closed, as nobody knows what it does. */
function asks(client: ImapFlow, tools: HearingTools): Ask {
  const { limits, signal, heard } = tools
  return async (work, limitMs = limits.commandMs) => {
    heard.refusal = null
    try {
      const answer = await withinTime(async () => await work(), limitMs, tools)
      if (answer === false)
        throw toImapFailure(heard.refusal ?? new ImapFailure('unusable', 'the server refused a command'))
      return answer
    } catch (error) {
      if (signal.aborted || error instanceof TimeLimitReached) client.close()
      signal.throwIfAborted()
      if (error instanceof TimeLimitReached) throw new ImapFailure('unreachable', error.message)
      // A lost connection says more in its own error than in that of the command which it broke off.
      throw toImapFailure(client.usable ? error : (heard.connectionError ?? error))
    }
  }
}

function connection(client: ImapFlow, ask: Ask, tools: HearingTools): ImapConnection {
  const { capabilities } = client
  return {
    abilities: {
      hasIdle: capabilities.has('IDLE'),
      hasGmailSearch: capabilities.has('X-GM-EXT-1'),
      hasUidPlus: capabilities.has('UIDPLUS'),
      encryption: encryptionOf(client),
    },
    ...folderCommands(client, ask),
    ...searchCommands(client, ask, tools.heard),
    ...messageCommands(client, ask, tools.limits),
    waitForNews: async (signal) => await waitForNews(client, tools.heard, signal),
    [Symbol.asyncDispose]: async () => {
      const farewell = AbortSignal.timeout(1000)
      await ask(async () => await Promise.race([client.logout(), aborted(farewell)])).catch(() => undefined)
      client.close()
    },
  }
}

function folderCommands(
  client: ImapFlow,
  ask: Ask,
): Pick<ImapConnection, 'listFolders' | 'open' | 'stateOf' | 'statesOf' | 'quotasOf'> {
  const stateOf = async (path: string): Promise<FolderState | null> => {
    const status = await ask(
      async () =>
        await client.status(path, stateItems).catch((error: unknown) => {
          if (toCode(error) === 'NotFound') return null
          throw error
        }),
    )
    return status === null || status === false ? null : toFolderState(status)
  }
  return {
    stateOf,
    statesOf: async (paths) => {
      const states = new Map<string, FolderState>()
      if (client.capabilities.has('LIST-STATUS')) {
        for (const { path, status } of await ask(async () => await client.list({ statusQuery: stateItems }))) {
          if (paths.includes(path) && status !== undefined) states.set(path, toFolderState(status))
        }
        return states
      }
      for (const path of paths) {
        const state = await stateOf(path)
        if (state !== null) states.set(path, state)
      }
      return states
    },
    listFolders: async () => {
      const listed = await ask(async () => await client.list())
      const foreign = [...(client.namespaces?.other || []), ...(client.namespaces?.shared || [])]
      const prefixes = foreign.flatMap(({ prefix }) => (prefix === '' ? [] : [prefix]))
      return listed.map((folder) => toListedFolder(folder, prefixes))
    },
    open: async (path) => {
      const { mailbox } = client
      if (mailbox !== false && mailbox.path === path) return toOpenFolder(mailbox)
      return toOpenFolder(await ask(async () => await client.mailboxOpen(path)))
    },
    quotasOf: async (path) => {
      if (!client.capabilities.has('QUOTA')) return []
      const quota = await ask(async () => (await client.getQuota(path)) || null)
      return Object.entries(quota ?? {}).flatMap(([resource, told]) => {
        if (typeof told !== 'object' || told.usage === undefined || told.limit === undefined) return []
        return [{ resource, used: told.usage, limit: told.limit }]
      })
    },
  }
}

const stateItems = { uidNext: true, uidValidity: true } as const

function toFolderState({ uidNext, uidValidity }: Pick<StatusObject, 'uidNext' | 'uidValidity'>): FolderState {
  return { uidNext: uidNext ?? 1, uidValidity: String(uidValidity ?? '') }
}

/** imapflow says `false` for a connection in the clear. */
function encryptionOf({ secureConnection, tls }: ImapFlow): string | null {
  if (!secureConnection) return null
  return (tls === false ? undefined : tls?.version) ?? 'TLS'
}

function searchCommands(
  client: ImapFlow,
  ask: Ask,
  heard: Heard,
): Pick<ImapConnection, 'uidsFrom' | 'unmarkedUidsSince' | 'markedUidsBefore' | 'isFoundByGmail'> {
  const search = async (query: Parameters<ImapFlow['search']>[0]): Promise<readonly number[]> => {
    const found = await ask(async () => (await client.search(query, { uid: true })) ?? false)
    return found === false ? [] : found.toSorted((left, right) => left - right)
  }
  return {
    uidsFrom: async (firstUid) => {
      heard.hasNews = false
      // `9:*` finds the last message also when its UID is less than 9 (RFC 9051 §9, seq-range).
      return (await search({ uid: `${firstUid}:*` })).filter((uid) => uid >= firstUid)
    },
    unmarkedUidsSince: async (sinceMs) => await search({ since: new Date(sinceMs), unKeyword: seedKeyword }),
    markedUidsBefore: async (beforeMs) => await search({ before: new Date(beforeMs), keyword: seedKeyword }),
    isFoundByGmail: async (uid, query) => (await search({ uid: String(uid), gmraw: query })).includes(uid),
  }
}

function messageCommands(
  client: ImapFlow,
  ask: Ask,
  { fetchMs }: ImapLimits,
): Pick<ImapConnection, 'labelsOf' | 'fetchHeads' | 'fetchBytes' | 'mark' | 'remove' | 'moveTo'> {
  const byUid = { uid: true }
  return {
    labelsOf: async (uid) => {
      const [found] = await ask(async () => await client.fetchAll(String(uid), { uid: true, labels: true }, byUid))
      return found === undefined ? null : [...(found.labels ?? [])]
    },
    fetchHeads: async (uids) => {
      if (uids.length === 0) return []
      const query = { uid: true, internalDate: true, size: true, headers: true }
      const found = await ask(async () => await client.fetchAll(uids.join(','), query, byUid), fetchMs)
      return found.map(({ uid, headers, size, internalDate }): FetchedHead => {
        const date = internalDate === undefined ? Number.NaN : new Date(internalDate).getTime()
        const internalDateMs = Number.isNaN(date) ? null : date
        return { uid, head: headers ?? new Uint8Array(), sizeBytes: size ?? 0, internalDateMs }
      })
    },
    fetchBytes: async (uid, maxBytes) => {
      const query = { uid: true, source: { start: 0, maxLength: maxBytes } }
      const [found] = await ask(async () => await client.fetchAll(String(uid), query, byUid), fetchMs)
      return found?.source ?? null
    },
    mark: async (uids) =>
      void (await ask(async () => await client.messageFlagsAdd(uids.join(','), [seedKeyword], byUid))),
    remove: async (uids) => void (await ask(async () => await client.messageDelete(uids.join(','), byUid), fetchMs)),
    moveTo: async (uids, path) =>
      void (await ask(async () => await client.messageMove(uids.join(','), path, byUid), fetchMs)),
  }
}

async function waitForNews(client: ImapFlow, heard: Heard, signal: AbortSignal): Promise<void> {
  if (signal.aborted || !client.usable || heard.hasNews) return
  const news = new AbortController()
  const tell = (): void => news.abort()
  const events = ['exists', 'expunge', 'close'] as const
  for (const event of events) client.once(event, tell)
  // It ends with the next command, or with the connection; what it fails with, that command says.
  if (client.capabilities.has('IDLE')) client.idle().catch(() => undefined)
  await aborted(AbortSignal.any([signal, news.signal]))
  for (const event of events) client.off(event, tell)
}

async function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
}

function toListedFolder(
  { path, name, flags, specialUse, specialUseSource }: ListResponse,
  foreign: readonly string[],
): ListedFolder {
  // What imapflow guessed from a name is left out: names are our own table's affair.
  const told = specialUse !== undefined && specialUseSource === 'extension' ? [specialUse] : []
  return { path, name, flags: [...flags, ...told], isForeign: foreign.some((prefix) => path.startsWith(prefix)) }
}

function toOpenFolder({ uidValidity, uidNext, permanentFlags, readOnly }: MailboxObject): OpenFolder {
  const canKeep = permanentFlags === undefined || permanentFlags.has('\\*') || permanentFlags.has(seedKeyword)
  return { uidValidity: String(uidValidity), uidNext, canMark: canKeep && readOnly !== true }
}

function toCode(error: unknown): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined
}
