/** One mailbox over one connection: look, sweep, settle, wait for news, and again, until the connection ends. */

import { cleanMailbox } from './clean-folder.ts'
import { type FoundFolders, findFolders, type WatchedFolder } from './find-folders.ts'
import { ImapFailure } from './imap-failure.ts'
import { lookIntoFolder } from './look-into-folder.ts'
import { recordGone, recordSighting } from './record-sighting.ts'
import type { OpenSighting } from './sightings.ts'
import { sweepElsewhere, untilElsewhereMs } from './sweep-elsewhere.ts'
import { sweepEveryMs } from './sweep-rhythm.ts'
import type { WatchSession } from './watched-mailbox.ts'

/** New folders are looked for so often; where the spam folder is missing, sooner. */
const listEveryMs = 300_000
const listEveryMsWhileLacking = 30_000
/** A server that reports news all the time is not looked at more often. */
const leastRoundMs = 100
/** After a failure of our own (the storage is away) one does not ask again at once. */
const ownFailureDelayMs = 2000

/** What one watch has done so far, by the monotonic clock. */
interface Progress {
  folders: FoundFolders
  listedAtMs: number
  /** `null`: not yet. */
  sweptAtMs: number | null
  /** The same of the folders that are neither the inbox nor spam. */
  sweptElsewhereAtMs: number | null
}

/**
 * Watches until something ends it.
 *
 * @param onReady called once the mailbox can be watched, and again when its folders have changed
 * @throws ImapFailure, or the signal's reason
 */
export async function watchMailbox(session: WatchSession, onReady: (folders: FoundFolders) => void): Promise<never> {
  const { connection, ports, signal, mailbox } = session
  const { clock } = ports
  const folders = findFolders(await connection.listFolders(), connection.abilities)
  const progress: Progress = { folders, listedAtMs: clock.monotonicMs(), sweptAtMs: null, sweptElsewhereAtMs: null }
  onReady(folders)
  for (;;) {
    try {
      await round(progress, session, onReady)
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof ImapFailure) throw error
      // The message is still there, and the cursor still before it.
      ports.onEvent({ kind: 'error', address: mailbox.address, error })
      await clock.sleep(ownFailureDelayMs, signal)
    }
  }
}

async function round(
  progress: Progress,
  session: WatchSession,
  onReady: (folders: FoundFolders) => void,
): Promise<void> {
  const { signal, ports } = session
  signal.throwIfAborted()
  const startMs = ports.clock.monotonicMs()
  await listAgain(progress, session, onReady)
  const [inbox, ...others] = progress.folders.watched
  if (inbox === undefined) throw new TypeError('a mailbox always has an inbox')
  const ring = session.bell.next
  await lookIntoFolder(inbox, session)
  await sweepIfDue(others, progress, session)
  await sweepElsewhereIfDue(progress, session)
  await settle(progress.folders.watched, session)
  await cleanIfDue(progress.folders, session)
  await session.connection.open(inbox.path)
  await rest(progress, ring, session)
  const tookMs = ports.clock.monotonicMs() - startMs
  if (tookMs < leastRoundMs) await ports.clock.sleep(leastRoundMs - tookMs, signal)
}

async function listAgain(
  progress: Progress,
  { connection, ports, memory }: WatchSession,
  onReady: (folders: FoundFolders) => void,
): Promise<void> {
  const nowMs = ports.clock.monotonicMs()
  const everyMs = progress.folders.lack === null ? listEveryMs : listEveryMsWhileLacking
  if (nowMs - progress.listedAtMs < everyMs) return
  const before = progress.folders
  progress.folders = findFolders(await connection.listFolders(), connection.abilities)
  progress.listedAtMs = nowMs
  const paths = progress.folders.watched.map((folder) => folder.path)
  const known = new Set([...paths, ...progress.folders.others.map((folder) => folder.path)])
  for (const path of memory.cursors.keys()) if (!known.has(path)) memory.cursors.delete(path)
  const hasChanged =
    before.lack !== progress.folders.lack || paths.join('\n') !== before.watched.map((one) => one.path).join('\n')
  if (hasChanged) onReady(progress.folders)
}

async function sweepIfDue(others: readonly WatchedFolder[], progress: Progress, session: WatchSession): Promise<void> {
  const { clock } = session.ports
  const startMs = clock.monotonicMs()
  const sinceMs = progress.sweptAtMs === null ? Number.POSITIVE_INFINITY : startMs - progress.sweptAtMs
  if (sinceMs < rhythmOf(session)) return
  progress.sweptAtMs = startMs
  await sweep(others, progress, session)
}

async function sweepElsewhereIfDue(progress: Progress, session: WatchSession): Promise<void> {
  if (untilElsewhere(progress, session) !== 0) return
  progress.sweptElsewhereAtMs = session.ports.clock.monotonicMs()
  await sweepElsewhere(progress.folders.others, session)
}

/** Infinite: it is not wanted. */
function untilElsewhere({ sweptElsewhereAtMs, folders }: Progress, { wish, ports, rules }: WatchSession): number {
  if (folders.others.length === 0) return Number.POSITIVE_INFINITY
  const { clock } = ports
  const sweptAgoMs = sweptElsewhereAtMs === null ? null : clock.monotonicMs() - sweptElsewhereAtMs
  const untilMs = untilElsewhereMs(wish(), { nowMs: clock.nowMs(), sweptAgoMs }, rules)
  return untilMs === null ? Number.POSITIVE_INFINITY : Math.max(0, untilMs)
}

async function sweep(others: readonly WatchedFolder[], progress: Progress, session: WatchSession): Promise<void> {
  const { connection, memory, ports } = session
  const startMs = ports.clock.monotonicMs()
  for (const folder of others) {
    const state = await connection.stateOf(folder.path)
    // It was deleted or renamed: the next round looks for it.
    if (state === null) progress.listedAtMs = Number.NEGATIVE_INFINITY
    const cursor = memory.cursors.get(folder.path)
    const isUnchanged = state?.uidValidity === cursor?.uidValidity && state?.uidNext === cursor?.nextUid
    if (state !== null && !isUnchanged) await lookIntoFolder(folder, session)
    const read = memory.cursors.get(folder.path)
    // The last message may have been deleted before we saw it: there is nothing below UIDNEXT that we do not know.
    if (state !== null && read?.uidValidity === state.uidValidity && read.nextUid < state.uidNext) {
      memory.cursors.set(folder.path, { ...read, nextUid: state.uidNext })
    }
  }
  memory.counts.sweeps += 1
  memory.counts.sweepMs += ports.clock.monotonicMs() - startMs
}

/** Records what has stayed where it was seen; what has not is looked for in every folder first. */
async function settle(watched: readonly WatchedFolder[], session: WatchSession): Promise<void> {
  const { memory, ports } = session
  for (const sighting of memory.sightings.due(ports.clock.nowMs())) {
    if (sighting.folder.role === 'other') {
      for (const folder of watched) await lookIntoFolder(folder, session)
      if (!isStillDue(sighting, session)) continue
    }
    const came = await recordSighting(sighting, session)
    if (came === 'open') memory.sightings.postpone(sighting, ports.clock.nowMs())
    if (came === 'foreign') memory.sightings.drop(sighting)
    if (came !== 'gone') continue
    for (const folder of watched) await lookIntoFolder(folder, session)
    // It was found elsewhere, or its folder is read anew: then it has its own time to settle.
    if (!isStillDue(sighting, session)) continue
    await recordGone(sighting, session)
  }
}

function isStillDue({ target, messageKey, folder, uid }: OpenSighting, { memory, ports }: WatchSession): boolean {
  return memory.sightings
    .due(ports.clock.nowMs())
    .some(
      (one) =>
        one.target.numericId === target.numericId &&
        one.messageKey === messageKey &&
        one.folder.path === folder.path &&
        one.uid === uid,
    )
}

async function cleanIfDue(folders: FoundFolders, session: WatchSession): Promise<void> {
  const { memory, ports, mailbox } = session
  if (untilClean(session) > 0) return
  memory.cleanedAtMs = ports.clock.monotonicMs()
  const count = await cleanMailbox(folders, session)
  memory.counts.cleaned += count
  if (count > 0) ports.onEvent({ kind: 'cleaned', address: mailbox.address, count })
}

function untilClean({ memory, ports, rules }: WatchSession): number {
  if (memory.cleanedAtMs === null) return 0
  return Math.max(0, rules.cleanEveryMs - (ports.clock.monotonicMs() - memory.cleanedAtMs))
}

function rhythmOf({ wish, ports, connection }: WatchSession): number {
  const { newestAtMs } = wish()
  const waitedMs = newestAtMs === null ? null : ports.clock.nowMs() - newestAtMs
  return sweepEveryMs(waitedMs, connection.abilities)
}

/** Until the inbox has news, somebody rings, a sighting is due, or it is time to sweep. */
async function rest(progress: Progress, ring: AbortSignal, session: WatchSession): Promise<void> {
  const { connection, memory, ports, signal } = session
  const { clock } = ports
  const dueAtMs = memory.sightings.nextDueAtMs()
  const untilDueMs = dueAtMs === null ? Number.POSITIVE_INFINITY : dueAtMs - clock.nowMs()
  const sinceSweepMs = clock.monotonicMs() - (progress.sweptAtMs ?? 0)
  const untilLookMs = Math.min(rhythmOf(session) - sinceSweepMs, untilElsewhere(progress, session))
  const restMs = Math.max(0, Math.min(untilDueMs, untilLookMs, untilClean(session)))
  if (restMs === 0) return
  const over = new AbortController()
  const rested = new AbortController()
  const end = (): void => over.abort()
  const timer = clock.sleep(restMs, AbortSignal.any([signal, ring, rested.signal])).then(end, end)
  await connection.waitForNews(over.signal)
  rested.abort()
  await timer
}
