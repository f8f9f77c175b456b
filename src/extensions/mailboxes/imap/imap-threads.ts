/**
 * Runs IMAP connections in worker threads, one thread per mail server. If parsing a server's replies takes too much
 * time or memory, only the mailboxes on that server are affected.
 */

import {
  openServiceThread,
  type ServiceThread,
  ThreadLost,
} from '../../../foundation/world/workers/open-service-thread.ts'
import type { ImapCommands } from './imap-commands.ts'
import type { ConnectImap, ImapAbilities, ImapConnection, ImapServer, ImapTools } from './imap-connection.ts'
import { ImapFailure } from './imap-failure.ts'
import { type ImapAnswer, type ImapRequest, imapJob } from './imap-requests.ts'
import { logInToMailbox } from './log-in-to-mailbox.ts'

/** The number of threads and their limits. */
export interface ImapThreadsOptions {
  /** The maximum number of threads. If there are more mail servers than threads, several servers share a thread. */
  readonly threadCount: number
  /** The V8 heap limit of one thread, in MiB. */
  readonly memoryMb: number
  /** A thread that does not respond for about this long is terminated. */
  readonly silenceMs: number
}

/**
 * The default options. A mailbox takes about 0.5 MiB in total in the main thread and its worker thread, so one thread
 * can serve a thousand mailboxes.
 */
const usualOptions: ImapThreadsOptions = { threadCount: 8, memoryMb: 512, silenceMs: 5000 }

/** Opens connections. Disposing the pool terminates all threads and closes all connections. */
export interface ImapThreads extends Disposable {
  readonly connect: ConnectImap
}

/** Creates the pool of threads. Threads start on first use and keep running. */
export function openImapThreads(options: Partial<ImapThreadsOptions> = {}): ImapThreads {
  const limits = { ...usualOptions, ...options }
  const threads = serverThreads(limits)
  let lastConnectionId = 0
  return {
    connect: async (account, tools) => {
      // Omit the password, because it cannot be cloned to another thread; the login is sent separately.
      const { host, port, tls, username, caPem } = account
      const server: ImapServer = { host, port, tls, username, caPem }
      return await logInToMailbox(account, tools, async (login) => {
        lastConnectionId += 1
        const thread = threads.threadFor(`${host.toLowerCase()}:${port}`)
        const call = threadCaller({ thread, connectionId: lastConnectionId }, limits)
        const opened = await call({ type: 'open', server, login, limits: tools.limits }, tools.signal)
        // oxlint-disable-next-line no-unsafe-type-assertion -- both threads run the same code, so the types agree
        return remoteConnection(opened as ImapAbilities, call, tools)
      })
    },
    [Symbol.dispose]: () => threads[Symbol.dispose](),
  }
}

interface ServerThreads extends Disposable {
  /** Returns the thread for a server. Each server keeps its thread until the thread is terminated. */
  threadFor(server: string): ServiceThread
}

function serverThreads({ threadCount, memoryMb, silenceMs }: ImapThreadsOptions): ServerThreads {
  /** The mail servers that each thread serves. */
  const open = new Map<ServiceThread, Set<string>>()
  return {
    threadFor: (server) => {
      for (const thread of open.keys()) if (thread.isLost) open.delete(thread)
      const own = [...open].find(([, servers]) => servers.has(server))
      if (own !== undefined) return own[0]
      if (open.size < threadCount) {
        const thread = openServiceThread({ memoryMb, silenceMs })
        open.set(thread, new Set([server]))
        return thread
      }
      const [emptiest] = [...open].toSorted(([, left], [, right]) => left.size - right.size)
      if (emptiest === undefined) throw new TypeError('there is always at least one thread')
      emptiest[1].add(server)
      return emptiest[0]
    },
    [Symbol.dispose]: () => {
      for (const thread of open.keys()) thread[Symbol.dispose]()
      open.clear()
    },
  }
}

type WithoutId<T> = T extends unknown ? Omit<T, 'connectionId'> : never

/** Sends a request for one connection to its thread. @throws ImapFailure; the signal's reason */
type CallThread = (request: WithoutId<ImapRequest>, signal?: AbortSignal) => Promise<unknown>

function threadCaller(
  { thread, connectionId }: { readonly thread: ServiceThread; readonly connectionId: number },
  limits: ImapThreadsOptions,
): CallThread {
  return async (request, signal) => {
    const called = thread.call(imapJob, { connectionId, ...request }, signal).catch((error: unknown) => {
      throw error instanceof ThreadLost ? new ImapFailure('unusable', describeLoss(error, limits)) : error
    })
    // oxlint-disable-next-line no-unsafe-type-assertion -- both threads run the same code, so the types agree
    const answer = (await called) as ImapAnswer
    if (answer.status === 'ok') return answer.value
    throw new ImapFailure(answer.kind, answer.text, answer.waitMs)
  }
}

function describeLoss({ loss }: ThreadLost, { silenceMs, memoryMb }: ImapThreadsOptions): string {
  switch (loss) {
    case 'time-limit':
      return `parsing the server's replies took longer than ${silenceMs / 1000} s`
    case 'memory-limit':
      return `parsing the server's replies took more than ${memoryMb} MiB of memory`
    case 'crashed':
      return "the thread that parses the server's replies ended unexpectedly"
    case 'closed':
      return 'the connection was closed'
    default:
      return loss satisfies never
  }
}

function remoteConnection(abilities: ImapAbilities, call: CallThread, { signal }: ImapTools): ImapConnection {
  const drop = (): void => void call({ type: 'drop' }).catch(() => undefined)
  signal.addEventListener('abort', drop, { once: true })
  if (signal.aborted) drop()
  return {
    abilities,
    ...remoteCommands(call, signal),
    waitForChange: async (end) => {
      await call({ type: 'wait' }, AbortSignal.any([signal, end])).catch(() => undefined)
    },
    [Symbol.asyncDispose]: async () => {
      signal.removeEventListener('abort', drop)
      await call({ type: 'close' }).catch(() => undefined)
    },
  }
}

function remoteCommands(call: CallThread, signal: AbortSignal): ImapCommands {
  const command = <Name extends keyof ImapCommands>(name: Name): ImapCommands[Name] => {
    const run = async (...args: readonly unknown[]): Promise<unknown> =>
      await call({ type: 'command', name, args }, signal)
    // oxlint-disable-next-line no-unsafe-type-assertion -- the other thread calls the command with this name and type
    return run as ImapCommands[Name]
  }
  return {
    listFolders: command('listFolders'),
    quotasOf: command('quotasOf'),
    open: command('open'),
    stateOf: command('stateOf'),
    statesOf: command('statesOf'),
    uidsFrom: command('uidsFrom'),
    unmarkedUidsSince: command('unmarkedUidsSince'),
    markedUidsBefore: command('markedUidsBefore'),
    isFoundByGmail: command('isFoundByGmail'),
    labelsOf: command('labelsOf'),
    fetchHeads: command('fetchHeads'),
    fetchBytes: command('fetchBytes'),
    mark: command('mark'),
    remove: command('remove'),
    moveTo: command('moveTo'),
  }
}
