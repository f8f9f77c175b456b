/** How fast to send: connections at a time and messages per second. Only ever slows down. */

import type { Clock } from '../world/world.ts'

export interface Pace {
  /** ≥ 1. */
  readonly connectionLimit: number
  /** Milliseconds until the next message may start; 0: now. */
  waitMs(): number
  /** Counts a message that starts. */
  take(): void
  /** The server asked for less. Replies within one burst count once. */
  slowDown(): void
  /** The server accepts at most this many connections. */
  limitConnections(count: number): void
}

/** Refusals this close together answer what was sent before the pace could slow down. */
const burstMs = 1000

/** Slower than this, each copy's own backoff is enough. */
const slowestMailsPerSecond = 1

export function createPace(
  clock: Clock,
  setting: { readonly connectionCount: number; readonly mailsPerSecond: number | null },
): Pace {
  let mailsPerSecond = setting.mailsPerSecond
  // A transaction rarely takes two seconds, so a low rate needs few connections.
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
