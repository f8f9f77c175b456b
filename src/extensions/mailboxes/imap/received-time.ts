/** Determines when a message was received, even if the mail server's clock is wrong. */

/** The known times of one message, in milliseconds since the epoch. */
export interface SeenTimes {
  /** The server's INTERNALDATE, in whole seconds; `null` if the server did not return a date. */
  readonly internalDateMs: number | null
  /** When presend first saw the message, according to presend's clock. */
  readonly seenAtMs: number
  /** When the test was created, according to presend's clock. */
  readonly createdAtMs: number
  /** An estimate of how far the server's clock is behind presend's clock; negative if the server's clock is ahead. */
  readonly skewMs: number
}

/** Smaller differences are due to rounding to seconds and to network latency, not to a wrong clock. */
const minSkewMs = 2000

/**
 * Returns when the message was received: never before the test was created, and never after presend first saw the
 * message.
 */
export function receivedAtMs({ internalDateMs, seenAtMs, createdAtMs, skewMs }: SeenTimes): number {
  if (internalDateMs === null) return seenAtMs
  const corrected = Math.abs(skewMs) > minSkewMs ? internalDateMs + skewMs : internalDateMs
  // A time more than 30 s before the test was created cannot be a rounding error, so the server's clock is wrong.
  if (corrected < createdAtMs - 30_000) return seenAtMs
  return Math.min(Math.max(corrected, createdAtMs), seenAtMs)
}

/** Estimates the difference between the server's clock and presend's clock. */
export interface SkewMeter {
  /** Call this for each message that arrives while the mailbox is being watched. */
  note(internalDateMs: number | null, seenAtMs: number): void
  readonly skewMs: number
}

const rememberedCount = 20

/**
 * Creates a meter. The difference measured for a message is the sum of the clock skew and a delay, so the smallest
 * difference among the latest messages is the best estimate of the skew.
 */
export function skewMeter(): SkewMeter {
  let differences: readonly number[] = []
  return {
    note: (internalDateMs, seenAtMs) => {
      if (internalDateMs !== null) differences = [...differences, seenAtMs - internalDateMs].slice(-rememberedCount)
    },
    get skewMs() {
      return differences.length === 0 ? 0 : Math.min(...differences)
    },
  }
}
