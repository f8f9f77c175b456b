/** How hard the server may be worked: connections at a time and mails a second. It only ever gets slower. */

import type { Clock } from '../world/world.ts'

export interface Pace {
  /** Most connections at a time, ≥ 1. */
  readonly connectionLimit: number
  /** Milliseconds until the next message may begin; 0: now. */
  waitMs(): number
  /** A message begins: takes its place in the rate. */
  take(): void
  /** The server asked for less. Answers of one burst count once. */
  slowDown(): void
  /** The server takes no more than this many connections. */
  limitConnections(count: number): void
}

/** Refusals this close together are one burst: they answer what was sent before we could slow down. */
const burstMs = 1000

/** The slowest that the rate gets by itself; the backoff of each copy does the rest. */
const slowestMailsPerSecond = 1

/** A pace for one submission. */
export function createPace(
  clock: Clock,
  setting: { readonly connectionCount: number; readonly mailsPerSecond: number | null },
): Pace {
  let mailsPerSecond = setting.mailsPerSecond
  // A transaction seldom takes two seconds, so a low rate needs few connections.
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
