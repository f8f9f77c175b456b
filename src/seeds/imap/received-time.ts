/** When a message came, by a server's clock that may be wrong. */

/** What is known of one message's time; milliseconds since the epoch. */
export interface SeenTimes {
  /** The server's INTERNALDATE, which has whole seconds; `null`: it gave none. */
  readonly internalDateMs: number | null
  /** When we first saw it, by our clock. */
  readonly seenAtMs: number
  /** When its test was created, by our clock. */
  readonly createdAtMs: number
  /** How far the server's clock is behind ours (ahead: negative), as far as known. */
  readonly skewMs: number
}

/** Less is the message's own way from the server to us, and whole seconds. */
const honestSkewMs = 2000

/** Never before the test and never after we saw it: whatever the server's clock says, both are certain. */
export function receivedAtMs({ internalDateMs, seenAtMs, createdAtMs, skewMs }: SeenTimes): number {
  if (internalDateMs === null) return seenAtMs
  const corrected = Math.abs(skewMs) > honestSkewMs ? internalDateMs + skewMs : internalDateMs
  // Half a minute before the test cannot be rounding: that clock is not to be trusted.
  if (corrected < createdAtMs - 30_000) return seenAtMs
  return Math.min(Math.max(corrected, createdAtMs), seenAtMs)
}

/** Watches how the server's clock goes. */
export interface SkewMeter {
  /** Told of each message that came while we were watching. */
  note(internalDateMs: number | null, seenAtMs: number): void
  readonly skewMs: number
}

const rememberedCount = 20

/**
 * The least difference among the last messages: a message cannot be seen before it came, so what is left of it is the
 * clocks' difference and the shortest way.
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
