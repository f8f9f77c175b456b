/**
 * Limits the number of concurrent connections and the messages per second. These limits can be lowered, but not raised.
 */

import type { Clock } from '../../foundation/world/world.ts'

export interface Pace {
  /** The maximum number of concurrent connections, at least 1. */
  readonly connectionLimit: number
  /** Returns the milliseconds until the next message may start; 0 if it may start now. */
  waitMs(): number
  /** Call this when a message starts, so that the message is counted. */
  take(): void
  /** Call this when the server asks for a lower rate. Several calls in quick succession count as one. */
  slowDown(): void
  /** Call this after finding that the server accepts at most `count` connections. */
  limitConnections(count: number): void
}

/**
 * Several refusals within this interval count as one refusal, because they concern messages that started before the
 * rate was lowered.
 */
const burstMs = 1000

/**
 * The rate never falls below this value, because at this rate, each copy's own backoff limits the load sufficiently.
 */
const slowestMailsPerSecond = 1

export function createPace(
  clock: Clock,
  setting: { readonly connectionCount: number; readonly mailsPerSecond: number | null },
): Pace {
  let mailsPerSecond = setting.mailsPerSecond
  // A transaction rarely takes as long as two seconds, so a low rate requires only a few connections.
  const usefulCount = mailsPerSecond === null ? Infinity : Math.ceil(mailsPerSecond * 2)
  let connectionLimit = Math.max(1, Math.min(Math.floor(setting.connectionCount), usefulCount))
  let nextFreeMs = Number.NEGATIVE_INFINITY
  let lastSlowDownMs = Number.NEGATIVE_INFINITY
  let firstTakenMs: number | null = null
  let takenCount = 0

  function observedPerSecond(): number {
    const elapsedMs = clock.monotonicMs() - (firstTakenMs ?? clock.monotonicMs())
    return takenCount / Math.max(elapsedMs / 1000, 0.1)
  }

  return {
    get connectionLimit() {
      return connectionLimit
    },
    waitMs: () => (mailsPerSecond === null ? 0 : Math.max(0, nextFreeMs - clock.monotonicMs())),
    take: () => {
      const nowMs = clock.monotonicMs()
      firstTakenMs ??= nowMs
      takenCount += 1
      if (mailsPerSecond !== null) nextFreeMs = Math.max(nextFreeMs, nowMs) + 1000 / mailsPerSecond
    },
    slowDown: () => {
      const nowMs = clock.monotonicMs()
      if (nowMs - lastSlowDownMs < burstMs) return
      lastSlowDownMs = nowMs
      connectionLimit = Math.max(1, Math.floor(connectionLimit / 2))
      const slower = (mailsPerSecond ?? observedPerSecond()) / 2
      mailsPerSecond = Math.max(slower, Math.min(slowestMailsPerSecond, mailsPerSecond ?? slowestMailsPerSecond))
    },
    limitConnections: (count) => {
      connectionLimit = Math.max(1, Math.min(connectionLimit, count))
    },
  }
}
