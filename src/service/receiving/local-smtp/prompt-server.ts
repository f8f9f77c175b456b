/**
 * Extends smtp-server: sends the greeting without a delay, and disconnects clients that send commands but no message.
 */

import type { Socket } from 'node:net'

import { SMTPServer } from 'smtp-server'
import { SMTPConnection, type SMTPConnectionOptions } from 'smtp-server/lib/smtp-connection.js'

/**
 * An SMTP server that sends its greeting immediately. smtp-server delays the greeting by 100 ms to detect clients that
 * send before the greeting. A receiver of test mail does not need this detection, and the delay would slow down every
 * run twice: when it verifies the connection and when it sends.
 */
export class PromptServer extends SMTPServer {
  override connect(socket: Socket, options?: SMTPConnectionOptions | null): void {
    const connection = new PromptConnection(this, socket, options)
    this.connections.add(connection)
    connection.on('error', (error) => this.emit('error', error))
    connection.init()
  }
}

/** The reply code for DATA. */
const dataReplyCode = 354
/** The maximum number of replies between two messages. A transaction with 100 recipients needs about 105 replies. */
const maxReplyCount = 1000

class PromptConnection extends SMTPConnection {
  #isReady = false
  #replyCount = 0
  /** The socket whose output is currently buffered; `null` if there is none. */
  #held: Socket | null = null

  override init(): void {
    super.init()
    this.connectionReady()
  }

  /** Also called by the timer set in `super.init()`. */
  override connectionReady(next?: () => void): void {
    if (this.#isReady) return
    this.#isReady = true
    super.connectionReady(next)
  }

  /** Disconnects a client that keeps sending commands such as NOOP, RSET, VRFY or EHLO, but no message. */
  override send(code: number, data?: string | string[] | null, context?: string | false): void {
    this.#replyCount = code === dataReplyCode ? 0 : this.#replyCount + 1
    if (code === 250) this.#holdBack()
    if (this.#replyCount <= maxReplyCount) super.send(code, data, context)
    else super.send(421, '4.7.0 Too many commands without a message', false)
    // Flush before anything else is done with the socket, such as STARTTLS.
    if (code !== 250) this.#flush()
  }

  /**
   * Sends the replies to pipelined commands in a single write, because writing four times per message took a quarter of
   * this thread's CPU time.
   */
  #holdBack(): void {
    if (this.#held !== null) return
    const { _socket: socket } = this
    this.#held = socket
    socket.cork()
    setImmediate(() => this.#flush())
  }

  #flush(): void {
    this.#held?.uncork()
    this.#held = null
  }
}
