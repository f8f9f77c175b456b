/** ImapConnection over imapflow, for a worker thread: an answer can take any time to read. Nothing that goes over the wire is ever logged. */

import { ImapFlow } from 'imapflow'

import { type Scrub, scrubber } from '../../world/scrub-secrets.ts'
import { Secret } from '../../world/secret.ts'
import { TimeLimitReached, withinTime } from '../../world/time-limit.ts'
import { type Ask, imapCommands } from './imap-commands.ts'
import type { ImapConnection, ImapLogin, ImapServer, ImapTools } from './imap-connection.ts'
import { ImapFailure, toImapFailure } from './imap-failure.ts'
import { answerLimits } from './imap-limits.ts'
import { type ReplyGuard, replyGuard } from './reply-guard.ts'

/** Connects and logs in. @throws ImapFailure, or the signal's reason */
export async function openImapClient(server: ImapServer, login: ImapLogin, tools: ImapTools): Promise<ImapConnection> {
  const heard: Heard = { connectionError: null, refusal: null, hasNews: false }
  const { client, guard } = guardedClient({ server, login, heard }, tools)
  const secret = 'pass' in login ? login.pass : login.accessToken
  const scrub = scrubber([new Secret(secret)], [server.username])
  const parts = { ...tools, heard, guard, scrub }
  const ask = asks(client, parts)
  try {
    await ask(async () => await client.connect(), tools.limits.connectMs)
    if (client.capabilities.size > answerLimits.capabilityCount) {
      throw new ImapFailure('unusable', `the server offers more than ${answerLimits.capabilityCount} capabilities`)
    }
  } catch (error) {
    client.close()
    throw error
  }
  return connection(client, ask, parts)
}

/** What imapflow reports besides its answers. */
interface Heard {
  /** Why the connection broke; `null`: it did not. */
  connectionError: unknown
  /** Why the last command was refused: imapflow answers some of those with `false` and gives the reason to its log. */
  refusal: unknown
  /** The open folder has changed since it was last looked at. */
  hasNews: boolean
}

interface ClientPlan {
  readonly server: ImapServer
  readonly login: ImapLogin
  readonly heard: Heard
}

/** A client that closes the connection when the server sends too much. */
function guardedClient(
  plan: ClientPlan,
  { clock }: Pick<ImapTools, 'clock'>,
): { readonly client: ImapFlow; readonly guard: ReplyGuard } {
  const guard = replyGuard({
    clock,
    receivedBytes: () => client.stats().received,
    onExcess: (reason) => {
      plan.heard.connectionError = new ImapFailure('unusable', reason)
      client.close()
    },
  })
  // imapflow logs each reply before it acts on it, and marks it as the server's.
  const client = imapClient(plan, (entry) => {
    if (field(entry, 'src') === 's') guard.noteReply()
  })
  return { client, guard }
}

function silent(): void {}

function imapClient({ server, login, heard }: ClientPlan, onLog: (entry: unknown) => void): ImapFlow {
  const { host, port, tls, username, caPem } = server
  const listen = (entry: unknown): void => {
    const error = field(entry, 'err')
    if (error !== undefined) heard.refusal = error
  }
  const client = new ImapFlow({
    host,
    port,
    secure: tls === 'implicit',
    doSTARTTLS: tls === 'starttls',
    auth: { user: username, ...login },
    tls: caPem === null ? {} : { ca: caPem },
    logger: { trace: onLog, debug: onLog, info: silent, warn: listen, error: listen },
    disableAutoIdle: true,
    // A pair of compressors would take more memory than all the rest of a connection.
    disableCompression: true,
    clientInfo: { name: 'presend' },
    maxLineLength: answerLimits.lineBytes,
    maxLiteralSize: answerLimits.literalBytes,
    maxResponseSize: answerLimits.literalBytes + answerLimits.lineBytes,
  })
  // Without a listener it would end the process; the command that fails reports it again.
  client.on('error', (error) => {
    heard.connectionError ??= error
  })
  for (const event of ['exists', 'expunge'] as const) {
    client.on(event, () => {
      heard.hasNews = true
    })
  }
  return client
}

interface ConnectionParts extends ImapTools {
  readonly heard: Heard
  readonly guard: ReplyGuard
  /** Takes the login out of the server's words. */
  readonly scrub: Scrub
}

/** Every command has a time limit: a connection that does not answer within it is closed, since its state is unknown. */
function asks(client: ImapFlow, tools: ConnectionParts): Ask {
  const { limits, signal, heard, guard, scrub } = tools
  return async (work, limitMs = limits.commandMs) => {
    heard.refusal = null
    guard.startCommand()
    try {
      const answer = await withinTime(async () => await work(), limitMs, tools)
      if (answer === false)
        throw toImapFailure(heard.refusal ?? new ImapFailure('unusable', 'the server refused a command'), scrub)
      return answer
    } catch (error) {
      if (signal.aborted || error instanceof TimeLimitReached) client.close()
      signal.throwIfAborted()
      if (error instanceof TimeLimitReached) throw new ImapFailure('unreachable', error.message)
      // A lost connection says more in its own error than in that of the command which it broke off.
      throw toImapFailure(client.usable ? error : (heard.connectionError ?? error), scrub)
    }
  }
}

function connection(client: ImapFlow, ask: Ask, parts: ConnectionParts): ImapConnection {
  const { capabilities } = client
  const { limits, heard, scrub } = parts
  const onSearch = (): void => {
    heard.hasNews = false
  }
  return {
    abilities: {
      hasIdle: capabilities.has('IDLE'),
      hasGmailSearch: capabilities.has('X-GM-EXT-1'),
      hasUidPlus: capabilities.has('UIDPLUS'),
      encryption: encryptionOf(client),
    },
    ...imapCommands({ client, ask, limits, scrub, onSearch }),
    waitForNews: async (signal) => await waitForNews(client, parts, signal),
    [Symbol.asyncDispose]: async () => {
      const farewell = AbortSignal.timeout(1000)
      await ask(async () => await Promise.race([client.logout(), aborted(farewell)])).catch(() => undefined)
      client.close()
    },
  }
}

/** imapflow says `false` for a connection in the clear. */
function encryptionOf({ secureConnection, tls }: ImapFlow): string | null {
  if (!secureConnection) return null
  return (tls === false ? undefined : tls?.version) ?? 'TLS'
}

async function waitForNews(client: ImapFlow, { heard, guard }: ConnectionParts, signal: AbortSignal): Promise<void> {
  if (signal.aborted || !client.usable || heard.hasNews) return
  const news = new AbortController()
  const tell = (): void => news.abort()
  const events = ['exists', 'expunge', 'close'] as const
  for (const event of events) client.once(event, tell)
  guard.startCommand()
  // It ends with the next command, or with the connection; what it fails with, that command says.
  if (client.capabilities.has('IDLE')) client.idle().catch(() => undefined)
  await aborted(AbortSignal.any([signal, news.signal]))
  for (const event of events) client.off(event, tell)
}

async function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
