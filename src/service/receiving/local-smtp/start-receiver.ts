/** The SMTP server of the local seeds, which accepts mail only for these seeds. */

import { once } from 'node:events'
import { createSecureContext } from 'node:tls'

import type { SMTPServerDataStream, SMTPServerOptions, SMTPServerSession } from 'smtp-server'
import type { SmtpReply } from '../../../foundation/mail/submission-outcome.ts'
import { domainOf } from '../../../foundation/world/domain.ts'
import type { Clock } from '../../../foundation/world/world.ts'
import type { DirectorySeed, SeedDirectory } from '../directory.ts'
import type { IncomingMessage, Reception } from '../reception.ts'
import { type CollectLimits, collectMessage, defaultBufferedBytes, sharedMemory } from './collect-message.ts'
import { type OpenSockets, trackSockets } from './open-sockets.ts'
import { PromptServer } from './prompt-server.ts'
import { ReplyError, replyText, sendReply } from './reply-error.ts'
import type { TlsIdentity } from './self-signed-certificate.ts'
import { type Shutdown, shutdownOf } from './shutdown.ts'

/** The address and the limits of a receiver. Every option has a default. */
export interface ReceiverOptions {
  /** Default: `127.0.0.1`. */
  readonly host?: string
  /** The port to listen on. Default: 0, which selects a free port. */
  readonly port?: number
  /** The server's host name in the greeting and in the reply to EHLO. Default: `seeds.presend.example`. */
  readonly name?: string
  /**
   * The message size limit announced with SIZE. Default: 50 MiB, so that messages above a provider's limit of 25 MB can
   * still be judged.
   */
  readonly maxMessageBytes?: number
  /**
   * The maximum total size of all unfinished messages, of which a single client can use half. Default: 256 MiB, or twice
   * `maxMessageBytes` if that is more.
   */
  readonly maxBufferedBytes?: number
  readonly maxClients?: number
  /** The maximum number of connections per client. Default: no limit other than `maxClients`. */
  readonly maxPerClient?: number
  /** Returns the client to which an address belongs. Default: each address is a separate client. */
  readonly clientOf?: (address: string) => string
  readonly maxRecipients?: number
  /** The maximum time from DATA to the final dot. Default: 10 min (RFC 5321 §4.5.3.2.6). */
  readonly maxDataMs?: number
  /** The certificate for STARTTLS. Default: `null`, which disables STARTTLS and the rules about encryption. */
  readonly tls?: TlsIdentity | null
}

export interface ReceiverPorts {
  readonly directory: SeedDirectory
  readonly clock: Pick<Clock, 'monotonicMs'>
  /** Receives a message and returns the reply to the final dot. If the promise rejects, the reply is 451. */
  receive(message: IncomingMessage, signal: AbortSignal): Promise<Reception>
  /** Called with the error that caused a 451 reply. */
  onFailure?(error: unknown): void
  /**
   * Called with every rejection that occurs before a whole message is received, so that the rejection can be logged.
   */
  onRefused?(refusal: SmtpRefusal): void
}

/** A rejection before a whole message was received. */
export interface SmtpRefusal {
  readonly command: 'connect' | 'RCPT' | 'DATA'
  /** The client's address. */
  readonly client: string
  readonly reply: SmtpReply
}

/** The state of the client connections. */
export interface ReceiverConnections {
  /** The number of open connections. */
  readonly openCount: number
  /** The number of connections refused with 421 since startup because too many were open. */
  readonly refusedCount: number
}

/** How many messages were received since startup, by result. */
export interface ReceiverCounts {
  readonly accepted: number
  readonly refused: number
  /** Messages that were accepted but belong to no test. */
  readonly unmatched: number
  /** Messages that contained the tracking id of another sender's test and were therefore not counted for that test. */
  readonly foreign: number
  /** Messages that were deferred with 451 because presend failed. */
  readonly failed: number
}

/** A running receiver. Disposing this object ends every connection. */
export interface Receiver extends AsyncDisposable {
  readonly host: string
  readonly port: number
  readonly isListening: boolean
  counts(): ReceiverCounts
  connections(): ReceiverConnections
  /** Lets running transactions finish and accepts no new transactions. Rejects with the signal's reason. */
  drain(signal: AbortSignal): Promise<void>
  /**
   * Replaces the certificate. @throws Node's own error if the certificate is unusable; TypeError if STARTTLS is
   * disabled
   */
  replaceCertificate(identity: TlsIdentity): void
}

/** A client that sends nothing for this long is disconnected. */
const idleTimeoutMs = 60_000

const defaults = {
  host: '127.0.0.1',
  port: 0,
  name: 'seeds.presend.example',
  maxMessageBytes: 50 * 1024 * 1024,
  maxClients: 1000,
  maxPerClient: Number.POSITIVE_INFINITY,
  clientOf: (address: string) => address,
  maxRecipients: 100,
  maxDataMs: 600_000,
  tls: null,
} satisfies Omit<Required<ReceiverOptions>, 'maxBufferedBytes'>

/** Starts listening. Rejects with Node's own error if the port is in use. */
export async function startReceiver(options: ReceiverOptions, ports: ReceiverPorts): Promise<Receiver> {
  const settings = withDefaults(options)
  const stopping = new AbortController()
  const counts = { accepted: 0, refused: 0, unmatched: 0, foreign: 0, failed: 0 }
  const { maxMessageBytes, maxBufferedBytes, maxDataMs, clientOf } = settings
  const memory = sharedMemory(maxBufferedBytes)
  const limitsFor = (address: string): CollectLimits => {
    return { maxMessageBytes, budget: memory.of(clientOf(address)), maxDataMs, clock: ports.clock }
  }
  const isTlsOffered = settings.tls !== null
  const shutdown = shutdownOf(() => server, shuttingDown)
  const hangUp = (id: string): void => hangUpOn(server, id)
  const context = { ports, limitsFor, counts, isTlsOffered, shutdown, hangUp, signal: stopping.signal }
  let refusedCount = 0
  const onConnect: SMTPServerOptions['onConnect'] = ({ remoteAddress: client }, callback) => {
    const reply = refuseConnection({ openCount: sockets.all.size, ofClient: sockets.countOf(client) }, settings)
    if (reply === null) return callback(null)
    refusedCount += 1
    ports.onRefused?.({ command: 'connect', client, reply })
    callback(new ReplyError(reply))
  }
  const server: PromptServer = new PromptServer({ ...serverOptions(settings), ...handlers(context), onConnect })
  const sockets = trackSockets(server.server, settings.clientOf)
  // Ignore errors on single connections, because an error ends only the connection on which it occurs.
  server.on('error', () => undefined)
  const port = await listen(server, settings)
  return {
    host: settings.host,
    port,
    get isListening() {
      return server.server.listening
    },
    counts: () => ({ ...counts }),
    connections: () => ({ openCount: sockets.all.size, refusedCount }),
    drain: async (signal) => await shutdown.begin(signal),
    replaceCertificate: (identity) => {
      if (!isTlsOffered) throw new TypeError('this receiver offers no STARTTLS: it has no certificate')
      replaceCertificate(server, identity)
    },
    [Symbol.asyncDispose]: async () => {
      stopping.abort(new Error('the receiver is shutting down'))
      await stop(server, sockets)
    },
  }
}

function withDefaults(options: ReceiverOptions): Required<ReceiverOptions> {
  const settings = { ...defaults, ...options }
  return { maxBufferedBytes: defaultBufferedBytes(settings.maxMessageBytes), ...settings }
}

function serverOptions(settings: Required<ReceiverOptions>): SMTPServerOptions {
  return {
    name: settings.name,
    banner: 'presend local seeds, no relay',
    logger: false,
    size: settings.maxMessageBytes,
    maxRecipients: settings.maxRecipients,
    socketTimeout: idleTimeoutMs,
    // The maximum length of a command line. RFC 5321 §4.5.3.1.4 requires at least 512 octets; extensions add some
    // octets, but not kilobytes.
    maxCommandLength: 4096,
    disableReverseLookup: true,
    disabledCommands: settings.tls === null ? ['STARTTLS', ...unknownCommands] : unknownCommands,
    ...(settings.tls === null ? {} : { key: settings.tls.keyPem, cert: settings.tls.certPem, minVersion: 'TLSv1.2' }),
  }
}

function replaceCertificate(server: PromptServer, { certPem: cert, keyPem: key }: TlsIdentity): void {
  // Verify the certificate and key first, because smtp-server discards its old TLS contexts before it loads new ones.
  createSecureContext({ cert, key })
  server.updateSecureContext({ cert, key })
}

/** Disabled commands: logins, proxy commands, and (the last three) relics of old sendmail versions. */
const unknownCommands = ['AUTH', 'XCLIENT', 'XFORWARD', 'WIZ', 'SHELL', 'KILL']

interface ReceiverContext {
  readonly ports: ReceiverPorts
  /** Returns the limits for the client at an address. */
  readonly limitsFor: (address: string) => CollectLimits
  readonly counts: { -readonly [Name in keyof ReceiverCounts]: number }
  readonly isTlsOffered: boolean
  readonly shutdown: Shutdown
  /** Ends a session's connection. */
  readonly hangUp: (sessionId: string) => void
  readonly signal: AbortSignal
}

function handlers(context: ReceiverContext): Pick<SMTPServerOptions, 'onMailFrom' | 'onRcptTo' | 'onData'> {
  return {
    // The reply code 421 ends the connection.
    onMailFrom: (_address, _session, callback) =>
      callback(context.shutdown.hasBegun ? new ReplyError(shuttingDown) : null),
    onRcptTo: ({ address }, { remoteAddress: client }, callback) => void admit({ address, client }, callback, context),
    // takeMessage() never rejects; it returns a reply for every failure.
    onData: (stream, session, callback) => void answer(takeMessage(stream, session, context), callback, context),
  }
}

/** Returns the reply that refuses a connection, or `null` if the connection is accepted. */
function refuseConnection(
  { openCount, ofClient }: { readonly openCount: number; readonly ofClient: number },
  { maxClients, maxPerClient }: Required<ReceiverOptions>,
): SmtpReply | null {
  if (openCount > maxClients) return tooMany
  return ofClient > maxPerClient ? tooManyOfYours : null
}

async function answer(
  pending: Promise<SmtpReply>,
  callback: (error: Error | null, text?: string) => void,
  { shutdown }: ReceiverContext,
): Promise<void> {
  const reply = await pending
  if (reply.code < 400) callback(null, replyText(reply))
  else callback(new ReplyError(reply))
  shutdown.onReplied()
}

async function takeMessage(
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
  context: ReceiverContext,
): Promise<SmtpReply> {
  const collected = await collectMessage(stream, context.limitsFor(session.remoteAddress), () =>
    context.hangUp(session.id),
  )
  if (collected.status !== 'whole') {
    context.counts.refused += 1
    const reply = uncollectedReplies[collected.status]
    context.ports.onRefused?.({ command: 'DATA', client: session.remoteAddress, reply })
    return reply
  }
  try {
    const { reply, isMatched, isForeign } = await context.ports.receive(
      toMessage(collected.bytes, session, context),
      context.signal,
    )
    if (reply.code >= 400) context.counts.refused += 1
    else context.counts.accepted += 1
    if (!isMatched) context.counts.unmatched += 1
    if (isForeign) context.counts.foreign += 1
    return reply
  } catch (error) {
    // Nothing was stored, so the message must not be acknowledged; the client keeps the message and tries again.
    context.counts.failed += 1
    context.ports.onFailure?.(error)
    return context.signal.aborted ? shuttingDown : failedHere
  }
}

async function admit(
  { address, client }: { readonly address: string; readonly client: string },
  callback: (error: Error | null) => void,
  context: Pick<ReceiverContext, 'ports'>,
): Promise<void> {
  // refuseRecipient() never rejects.
  const reply = await refuseRecipient(address, context)
  if (reply !== null) context.ports.onRefused?.({ command: 'RCPT', client, reply })
  callback(reply === null ? null : new ReplyError(reply))
}

/**
 * Returns the reply that refuses a recipient, or `null` if the recipient is accepted. If the seed is unknown, reloads
 * the directory, because the seed may be new.
 */
async function refuseRecipient(address: string, { ports }: Pick<ReceiverContext, 'ports'>): Promise<SmtpReply | null> {
  if (findOwn(ports, address) !== null) return null
  try {
    await ports.directory.refresh()
    return findOwn(ports, address) === null ? unknownRecipient : null
  } catch (error) {
    ports.onFailure?.(error)
    return failedHere
  }
}

/**
 * Finds a local seed. Mail for a seed at a mailbox provider must go to that provider; if this server accepted the mail,
 * the mail would never reach the mailbox.
 */
function findOwn({ directory }: Pick<ReceiverPorts, 'directory'>, address: string): DirectorySeed | null {
  const seed = directory.find(address)
  return seed?.kind === 'local' ? seed : null
}

function toMessage(
  bytes: Uint8Array,
  session: SMTPServerSession,
  { ports, isTlsOffered }: ReceiverContext,
): IncomingMessage {
  const { mailFrom, rcptTo } = session.envelope
  const seeds = rcptTo
    .map(({ address }) => findOwn(ports, address))
    .filter((seed): seed is DirectorySeed => seed !== null)
  return {
    bytes,
    seeds,
    envelopeSender: mailFrom === false || mailFrom.address === '' ? null : toAscii(mailFrom.address),
    client: {
      address: session.remoteAddress,
      heloName: session.hostNameAppearsAs,
      isTls: session.secure,
      isTlsOffered,
    },
  }
}

const hasUnicode = /[^\0-\x7f]/u

/** Converts the domain to A-labels, which SPF needs for its DNS queries. smtp-server returns U-labels. */
function toAscii(address: string): string {
  if (!hasUnicode.test(address)) return address
  const domain = domainOf(address)
  return domain === null ? address : `${address.slice(0, address.lastIndexOf('@'))}@${domain}`
}

async function listen(server: PromptServer, { host, port }: Required<ReceiverOptions>): Promise<number> {
  server.listen(port, host)
  await once(server.server, 'listening')
  const address = server.server.address()
  return typeof address === 'object' && address !== null ? address.port : port
}

function hangUpOn(server: PromptServer, sessionId: string): void {
  for (const connection of server.connections) {
    if (connection.session.id === sessionId) sendReply(connection, tooSlow)
  }
}

/** Sends 421 to every client, then closes all connections without waiting, so that a finished run can exit. */
async function stop(server: PromptServer, sockets: OpenSockets): Promise<void> {
  const isClosed = new Promise<void>((resolve) => {
    server.server.close(() => resolve())
  })
  for (const connection of server.connections) sendReply(connection, shuttingDown)
  for (const socket of sockets.all) socket.destroySoon()
  // If a client does not read, data for it cannot be flushed, so sockets are destroyed after one turn of the event
  // loop.
  await new Promise((resolve) => setImmediate(resolve))
  for (const socket of sockets.all) socket.destroy()
  await isClosed
}

const unknownRecipient: SmtpReply = {
  code: 550,
  enhancedCode: '5.1.1',
  text: 'No such seed mailbox here, and this server does not relay mail',
}

const shuttingDown: SmtpReply = { code: 421, enhancedCode: '4.3.2', text: 'Shutting down, try again later' }

const tooMany: SmtpReply = { code: 421, enhancedCode: '4.3.2', text: 'Too many connections, try again later' }

const tooManyOfYours: SmtpReply = {
  code: 421,
  enhancedCode: '4.7.0',
  text: 'Too many connections from your address, try again later',
}

const tooSlow: SmtpReply = { code: 421, enhancedCode: '4.4.2', text: 'The message took too long, try again later' }

const failedHere: SmtpReply = {
  code: 451,
  enhancedCode: '4.3.0',
  text: 'The message could not be evaluated or stored; try again later',
}

const uncollectedReplies: Readonly<Record<'too-large' | 'no-room' | 'cut-off', SmtpReply>> = {
  'too-large': { code: 552, enhancedCode: '5.3.4', text: 'The message is larger than the advertised SIZE' },
  'no-room': { code: 452, enhancedCode: '4.3.1', text: 'Too many messages at the same time, try again later' },
  'cut-off': { code: 451, enhancedCode: '4.4.2', text: 'The connection was lost before the end of the message' },
}
