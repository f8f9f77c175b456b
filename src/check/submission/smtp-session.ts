/** One connection to the SMTP server. Uses nodemailer's SMTPConnection with presend's own time limits and outcomes. */

import { isAscii } from 'node:buffer'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import SMTPConnection, { type SMTPConnectionAuth, type SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection'

import { textField } from '../../foundation/errors/json-object.ts'
import type { ComposedMessage } from '../../foundation/mail/message.ts'
import { renderReply, type SmtpPhase, type SmtpReply } from '../../foundation/mail/submission-outcome.ts'
import { noExtensions, parseExtensions, type ServerExtensions } from './server-extensions.ts'
import { cleanText, parseReply } from './smtp-reply.ts'
import { describeSocketError } from './socket-error.ts'
import type { SubmissionContext } from './submission-setting.ts'
import { describeCommand, transactionLogger } from './transaction-log.ts'

/** The result of one attempt to send a copy. A `lost` attempt with `isFinalDotSent` must never be repeated. */
export type TransactionResult =
  | { readonly status: 'accepted'; readonly reply: SmtpReply }
  | { readonly status: 'refused'; readonly phase: SmtpPhase; readonly reply: SmtpReply }
  | { readonly status: 'lost'; readonly isFinalDotSent: boolean; readonly reason: string }

/** Why connecting or logging in failed. */
export interface SessionFailure {
  readonly phase: SmtpPhase
  /** The reply that caused the failure; null if it was not caused by a reply. */
  readonly reply: SmtpReply | null
  /** The reason for the failure, on one line. */
  readonly reason: string
  /** Why presend itself ended the connection; null if presend did not end it. */
  readonly cause: 'timeout' | 'no-starttls' | 'injected-reply' | null
  readonly error: unknown
}

/**
 * Disables nodemailer's own timeouts, because presend enforces its own time limits with its own clock. 2^31 − 1 ms is
 * the longest delay that a timer supports.
 */
const noTimeoutMs = 2_147_483_647

/** The interval at which time limits are checked. An expired limit is detected within one interval. */
const watchIntervalMs = 1000

/**
 * The maximum number of replies in one exchange. No exchange needs more, so a server that sends more is trying to keep
 * the client busy.
 */
const maxReplyCount = 50

/** The message is written in chunks of this size, so that presend can detect progress on a slow connection. */
const pieceBytes = 64 * 1024

type Done = (error?: Error | null, value?: unknown) => void

interface CallResult {
  readonly error: unknown
  /** The final reply; '' if no final reply arrived. */
  readonly response: string
}

export class SmtpSession {
  readonly #connection: SMTPConnection
  readonly #context: SubmissionContext
  readonly #socket: Socket
  readonly #closed = new AbortController()
  #phase: SmtpPhase
  #lostReason: string | null = null
  #lostError: Error | null = null
  #cause: SessionFailure['cause'] = null
  #isEncrypted: boolean
  #ehloReply: string | null = null
  #ehloRefusal: SmtpReply | null = null
  /** The current time limit; null if no reply is expected. */
  #limitMs: number | null = null
  #waitingSinceMs = 0
  #replies: string[] = []
  #abandonCall: (() => void) | null = null
  #body: Readable | null = null
  #isMessageWritten = false
  #needsReset = false
  #messageCount = 0
  /** True if the server will not accept any more messages on this connection. */
  isUsedUp = false

  constructor(socket: Socket, context: SubmissionContext, options: SMTPConnectionOptions) {
    this.#socket = socket
    this.#context = context
    this.#isEncrypted = context.setting.security === 'tls'
    this.#phase = this.#isEncrypted ? 'tls' : 'greeting'
    this.#connection = new SMTPConnection({
      ...options,
      connection: socket,
      logger: transactionLogger({
        onConnected: () => this.#enter('greeting'),
        onCommand: this.#onCommand,
        onReply: this.#onReply,
        onMessageWritten: this.#onMessageWritten,
      }),
      transactionLog: true,
      maxResponseSize: context.limits.maxReplyBytes,
      connectionTimeout: noTimeoutMs,
      greetingTimeout: noTimeoutMs,
      socketTimeout: noTimeoutMs,
      socketCloseTimeout: 0,
    })
    this.#connection.on('error', (error: Error) => {
      this.#lostError = error
      this.#lostReason ??= describeLoss(error)
    })
    this.#connection.on('end', this.#onEnd)
    // #watch() ends when the connection ends, and never rejects.
    void this.#watch()
  }

  /** False once the connection is lost or closed. */
  get isOpen(): boolean {
    return this.#lostReason === null
  }

  get extensions(): ServerExtensions {
    return this.#ehloReply === null ? noExtensions : parseExtensions(this.#ehloReply)
  }

  get isEncrypted(): boolean {
    return this.#isEncrypted
  }

  /** The number of messages for which a final reply arrived. */
  get messageCount(): number {
    return this.#messageCount
  }

  /** True if closing the connection now would leave a copy with an unknown outcome. */
  get isAwaitingFinalReply(): boolean {
    return this.#body?.readableEnded === true
  }

  /** Waits for the greeting, starts TLS according to the options, and sends EHLO. Returns null on success. */
  async connect(): Promise<SessionFailure | null> {
    const failure = this.#failureOf(await this.#call((done) => this.#connection.connect(done)))
    const refusal = this.#ehloRefusal
    // nodemailer tries HELO after every refusal of EHLO, but only these codes mean that the server does not know EHLO.
    if (refusal === null || [500, 501, 502, 504].includes(refusal.code)) return failure
    return { phase: 'ehlo', reply: refusal, reason: renderReply(refusal), cause: this.#cause, error: failure?.error }
  }

  /** Logs in. Returns null on success. */
  async login(auth: SMTPConnectionAuth): Promise<SessionFailure | null> {
    this.#enter('auth')
    return this.#failureOf(await this.#call((done) => this.#connection.login(auth, done)))
  }

  /** Sends one copy. */
  async send(message: ComposedMessage): Promise<TransactionResult> {
    if (this.#needsReset) await this.#call((done) => this.#connection.reset(done))
    this.#needsReset = false
    const body = this.#streamOf(message)
    this.#body = body
    this.#isMessageWritten = false
    const { sender, recipient } = message.envelope
    const envelope = {
      from: sender ?? '',
      to: recipient,
      size: message.sizeBytes,
      use8BitMime: !message.chunks.every((chunk) => isAscii(chunk)),
    }
    this.#enter('mail')
    const { error, response } = await this.#call((done) => this.#connection.send(envelope, body, done))
    this.#body = null
    return this.#judge({ error, response, isBodyRead: body.readableEnded })
  }

  /** Sends QUIT, waits briefly for the reply, and closes. */
  async quit(): Promise<void> {
    const { limits, clock } = this.#context
    this.#limitMs = null
    this.#connection.quit()
    // The wait ends early if the server replies.
    await clock.sleep(limits.quitMs, this.#closed.signal).catch(() => undefined)
    this.end('the session was closed')
  }

  /** Closes the connection immediately. */
  end(reason: string): void {
    this.#lostReason ??= cleanText(reason)
    this.#connection.close()
  }

  /**
   * Runs one nodemailer operation. nodemailer does not call the callback if the connection closes, so `end` also ends
   * the operation.
   */
  async #call(start: (done: Done) => void): Promise<CallResult> {
    this.#replies = []
    this.#waitingSinceMs = this.#context.clock.monotonicMs()
    this.#limitMs = this.#limitOfPhase()
    const { promise, resolve } = Promise.withResolvers<CallResult>()
    this.#abandonCall = () => resolve({ error: this.#lostError, response: responseOf(this.#lostError) })
    start((error, value) => resolve({ error: error ?? null, response: responseOf(error ?? value) }))
    const result = await promise
    this.#abandonCall = null
    this.#limitMs = null
    return result
  }

  #judge({ error, response, isBodyRead }: CallResult & { readonly isBodyRead: boolean }): TransactionResult {
    const reply = parseReply(response)
    const isAccepted = error === null && reply !== null && reply.code < 300
    if (isAccepted && this.#isMessageWritten) {
      this.#messageCount += 1
      return { status: 'accepted', reply }
    }
    if (reply !== null && reply.code >= 400) {
      const phase = this.#phaseOf(error)
      if (phase === 'final-reply') this.#messageCount += 1
      else this.#needsReset = true
      // End the session, because the server might interpret the rest of an incomplete message as commands.
      if (phase === 'data' && this.#replies.length > 3)
        this.end('the server refused the message before receiving all of it')
      return { status: 'refused', phase, reply }
    }
    this.end(reply === null ? describeLoss(error) : `the server sent an unexpected reply: ${renderReply(reply)}`)
    return { status: 'lost', isFinalDotSent: isBodyRead || isAccepted, reason: this.#lostReason ?? '' }
  }

  /**
   * Returns the phase in which an error occurred. With PIPELINING, nodemailer reports every refusal together with the
   * reply to DATA, regardless of the command that was refused.
   */
  #phaseOf(error: unknown): SmtpPhase {
    const command = error instanceof Error && 'command' in error ? error.command : null
    if (command === 'MAIL FROM') return 'mail'
    if (command === 'RCPT TO') return 'rcpt'
    const phases = ['mail', 'rcpt', 'data'] as const
    return phases[this.#replies.length - 1] ?? (this.#isMessageWritten ? 'final-reply' : 'data')
  }

  #failureOf({ error, response }: CallResult): SessionFailure | null {
    if (error === null && this.#lostReason === null) return null
    const text = response === '' ? '' : cleanText(response)
    const reply = parseReply(response)
    const isForeign = reply === null && text !== ''
    return {
      phase: this.#phase,
      reply,
      reason: isForeign
        ? `the server sent something other than an SMTP reply: "${text.slice(0, 80).toWellFormed()}"`
        : (this.#lostReason ?? describeLoss(error)),
      cause: this.#cause,
      error,
    }
  }

  #streamOf({ chunks, sizeBytes }: ComposedMessage): Readable {
    const pieces = sizeBytes <= pieceBytes ? [Buffer.concat(chunks)].values() : cut(chunks)
    let isFirst = true
    const body = new Readable({
      read: () => {
        // nodemailer treats any 2yz or 3yz reply to DATA as permission to send the message.
        const reply = this.#replies.at(-1) ?? ''
        if (!reply.startsWith('354')) {
          body.destroy(new Error(`the server replied to DATA with "${cleanText(reply)}"`))
          return
        }
        this.#enter('final-reply')
        const piece = pieces.next().value ?? null
        if (isFirst || piece === null) body.push(piece)
        // Let other work run between two pieces: a fast server takes all pieces of a large message without a pause.
        else setImmediate(() => body.push(piece))
        isFirst = false
      },
    })
    return body
  }

  #enter(phase: SmtpPhase): void {
    this.#phase = phase
    this.#waitingSinceMs = this.#context.clock.monotonicMs()
    if (this.#limitMs !== null) this.#limitMs = this.#limitOfPhase()
  }

  #limitOfPhase(): number {
    const { limits } = this.#context
    if (this.#phase === 'tls') return limits.tlsMs
    if (this.#phase === 'greeting') return limits.greetingMs
    return this.#phase === 'final-reply' ? limits.finalReplyMs : limits.replyMs
  }

  readonly #onCommand = (line: string): void => {
    this.#trace(`C: ${describeCommand(line)}`)
    if (/^(?:EHLO|HELO) /u.test(line)) {
      this.#isEncrypted ||= this.#phase === 'tls'
      this.#enter('ehlo')
    }
    if (line !== 'STARTTLS') return
    this.#enter('tls')
    this.#detectInjection()
  }

  readonly #onReply = (text: string): void => {
    const reply = parseReply(text)
    this.#trace(`S: ${reply === null ? cleanText(text) : renderReply(reply)}`)
    this.#replies.push(text)
    this.#waitingSinceMs = this.#context.clock.monotonicMs()
    if (this.#replies.length > maxReplyCount) this.end('the server sent too many replies')
    if (this.#phase !== 'ehlo' || reply === null) return
    if (reply.code !== 250) {
      this.#ehloRefusal ??= reply
      return
    }
    this.#ehloReply = text
    const isRequired = this.#context.setting.security === 'starttls' && !this.#isEncrypted
    if (!isRequired || parseExtensions(text).supportsStartTls) return
    // nodemailer would send STARTTLS even if the server does not offer it. End the session here, so that presend can
    // report that the STARTTLS offer may have been removed in transit.
    this.#cause = 'no-starttls'
    this.end('the server does not offer STARTTLS')
  }

  readonly #onMessageWritten = (sizeBytes: number): void => {
    this.#trace(`C: (${sizeBytes} bytes)`)
    this.#isMessageWritten = true
    this.#enter('final-reply')
  }

  /**
   * Reports plain text that follows the 220 reply to STARTTLS (RFC 3207 §6, CVE-2011-0411). nodemailer would discard
   * this text silently.
   */
  #detectInjection(): void {
    let received = ''
    const onData = (chunk: Buffer): void => {
      received += chunk.toString('latin1')
      const reply = /^(?:\d{3}-[^\n]*\n)*\d{3}(?: [^\n]*)?\r?\n/u.exec(received)?.[0]
      if (reply === undefined) return
      this.#socket.off('data', onData)
      if (!reply.startsWith('220') || reply.length === received.length) return
      this.#cause = 'injected-reply'
      this.end('the server sent plain text before the TLS handshake')
    }
    this.#socket.prependListener('data', onData)
  }

  readonly #onEnd = (): void => {
    this.#lostReason ??= 'the server closed the connection'
    this.#closed.abort()
    // After a 421 reply, nodemailer closes the connection before it calls the callback.
    queueMicrotask(() => this.#abandonCall?.())
  }

  #trace(line: string): void {
    this.#context.trace?.(`SMTP ${this.#socket.localPort} ${line}`)
  }

  async #watch(): Promise<void> {
    const { clock } = this.#context
    while (this.isOpen) {
      const limitMs = this.#limitMs
      const leftMs = limitMs === null ? watchIntervalMs : this.#waitingSinceMs + limitMs - clock.monotonicMs()
      if (limitMs !== null && leftMs <= 0) {
        this.#cause = 'timeout'
        return this.end(`no reply within ${limitMs / 1000} s`)
      }
      // The wait ends early if the connection ends.
      await clock.sleep(Math.min(leftMs, watchIntervalMs), this.#closed.signal).catch(() => undefined)
    }
  }
}

function* cut(chunks: readonly Uint8Array[]): Generator<Uint8Array, undefined> {
  for (const chunk of chunks) {
    for (let from = 0; from < chunk.length; from += pieceBytes) yield chunk.subarray(from, from + pieceBytes)
  }
  return undefined
}

/** Returns the server's reply from nodemailer's error or result. */
function responseOf(value: unknown): string {
  return textField(value, 'response') ?? ''
}

function describeLoss(error: unknown): string {
  const response = responseOf(error)
  if (response !== '') return `the server sent an unexpected reply: ${cleanText(response)}`
  if (!(error instanceof Error)) return 'the server closed the connection'
  if (error.message === 'Connection closed unexpectedly') return 'the server closed the connection'
  const isSocketError = 'originalCode' in error || ('code' in error && error.code === 'ESOCKET')
  return isSocketError ? `the connection broke: ${describeSocketError(error)}` : cleanText(error.message)
}
