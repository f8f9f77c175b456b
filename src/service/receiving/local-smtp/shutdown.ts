/** Shuts down a receiver: clients that are sending a message may finish it; other clients are told to try again later. */

import type { SmtpReply } from '../../../foundation/mail/submission-outcome.ts'
import { untilAborted } from '../../../foundation/world/until-aborted.ts'
import type { PromptServer } from './prompt-server.ts'
import { sendReply } from './reply-error.ts'

/** The shutdown of one receiver. */
export interface Shutdown {
  /** True once the shutdown has begun, after which no new message is accepted. */
  readonly hasBegun: boolean
  /** Must be called after each reply to a message. */
  onReplied(): void
  /** Stops accepting clients and resolves when the last client has disconnected. Rejects with the signal's reason. */
  begin(signal: AbortSignal): Promise<void>
}

/** Prepares the shutdown of one receiver. @param reply the 421 reply that ends the clients' connections */
export function shutdownOf(server: () => Pick<PromptServer, 'server' | 'connections'>, reply: SmtpReply): Shutdown {
  let hasBegun = false

  function dismissIdle(): void {
    for (const connection of server().connections) {
      // A session has a sender only from the MAIL command until the reply to the final dot.
      if (connection.session.envelope.mailFrom === false) sendReply(connection, reply)
    }
  }

  return {
    get hasBegun() {
      return hasBegun
    },
    onReplied: () => {
      // smtp-server writes the reply to the message in this turn of the event loop, and the 421 reply must follow that
      // reply.
      if (hasBegun) setImmediate(dismissIdle)
    },
    begin: async (signal) => {
      hasBegun = true
      const closed = Promise.withResolvers<void>()
      server().server.close(() => closed.resolve())
      dismissIdle()
      await untilAborted(closed.promise, signal)
    },
  }
}
