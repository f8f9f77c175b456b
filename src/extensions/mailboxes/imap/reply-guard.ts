/** Limits the data that an IMAP server may send, and closes the connection if the server exceeds the limits. */

import type { Clock } from '../../../foundation/world/world.ts'
import { answerLimits } from './imap-limits.ts'

/** Dependencies of a guard. */
export interface ReplyGuardParts {
  readonly clock: Pick<Clock, 'monotonicMs'>
  /** Returns the number of bytes received on the connection so far. */
  readonly receivedBytes: () => number
  /** Called once when a limit is exceeded, with a sentence that describes the limit. */
  readonly onExcess: (reason: string) => void
}

/** Counts the replies on one connection. */
export interface ReplyGuard {
  /** Call this before sending each command, to reset the per-command limits. */
  startCommand(): void
  /** Call this for each reply. */
  noteReply(): void
}

/** Creates a guard for a new connection. */
export function replyGuard({ clock, receivedBytes, onExcess }: ReplyGuardParts): ReplyGuard {
  const { bytesPerCommand, repliesPerCommand, repliesPerSecond } = answerLimits
  let isOver = false
  let bytesBefore = 0
  let commandCount = 0
  let secondCount = 0
  let secondStartMs = Number.NEGATIVE_INFINITY

  const excess = (): string | null => {
    if (receivedBytes() - bytesBefore > bytesPerCommand)
      return `more than ${bytesPerCommand} bytes in reply to one command`
    if (commandCount > repliesPerCommand) return `more than ${repliesPerCommand} replies to one command`
    return secondCount > repliesPerSecond ? `more than ${repliesPerSecond} replies in one second` : null
  }

  return {
    startCommand: () => {
      bytesBefore = receivedBytes()
      commandCount = 0
    },
    noteReply: () => {
      const nowMs = clock.monotonicMs()
      if (nowMs - secondStartMs >= 1000) {
        secondStartMs = nowMs
        secondCount = 0
      }
      secondCount += 1
      commandCount += 1
      const what = isOver ? null : excess()
      if (what === null) return
      isOver = true
      onExcess(`the server sent ${what}`)
    },
  }
}
