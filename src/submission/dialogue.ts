/** One connection as a conversation: what is said, and the replies in the order in which they were asked for. */

import type { Socket } from 'node:net'

import type { SmtpReply } from '../mail/submission-outcome.ts'
import type { Clock } from '../world/world.ts'
import {
  cleanText,
  createReplyParser,
  type RawReply,
  type ReplyParser,
  renderReply,
  toSmtpReply,
} from './reply-parser.ts'
import { describeSocketError } from './socket-error.ts'
import { traceSent } from './trace-line.ts'

/** What came of waiting for a reply. */
export type Answer = { readonly status: 'reply'; readonly reply: SmtpReply; readonly lines: readonly string[] } | Lost

/** The connection is gone; nothing can be said or heard any more. */
export interface Lost {
  readonly status: 'lost'
  /** One line, to be read by a person. */
  readonly reason: string
  /** `refused`: the server ended it with a 421. */
  readonly why: 'closed' | 'timeout' | 'garbage' | 'refused' | 'stopped'
}

interface Expectation {
  readonly limitMs: number
  readonly resolve: (answer: Answer) => void
}

interface DialogueOptions {
  readonly clock: Clock
  readonly maxReplyBytes: number
  readonly trace?: ((line: string) => void) | undefined
}

/** The longest that the watch sleeps: a limit that starts meanwhile is noticed at most this late. */
const watchIntervalMs = 1000

/** The conversation over a connected socket, which it owns until `release`. */
export class Dialogue {
  readonly #socket: Socket
  readonly #clock: Clock
  readonly #parser: ReplyParser
  readonly #expected: Expectation[] = []
  readonly #ended = new AbortController()
  readonly #trace: DialogueOptions['trace']
  #drainWaiters: (() => void)[] = []
  #lost: Lost | null = null
  #waitingSinceMs: number

  constructor(socket: Socket, { clock, maxReplyBytes, trace }: DialogueOptions) {
    this.#trace = trace
    this.#socket = socket
    this.#clock = clock
    this.#parser = createReplyParser(maxReplyBytes)
    this.#waitingSinceMs = clock.monotonicMs()
    socket.on('data', this.#onData).on('drain', this.#wakeDrained).on('error', this.#onError)
    socket.on('end', this.#onClose).on('close', this.#onClose)
    // It ends with the connection and never rejects.
    void this.#watch()
  }

  /** `null` while the connection stands. */
  get lost(): Lost | null {
    return this.#lost
  }

  /** True when a reply has begun and not ended. */
  get hasUnreadInput(): boolean {
    return this.#parser.hasPartial
  }

  /** True when so much waits to be sent that the writer should wait for `drained`. */
  get isFull(): boolean {
    return this.#lost === null && this.#socket.writableNeedDrain
  }

  /** Sends bytes, or text with its CRLF. On a lost connection it does nothing: the next answer says so. */
  write(data: string | Uint8Array): void {
    if (this.#lost !== null) return
    if (this.#trace !== undefined)
      for (const line of traceSent(data)) this.#trace(`SMTP ${this.#socket.localPort} ${line}`)
    this.#socket.write(data)
  }

  /** Collects what `work` writes into one segment. */
  together(work: () => void): void {
    this.#socket.cork()
    work()
    this.#socket.uncork()
  }

  /** Resolves when the kernel has taken everything, or the connection is lost. */
  async drained(): Promise<void> {
    if (this.isFull) await new Promise<void>((resolve) => this.#drainWaiters.push(resolve))
  }

  /** The next reply that was not asked for yet. `limitMs` runs from when all replies before it are in. */
  expect(limitMs: number): Promise<Answer> {
    if (this.#lost !== null) return Promise.resolve(this.#lost)
    if (this.#expected.length === 0) this.extendLimit()
    return new Promise((resolve) => this.#expected.push({ limitMs, resolve }))
  }

  /** Restarts the limit of the reply that is waited for: the other side is still taking what is sent. */
  extendLimit(): void {
    this.#waitingSinceMs = this.#clock.monotonicMs()
  }

  /** Ends the connection at once; everything still expected is lost. */
  end(why: Lost['why'], reason: string): void {
    if (this.#lost !== null) return
    const lost: Lost = { status: 'lost', why, reason: cleanText(reason) }
    this.#lost = lost
    this.#ended.abort()
    this.#socket.destroy()
    for (const { resolve } of this.#expected.splice(0)) resolve(lost)
    this.#wakeDrained()
  }

  /** Hands the socket on (to TLS) and hears nothing more from it. */
  release(): Socket {
    const socket = this.#socket
    socket.off('data', this.#onData).off('drain', this.#wakeDrained).off('error', this.#onError)
    socket.off('end', this.#onClose).off('close', this.#onClose)
    // What the plain socket still has to say is told by the TLS socket above it.
    socket.on('error', () => undefined)
    this.#lost ??= { status: 'lost', why: 'stopped', reason: 'the connection was handed on' }
    this.#ended.abort()
    return socket
  }

  readonly #onData = (chunk: Uint8Array): void => {
    const { replies, problem } = this.#parser.push(chunk)
    for (const raw of replies) if (this.#lost === null) this.#hear(raw)
    if (problem !== null) this.end('garbage', `the server sent ${problem}`)
  }

  readonly #onError = (error: Error): void => this.end('closed', `the connection broke: ${describeSocketError(error)}`)

  readonly #onClose = (): void => this.end('closed', 'the server closed the connection')

  readonly #wakeDrained = (): void => {
    for (const wake of this.#drainWaiters.splice(0)) wake()
  }

  #hear(raw: RawReply): void {
    const reply = toSmtpReply(raw)
    this.#trace?.(`SMTP ${this.#socket.localPort} S: ${renderReply(reply)}`)
    const first = this.#expected.shift()
    this.extendLimit()
    first?.resolve({ status: 'reply', reply, lines: raw.lines })
    // RFC 5321 §3.8: after a 421 the server closes, whatever was asked before.
    if (reply.code === 421) this.end('refused', `the server closed the connection: ${renderReply(reply)}`)
    else if (first === undefined) this.end('garbage', `the server sent a reply to nothing: ${renderReply(reply)}`)
  }

  async #watch(): Promise<void> {
    while (this.#lost === null) {
      const [first] = this.#expected
      const leftMs =
        first === undefined ? watchIntervalMs : this.#waitingSinceMs + first.limitMs - this.#clock.monotonicMs()
      if (leftMs <= 0) return this.end('timeout', `no reply within ${(first?.limitMs ?? 0) / 1000} s`)
      // Woken early by the end of the connection, which is no error here.
      await this.#clock.sleep(Math.min(leftMs, watchIntervalMs), this.#ended.signal).catch(() => undefined)
    }
  }
}
