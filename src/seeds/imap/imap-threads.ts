/**
 * IMAP connections in worker threads, one thread per mail server: a server whose answers take too much time or memory to
 * read costs its own mailboxes, and nothing else.
 */

import { openServiceThread, type ServiceThread, ThreadLost } from '../../world/workers/open-service-thread.ts'
import type { ImapCommands } from './imap-commands.ts'
import type { ConnectImap, ImapAbilities, ImapConnection, ImapServer, ImapTools } from './imap-connection.ts'
import { ImapFailure } from './imap-failure.ts'
import { type ImapAnswer, type ImapRequest, imapJob } from './imap-requests.ts'
import { logInToMailbox } from './log-in-to-mailbox.ts'

/** How many threads there are, and what each may take. */
export interface ImapThreadsOptions {
  /** With more mail servers than this, several share a thread. */
  readonly threadCount: number
  /** V8 heap of one thread, in MiB. */
  readonly memoryMb: number
  /** A thread that has not answered for about this long is terminated. */
  readonly silenceMs: number
}

/** A mailbox takes about 0.5 MiB in both threads together, so there is room for a thousand of one provider. */
const usualOptions: ImapThreadsOptions = { threadCount: 8, memoryMb: 512, silenceMs: 5000 }

/** Opens connections. Disposing it ends all threads, and with them every connection. */
export interface ImapThreads extends Disposable {
  readonly connect: ConnectImap
}

/** Threads are started when they are first needed, and kept. */
export function openImapThreads(options: Partial<ImapThreadsOptions> = {}): ImapThreads {
  const limits = { ...usualOptions, ...options }
  const threads = serverThreads(limits)
  let lastConnectionId = 0
  return {
    connect: async (account, tools) => {
      // Not the password, nor where tokens come from: the login goes along by itself.
      const { host, port, tls, username, caPem } = account
      const server: ImapServer = { host, port, tls, username, caPem }
      return await logInToMailbox(account, tools, async (login) => {
        lastConnectionId += 1
        const thread = threads.threadFor(`${host.toLowerCase()}:${port}`)
        const line = openLine({ thread, connectionId: lastConnectionId }, limits)
        const opened = await line.ask({ type: 'open', server, login, limits: tools.limits }, tools.signal)
        // oxlint-disable-next-line no-unsafe-type-assertion -- both threads run the same code: this is what the other one sent
        return remoteConnection(opened as ImapAbilities, line, tools)
      })
    },
    [Symbol.dispose]: () => threads[Symbol.dispose](),
  }
}

interface ServerThreads extends Disposable {
  /** The same thread for the same server, as long as it lives. */
  threadFor(server: string): ServiceThread
}

function serverThreads({ threadCount, memoryMb, silenceMs }: ImapThreadsOptions): ServerThreads {
  /** Servers by thread. */
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

/** One connection's way to its thread. */
interface Line {
  /** @throws ImapFailure; the signal's reason */
  ask(request: WithoutId<ImapRequest>, signal?: AbortSignal): Promise<unknown>
}

interface LineParts {
  readonly thread: ServiceThread
  readonly connectionId: number
}

function openLine({ thread, connectionId }: LineParts, limits: ImapThreadsOptions): Line {
  return {
    ask: async (request, signal) => {
      const answer = await askThread({ connectionId, ...request }, signal)
      if (answer.status === 'ok') return answer.value
      throw new ImapFailure(answer.kind, answer.text, answer.waitMs)
    },
  }

  async function askThread(request: ImapRequest, signal: AbortSignal | undefined): Promise<ImapAnswer> {
    try {
      // oxlint-disable-next-line no-unsafe-type-assertion -- both threads run the same code: this is what the other one sent
      return (await thread.call(imapJob, request, signal)) as ImapAnswer
    } catch (error) {
      if (!(error instanceof ThreadLost)) throw error
      throw new ImapFailure('unusable', describeLoss(error, limits))
    }
  }
}

function describeLoss({ loss }: ThreadLost, { silenceMs, memoryMb }: ImapThreadsOptions): string {
  switch (loss) {
    case 'time-limit':
      return `reading the server's answers took longer than ${silenceMs / 1000} s`
    case 'memory-limit':
      return `reading the server's answers took more than ${memoryMb} MiB of memory`
    case 'crashed':
      return "the thread that reads the server's answers ended unexpectedly"
    case 'closed':
      return 'the connection was closed'
    default:
      return loss satisfies never
  }
}

function remoteConnection(abilities: ImapAbilities, line: Line, { signal }: ImapTools): ImapConnection {
  const drop = (): void => void line.ask({ type: 'drop' }).catch(() => undefined)
  signal.addEventListener('abort', drop, { once: true })
  if (signal.aborted) drop()
  return {
    abilities,
    ...remoteCommands(line, signal),
    waitForNews: async (end) => {
      await line.ask({ type: 'wait' }, AbortSignal.any([signal, end])).catch(() => undefined)
    },
    [Symbol.asyncDispose]: async () => {
      signal.removeEventListener('abort', drop)
      await line.ask({ type: 'close' }).catch(() => undefined)
    },
  }
}

function remoteCommands(line: Line, signal: AbortSignal): ImapCommands {
  const command = <Name extends keyof ImapCommands>(name: Name): ImapCommands[Name] => {
    const run = async (...args: readonly unknown[]): Promise<unknown> =>
      await line.ask({ type: 'command', name, args }, signal)
    // oxlint-disable-next-line no-unsafe-type-assertion -- the other thread calls the function of this name and type
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
