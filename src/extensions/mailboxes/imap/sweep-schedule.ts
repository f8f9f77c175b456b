/** Decides how often to scan the folders other than the inbox. */

import type { ImapAbilities } from './imap-connection.ts'
import type { AwaitedMail, WatchRules } from './watched-mailbox.ts'

/**
 * The intervals between sweeps, which depend on the age of the newest test. Most mail arrives within seconds, some
 * after the sending server's first retry, and hardly any later.
 */
const intervals: readonly { readonly untilAgeMs: number; readonly everyMs: number }[] = [
  { untilAgeMs: 120_000, everyMs: 1000 },
  { untilAgeMs: 600_000, everyMs: 3000 },
  { untilAgeMs: Number.POSITIVE_INFINITY, everyMs: 15_000 },
]

/**
 * The interval while no test expects mail, if the server supports IDLE. IDLE must be renewed within 29 minutes (RFC
 * 2177 §3), and routers drop idle connections even sooner.
 */
const idleEveryMs = 240_000
/**
 * The interval while no test expects mail, if the server does not support IDLE and therefore does not announce late
 * mail.
 */
const pollEveryMs = 60_000

/**
 * Returns the interval between sweeps of the spam folders.
 *
 * @param waitedMs the age of the newest test that still expects mail in this mailbox; `null` if no test does
 */
export function sweepEveryMs(waitedMs: number | null, { hasIdle }: Pick<ImapAbilities, 'hasIdle'>): number {
  if (waitedMs === null) return hasIdle ? idleEveryMs : pollEveryMs
  return intervals.find(({ untilAgeMs }) => waitedMs < untilAgeMs)?.everyMs ?? pollEveryMs
}

/**
 * Once the newest test is older than this, folders other than the inbox and spam are swept only one eighth as often.
 */
const youngMs = 600_000

/**
 * Returns the time until the next sweep of folders other than the inbox and spam, or infinity if no test has waited
 * long enough for such a sweep.
 *
 * @param sweptAgoMs time since the last sweep; `null` if there has been no sweep yet
 */
export function untilElsewhereMs(
  { newestAtMs, oldestAtMs }: Pick<AwaitedMail, 'newestAtMs' | 'oldestAtMs'>,
  { nowMs, sweptAgoMs }: { readonly nowMs: number; readonly sweptAgoMs: number | null },
  { elsewhere }: Pick<WatchRules, 'elsewhere'>,
): number {
  if (newestAtMs === null || oldestAtMs === null) return Number.POSITIVE_INFINITY
  const untilOldMs = Math.max(0, oldestAtMs + elsewhere.afterMs - nowMs)
  const everyMs = elsewhere.everyMs * (nowMs - newestAtMs < youngMs ? 1 : 8)
  return Math.max(untilOldMs, sweptAgoMs === null ? 0 : everyMs - sweptAgoMs)
}
