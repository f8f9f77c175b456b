/** How a receiver takes leave: who is handing a message over may finish, everybody else is told to come back later. */

import type { SmtpReply } from '../../mail/submission-outcome.ts'
import type { PromptServer } from './prompt-server.ts'
import { renderReply } from './reply-error.ts'

/** The leave of one receiver. */
export interface Goodbye {
  /** True once it has begun: no message is begun any more. */
  readonly isSaid: boolean
  /** Called when a message has been answered. */
  onAnswered(): void
  /** Takes no new client and resolves when the last one has gone; rejects with the signal's reason. */
  say(signal: AbortSignal): Promise<void>
}

/** @param reply what clients are told: a 421, which ends their connections */
export function goodbyeOf(
  server: () => Pick<PromptServer, 'server' | 'connections'>,
  { code, ...text }: SmtpReply,
): Goodbye {
  let isSaid = false

  function dismissIdle(): void {
    for (const connection of server().connections) {
      // From MAIL to the answer to the final dot there is a sender.
      if (connection.session.envelope.mailFrom === false) connection.send(code, renderReply({ code, ...text }))
    }
  }

  return {
    get isSaid() {
      return isSaid
    },
    onAnswered: () => {
      // The answer is written when the turn is over; the goodbye comes behind it.
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
