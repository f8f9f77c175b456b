/**
 * Watches one mailbox over one connection: scans folders, records messages that have stayed in their folders, and waits
 * for changes until the connection ends.
 */

import { cleanMailbox } from './cleanup.ts'
import { type FoundFolders, findFolders, type WatchedFolder } from './find-folders.ts'
import type { FolderState } from './imap-connection.ts'
import { ImapFailure } from './imap-failure.ts'
import { recordGone, recordSighting } from './record-sighting.ts'
import { scanChangedFolders, scanFolder, scanOtherFolders } from './scan-folder.ts'
import type { OpenSighting } from './sightings.ts'
import { sweepEveryMs, untilElsewhereMs } from './sweep-schedule.ts'
import { waitForChange } from './wait-for-change.ts'
import type { WatchSession } from './watched-mailbox.ts'

/** The interval for listing folders, which is shorter while the spam folder is missing. */
const listEveryMs = 300_000
const listEveryMsWhileLacking = 30_000
/** The shortest duration of a round, which limits the load caused by a server that reports changes continuously. */
const minRoundMs = 100
/** The delay after a failure that is unrelated to the mailbox, such as an unavailable database. */
const failureDelayMs = 2000

/** The progress of one watch. All times are monotonic. */
interface Progress {
  folders: FoundFolders
  listedAtMs: number
  /** When the spam folders were last swept; `null` if they have not been swept yet. */
  sweptAtMs: number | null
  /** When folders other than the inbox and spam were last swept; `null` if they have not been swept yet. */
  sweptElsewhereAtMs: number | null
}

/**
 * Watches until the connection fails or the signal aborts.
 *
 * @param onReady called once watching starts, and again when the folders have changed
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
      // Any message that was not processed is still in the mailbox, and the scan position did not move past it, so it
      // will be scanned again.
      ports.onEvent({ kind: 'error', address: mailbox.address, error })
      await clock.sleep(failureDelayMs, signal)
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
  const [inbox, ...spam] = progress.folders.watched
  if (inbox === undefined) throw new TypeError('a mailbox always has an inbox')
  const woken = session.wakeup.next
  await scanFolder(inbox, session)
  await sweepIfDue(spam, progress, session)
  await sweepElsewhereIfDue(progress, session)
  await recordSettled(progress.folders.watched, session)
  await cleanIfDue(progress.folders, session)
  await session.connection.open(inbox.path)
  await wait(progress, woken, session)
  const tookMs = ports.clock.monotonicMs() - startMs
  if (tookMs < minRoundMs) await ports.clock.sleep(minRoundMs - tookMs, signal)
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

async function sweepIfDue(spam: readonly WatchedFolder[], progress: Progress, session: WatchSession): Promise<void> {
  const { connection, memory, ports } = session
  const startMs = ports.clock.monotonicMs()
  const sinceMs = progress.sweptAtMs === null ? Number.POSITIVE_INFINITY : startMs - progress.sweptAtMs
  if (sinceMs < sweepInterval(session)) return
  progress.sweptAtMs = startMs
  const states = new Map<string, FolderState>()
  for (const { path } of spam) {
    const state = await connection.stateOf(path)
    if (state !== null) states.set(path, state)
    // The folder was deleted or renamed, so list the folders again in the next round.
    else progress.listedAtMs = Number.NEGATIVE_INFINITY
  }
  await scanChangedFolders(spam, states, session)
  memory.counts.sweeps += 1
  memory.counts.sweepMs += ports.clock.monotonicMs() - startMs
}

async function sweepElsewhereIfDue(progress: Progress, session: WatchSession): Promise<void> {
  if (untilElsewhere(progress, session) > 0) return
  progress.sweptElsewhereAtMs = session.ports.clock.monotonicMs()
  await scanOtherFolders(progress.folders.others, session)
}

function untilElsewhere({ sweptElsewhereAtMs, folders }: Progress, { awaited, ports, rules }: WatchSession): number {
  if (folders.others.length === 0) return Number.POSITIVE_INFINITY
  const { clock } = ports
  const sweptAgoMs = sweptElsewhereAtMs === null ? null : clock.monotonicMs() - sweptElsewhereAtMs
  return untilElsewhereMs(awaited(), { nowMs: clock.nowMs(), sweptAgoMs }, rules)
}

/**
 * Records the messages that are due. If a message has disappeared, or is outside the inbox and spam, scans all watched
 * folders first.
 */
async function recordSettled(watched: readonly WatchedFolder[], session: WatchSession): Promise<void> {
  const { memory, ports } = session
  for (const sighting of memory.sightings.due(ports.clock.nowMs())) {
    if (sighting.folder.role === 'other') {
      for (const folder of watched) await scanFolder(folder, session)
      if (!isStillDue(sighting, session)) continue
    }
    const status = await recordSighting(sighting, session)
    if (status === 'open') memory.sightings.postpone(sighting, ports.clock.nowMs())
    if (status === 'foreign') memory.sightings.drop(sighting)
    if (status !== 'gone') continue
    for (const folder of watched) await scanFolder(folder, session)
    // If the message was found in another folder, or its folder is being scanned again, the message is no longer due.
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

function sweepInterval({ awaited, ports, connection }: WatchSession): number {
  const { newestAtMs } = awaited()
  const waitedMs = newestAtMs === null ? null : ports.clock.nowMs() - newestAtMs
  return sweepEveryMs(waitedMs, connection.abilities)
}

/** Waits until the inbox changes, the watcher is woken, or it is time to record a sighting, to sweep or to clean up. */
async function wait(progress: Progress, woken: AbortSignal, session: WatchSession): Promise<void> {
  const { connection, memory, ports, signal } = session
  const { clock } = ports
  const dueAtMs = memory.sightings.nextDueAtMs()
  const untilDueMs = dueAtMs === null ? Number.POSITIVE_INFINITY : dueAtMs - clock.nowMs()
  const sinceSweepMs = clock.monotonicMs() - (progress.sweptAtMs ?? 0)
  const untilSweepMs = Math.min(sweepInterval(session) - sinceSweepMs, untilElsewhere(progress, session))
  const waitMs = Math.max(0, Math.min(untilDueMs, untilSweepMs, untilClean(session)))
  if (waitMs > 0) await waitForChange(connection, waitMs, { clock, signal: AbortSignal.any([signal, woken]) })
}
