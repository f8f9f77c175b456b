/** smtp-server without the tenth of a second that it waits before each greeting, and with an end to empty talk. */

import type { Socket } from 'node:net'

import { SMTPServer } from 'smtp-server'
import { SMTPConnection, type SMTPConnectionOptions } from 'smtp-server/lib/smtp-connection.js'

/**
 * smtp-server delays the greeting by 100 ms to catch clients that talk too soon. A receiver of tests has no use for
 * that, and every run would pay for it twice: once to try the connection and once to send.
 */
export class PromptServer extends SMTPServer {
  override connect(socket: Socket, options?: SMTPConnectionOptions | null): void {
    const connection = new PromptConnection(this, socket, options)
    this.connections.add(connection)
    connection.on('error', (error) => this.emit('error', error))
    connection.init()
  }
}

/** What DATA is answered with. */
const dataReplyCode = 354
/** Replies between two messages. A transaction with 100 recipients has some 105. */
const maxReplyCount = 1000

class PromptConnection extends SMTPConnection {
  #isReady = false
  #replyCount = 0
  /** The socket that holds replies back; null: none. */
  #held: Socket | null = null

  override init(): void {
    super.init()
    this.connectionReady()
  }

  /** Also called by the timer that `super.init()` sets. */
  override connectionReady(next?: () => void): void {
    if (this.#isReady) return
    this.#isReady = true
    super.connectionReady(next)
  }

  /** A client that sends NOOP, RSET, VRFY or EHLO for ever, but no message, is hung up on. */
  override send(code: number, data?: string | string[] | null, context?: string | false): void {
    this.#replyCount = code === dataReplyCode ? 0 : this.#replyCount + 1
    if (code === 250) this.#holdBack()
    if (this.#replyCount <= maxReplyCount) super.send(code, data, context)
    else super.send(421, '4.7.0 Too many commands without a message', false)
    // Before anything else happens to the socket, such as STARTTLS.
    if (code !== 250) this.#flush()
  }

  /** Replies to pipelined commands go out in one write: four writes per message took a quarter of this thread's CPU time. */
  #holdBack(): void {
    if (this.#held !== null) return
    this.#held = this._socket
    this.#held.cork()
    setImmediate(() => this.#flush())
  }

  #flush(): void {
    this.#held?.uncork()
    this.#held = null
  }
}
