/** How often the folders beside the inbox are looked at. */

import type { ImapAbilities } from './imap-connection.ts'

/** From the youngest test on: mail comes within seconds, or after a server's first retry, or hardly ever. */
const rhythms: readonly { readonly waitedMs: number; readonly everyMs: number }[] = [
  { waitedMs: 120_000, everyMs: 1000 },
  { waitedMs: 600_000, everyMs: 3000 },
  { waitedMs: Number.POSITIVE_INFINITY, everyMs: 15_000 },
]

/** IDLE must be begun anew before 29 minutes are over (RFC 2177 §3), and routers forget quiet connections sooner. */
const idleEveryMs = 240_000
/** Without IDLE nobody tells of mail that comes late. */
const pollEveryMs = 60_000

/**
 * Milliseconds between two sweeps of a mailbox.
 *
 * @param waitedMs since the newest test was created that still waits for this mailbox; `null`: none waits
 */
export function sweepEveryMs(waitedMs: number | null, { hasIdle }: Pick<ImapAbilities, 'hasIdle'>): number {
  if (waitedMs === null) return hasIdle ? idleEveryMs : pollEveryMs
  return rhythms.find((rhythm) => waitedMs < rhythm.waitedMs)?.everyMs ?? pollEveryMs
}
