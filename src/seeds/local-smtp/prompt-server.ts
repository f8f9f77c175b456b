/** smtp-server without the tenth of a second that it waits before each greeting. */

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

class PromptConnection extends SMTPConnection {
  #isReady = false

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
}
