/** A rare look at the folders that are neither the inbox nor spam: a rule of the mailbox may file mail there. */

import type { WatchedFolder } from './find-folders.ts'
import { lookIntoFolder } from './look-into-folder.ts'
import type { MailboxWish, WatchRules, WatchSession } from './watched-mailbox.ts'

/** Beyond this age of the newest test a look is worth less, and comes eight times more rarely. */
const youngMs = 600_000

/**
 * Milliseconds until the next look; `null`: none is wanted, since no test has waited long enough for this mailbox.
 *
 * @param sweptAgoMs since the last one; `null`: never
 */
export function untilElsewhereMs(
  { newestAtMs, oldestAtMs }: Pick<MailboxWish, 'newestAtMs' | 'oldestAtMs'>,
  { nowMs, sweptAgoMs }: { readonly nowMs: number; readonly sweptAgoMs: number | null },
  { elsewhere }: Pick<WatchRules, 'elsewhere'>,
): number | null {
  if (newestAtMs === null || oldestAtMs === null) return null
  const untilOldMs = Math.max(0, oldestAtMs + elsewhere.afterMs - nowMs)
  const everyMs = elsewhere.everyMs * (nowMs - newestAtMs < youngMs ? 1 : 8)
  return Math.max(untilOldMs, sweptAgoMs === null ? 0 : everyMs - sweptAgoMs)
}

/** Looks into those that have changed since the last time, and at the first time into those that are not empty. */
export async function sweepElsewhere(others: readonly WatchedFolder[], session: WatchSession): Promise<void> {
  const { connection, memory } = session
  const states = await connection.statesOf(others.map(({ path }) => path))
  for (const folder of others) {
    const state = states.get(folder.path)
    const cursor = memory.cursors.get(folder.path)
    const isKnown = state?.uidValidity === cursor?.uidValidity && state?.uidNext === cursor?.nextUid
    if (state === undefined || isKnown || state.uidNext <= 1) continue
    await lookIntoFolder(folder, session)
    const read = memory.cursors.get(folder.path)
    // The last message may be gone already: there is nothing below UIDNEXT that we do not know.
    if (read?.uidValidity === state.uidValidity && read.nextUid < state.uidNext) {
      memory.cursors.set(folder.path, { ...read, nextUid: state.uidNext })
    }
  }
}
