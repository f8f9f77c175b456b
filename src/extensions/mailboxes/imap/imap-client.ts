/**
 * Implements ImapConnection with imapflow. Runs in a worker thread, because a malicious reply can take arbitrarily long
 * to parse. Never logs data that is sent or received.
 */

import { ImapFlow } from 'imapflow'

import { fieldOf } from '../../../foundation/errors/json-object.ts'
import { type Scrub, scrubber } from '../../../foundation/world/scrub-secrets.ts'
import { Secret } from '../../../foundation/world/secret.ts'
import { TimeLimitReached, withinTime } from '../../../foundation/world/time-limit.ts'
import { imapCommands, type RunCommand } from './imap-commands.ts'
import type { ImapConnection, ImapLogin, ImapServer, ImapTools } from './imap-connection.ts'
import { ImapFailure, toImapFailure } from './imap-failure.ts'
import { answerLimits } from './imap-limits.ts'
import { type ReplyGuard, replyGuard } from './reply-guard.ts'

/** Connects and logs in. @throws ImapFailure, or the signal's reason */
export async function openImapClient(server: ImapServer, login: ImapLogin, tools: ImapTools): Promise<ImapConnection> {
  const state: ClientState = { connectionError: null, refusal: null, hasChanged: false }
  const { client, guard } = guardedClient({ server, login, state }, tools)
  const secret = 'pass' in login ? login.pass : login.accessToken
  const scrub = scrubber([new Secret(secret)], [server.username])
  const parts = { ...tools, state, guard, scrub }
  const run = limitedRun(client, parts)
  try {
    await run(async () => await client.connect(), tools.limits.connectMs)
    if (client.capabilities.size > answerLimits.capabilityCount) {
      throw new ImapFailure('unusable', `the server offers more than ${answerLimits.capabilityCount} capabilities`)
    }
  } catch (error) {
    client.close()
    throw error
  }
  return connection(client, run, parts)
}

/** The state that imapflow reports through events and its log. */
interface ClientState {
  /** The error that broke the connection; `null` while the connection works. */
  connectionError: unknown
  /** Why the server rejected the last command. For some commands, imapflow only logs the reason and returns `false`. */
  refusal: unknown
  /** Whether the open folder has changed since the last search. */
  hasChanged: boolean
}

interface ClientPlan {
  readonly server: ImapServer
  readonly login: ImapLogin
  readonly state: ClientState
}

/** Creates a client that closes the connection when the server sends too much. */
function guardedClient(
  plan: ClientPlan,
  { clock }: Pick<ImapTools, 'clock'>,
): { readonly client: ImapFlow; readonly guard: ReplyGuard } {
  const guard = replyGuard({
    clock,
    receivedBytes: () => client.stats().received,
    onExcess: (reason) => {
      plan.state.connectionError = new ImapFailure('unusable', reason)
      client.close()
    },
  })
  // Before imapflow processes a reply from the server, it logs the reply with the source `s`.
  const client = imapClient(plan, (entry) => {
    if (fieldOf(entry, 'src') === 's') guard.noteReply()
  })
  return { client, guard }
}

function silent(): void {}

function imapClient({ server, login, state }: ClientPlan, onLog: (entry: unknown) => void): ImapFlow {
  const { host, port, tls, username, caPem } = server
  const listen = (entry: unknown): void => {
    const error = fieldOf(entry, 'err')
    if (error !== undefined) state.refusal = error
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
    // Compression would take more memory than the rest of a connection.
    disableCompression: true,
    clientInfo: { name: 'presend' },
    maxLineLength: answerLimits.lineBytes,
    maxLiteralSize: answerLimits.literalBytes,
    maxResponseSize: answerLimits.literalBytes + answerLimits.lineBytes,
  })
  // Without a listener, the error would end the process. The error is reported by the command that fails because of it.
  client.on('error', (error) => {
    state.connectionError ??= error
  })
  for (const event of ['exists', 'expunge'] as const) {
    client.on(event, () => {
      state.hasChanged = true
    })
  }
  return client
}

interface ConnectionParts extends ImapTools {
  readonly state: ClientState
  readonly guard: ReplyGuard
  /** Removes the login credentials from text sent by the server. */
  readonly scrub: Scrub
}

/**
 * Runs commands with a time limit. Closes the connection if a command exceeds the limit, because the connection's state
 * is then unknown.
 */
function limitedRun(client: ImapFlow, tools: ConnectionParts): RunCommand {
  const { limits, signal, state, guard, scrub } = tools
  return async (work, limitMs = limits.commandMs) => {
    state.refusal = null
    guard.startCommand()
    try {
      const result = await withinTime(async () => await work(), limitMs, tools)
      if (result === false)
        throw toImapFailure(state.refusal ?? new ImapFailure('unusable', 'the server rejected a command'), scrub)
      return result
    } catch (error) {
      if (signal.aborted || error instanceof TimeLimitReached) client.close()
      signal.throwIfAborted()
      if (error instanceof TimeLimitReached) throw new ImapFailure('unreachable', error.message)
      // The error from a lost connection is more specific than the error from the interrupted command.
      throw toImapFailure(client.usable ? error : (state.connectionError ?? error), scrub)
    }
  }
}

function connection(client: ImapFlow, run: RunCommand, parts: ConnectionParts): ImapConnection {
  const { capabilities } = client
  const { limits, state, scrub } = parts
  const onSearch = (): void => {
    state.hasChanged = false
  }
  return {
    abilities: {
      hasIdle: capabilities.has('IDLE'),
      hasGmailSearch: capabilities.has('X-GM-EXT-1'),
      hasUidPlus: capabilities.has('UIDPLUS'),
      encryption: encryptionOf(client),
    },
    ...imapCommands({ client, run, limits, scrub, onSearch }),
    waitForChange: async (signal) => await waitForChange(client, parts, signal),
    [Symbol.asyncDispose]: async () => {
      const timeout = AbortSignal.timeout(1000)
      await run(async () => await Promise.race([client.logout(), aborted(timeout)])).catch(() => undefined)
      client.close()
    },
  }
}

/** Returns the TLS version. For an unencrypted connection, imapflow's `tls` property is `false`. */
function encryptionOf({ secureConnection, tls }: ImapFlow): string | null {
  if (!secureConnection) return null
  return (tls === false ? undefined : tls?.version) ?? 'TLS'
}

async function waitForChange(client: ImapFlow, { state, guard }: ConnectionParts, signal: AbortSignal): Promise<void> {
  if (signal.aborted || !client.usable || state.hasChanged) return
  const change = new AbortController()
  const onChange = (): void => change.abort()
  const events = ['exists', 'expunge', 'close'] as const
  for (const event of events) client.once(event, onChange)
  guard.startCommand()
  // The next command ends IDLE and also reports errors that occurred during IDLE.
  if (client.capabilities.has('IDLE')) client.idle().catch(() => undefined)
  await aborted(AbortSignal.any([signal, change.signal]))
  for (const event of events) client.off(event, onChange)
}

async function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
}
