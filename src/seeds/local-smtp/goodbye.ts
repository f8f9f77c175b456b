/**
 * Shuts down a receiver: clients that are sending a message may finish it; all other clients are told to try again
 * later.
 */

import type { SmtpReply } from '../../mail/submission-outcome.ts'
import type { PromptServer } from './prompt-server.ts'
import { renderReply } from './reply-error.ts'

/** The shutdown of one receiver. */
export interface Goodbye {
  /** True once the shutdown has begun, after which no new message is accepted. */
  readonly isSaid: boolean
  /** Must be called after each reply to a message. */
  onAnswered(): void
  /** Stops accepting clients and resolves when the last one has disconnected. Rejects with the signal's reason. */
  say(signal: AbortSignal): Promise<void>
}

/** Creates the shutdown of one receiver. @param reply a 421 reply for the clients, which ends their connections */
export function goodbyeOf(
  server: () => Pick<PromptServer, 'server' | 'connections'>,
  { code, ...text }: SmtpReply,
): Goodbye {
  let isSaid = false

  function dismissIdle(): void {
    for (const connection of server().connections) {
      // The session has a sender from the MAIL command until the reply to the final dot.
      if (connection.session.envelope.mailFrom === false) connection.send(code, renderReply({ code, ...text }))
    }
  }

  return {
    get isSaid() {
      return isSaid
    },
    onAnswered: () => {
      // smtp-server writes the reply to the message in this turn of the event loop, and the 421 reply must follow that
      // reply.
      if (isSaid) setImmediate(dismissIdle)
    },
    say: async (signal) => {
      isSaid = true
      const closed = Promise.withResolvers<void>()
      server().server.close(() => closed.resolve())
      dismissIdle()
      const onAbort = (): void => closed.reject(signal.reason)
      signal.addEventListener('abort', onAbort, { once: true })
      if (signal.aborted) onAbort()
      try {
        await closed.promise
      } finally {
        signal.removeEventListener('abort', onAbort)
      }
    },
  }
}
