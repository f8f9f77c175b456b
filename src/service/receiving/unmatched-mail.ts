/**
 * Counts messages that local seeds accepted although they belong to no test, so that members can find out why their test
 * receives no mail.
 *
 * The counts are kept in memory, because a database row per message would let anyone who can send mail to a seed fill the
 * database. They cover this process since its start.
 */

import type { Clock } from '../../foundation/world/world.ts'
import type { IncomingMessage, Reception } from './reception.ts'

export interface UnmatchedMail {
  readonly count: number
  /** The envelope sender of the latest message (untrusted text); `null` for the null reverse-path. */
  readonly lastSender: string | null
  readonly lastAtMs: number
}

export interface UnmatchedMailCounter {
  /** Counts the message if it was accepted and belongs to no test. */
  readonly count: (message: IncomingMessage, reception: Reception) => void
  /** Returns the counts; `null` if there was no such message. */
  readonly read: () => UnmatchedMail | null
}

/** Creates a counter. */
export function unmatchedMailCounter(clock: Pick<Clock, 'nowMs'>): UnmatchedMailCounter {
  let latest: UnmatchedMail | null = null
  return {
    count: ({ envelopeSender }, { reply, isMatched, isForeign }) => {
      if (isMatched || isForeign || reply.code !== 250) return
      latest = { count: (latest?.count ?? 0) + 1, lastSender: envelopeSender, lastAtMs: clock.nowMs() }
    },
    read: () => latest,
  }
}
