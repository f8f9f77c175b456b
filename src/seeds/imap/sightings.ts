/** Messages that were seen in a folder and may still be moved: where a message lies is where it stays. */

import type { CopyTarget } from '../../storage/store.ts'
import type { WatchedFolder } from './find-folders.ts'

/** One message of a test, where it was seen last. */
export interface Sighting {
  readonly target: CopyTarget
  /** False: DNS could not be asked whether its author belongs to the test's sender. */
  readonly isSenderKnown: boolean
  readonly messageKey: string
  readonly folder: WatchedFolder
  readonly uidValidity: string
  readonly uid: number
  readonly sizeBytes: number
  /** By the server's clock; `null`: it gave none. */
  readonly internalDateMs: number | null
  /** The header section, as it came. */
  readonly head: Uint8Array
  /** When it was seen here, by our clock. */
  readonly seenAtMs: number
}

/** A sighting with its history. */
export interface OpenSighting extends Sighting {
  /** When the message was seen for the first time, in any folder. */
  readonly firstSeenAtMs: number
  /** When nobody waits for a move any longer. */
  readonly dueAtMs: number
  /** Where it was seen before, in another folder; `null`: nowhere. */
  readonly before: Sighting | null
  /** How often it was read in vain, because DNS could not be asked. */
  readonly vainCount: number
}

/** Messages between their first sight and their record. */
export interface Sightings {
  /** `new`: waits now; `moved`: it lay elsewhere before; `repeated`: it waits, or was recorded, already. */
  add(sighting: Sighting): 'new' | 'moved' | 'repeated'
  due(nowMs: number): readonly OpenSighting[]
  /** When the next one is due; `null`: none waits. */
  nextDueAtMs(): number | null
  /** It could not be verified at `nowMs`: it is due again later, each time later than before. */
  postpone(sighting: OpenSighting, nowMs: number): void
  /** The message is recorded: later sights of it are repetitions. */
  finish(sighting: Sighting): void
  /** It proved to be no copy of the test: nothing is remembered of it. */
  drop(sighting: Sighting): void
  /** What waits in a folder whose UIDs are gone will be seen anew. */
  forget(path: string): void
  readonly waitingCount: number
}

/** Of those that are finished so many are remembered; beyond that the storage knows. */
const rememberedCount = 2000
/** A message that is moved again and again is recorded after so many settle times. */
const longestSettles = 4

/** What could not be verified is read again after so long, doubled each time, up to the longest: it may be large. */
const vainDelayMs = { first: 1000, longest: 30_000 }

/**
 * The first sight wins, unless the message is moved within `settleMs`: then the later one does, and has its own time to
 * settle. What is seen outside the inbox and spam never replaces what was seen in one of them.
 *
 * @param elsewhereSettleMs how long what is seen outside both may still come into one of them
 */
export function sightings(settleMs: number, elsewhereSettleMs: number = settleMs): Sightings {
  const settleMsOf = ({ folder }: Sighting): number =>
    folder.role === 'other' ? Math.max(settleMs, elsewhereSettleMs) : settleMs
  const waiting = new Map<string, OpenSighting>()
  const finished = new Set<string>()
  return {
    add: (sighting) => {
      const key = keyOf(sighting)
      const before = waiting.get(key)
      if (finished.has(key) || (before !== undefined && (isSamePlace(before, sighting) || isLess(sighting, before))))
        return 'repeated'
      waiting.set(key, open(sighting, before ?? null, settleMsOf(sighting)))
      return before === undefined ? 'new' : 'moved'
    },
    due: (nowMs) => [...waiting.values()].filter((one) => one.dueAtMs <= nowMs),
    nextDueAtMs: () => (waiting.size === 0 ? null : Math.min(...Array.from(waiting.values(), (one) => one.dueAtMs))),
    postpone: (sighting, nowMs) => {
      const delayMs = Math.min(vainDelayMs.first * 2 ** sighting.vainCount, vainDelayMs.longest)
      waiting.set(keyOf(sighting), { ...sighting, dueAtMs: nowMs + delayMs, vainCount: sighting.vainCount + 1 })
    },
    finish: (sighting) => {
      waiting.delete(keyOf(sighting))
      finished.add(keyOf(sighting))
      for (const oldest of finished) {
        if (finished.size <= rememberedCount) break
        finished.delete(oldest)
      }
    },
    drop: (sighting) => void waiting.delete(keyOf(sighting)),
    forget: (path) => {
      for (const [key, { folder }] of waiting) if (folder.path === path) waiting.delete(key)
    },
    get waitingCount() {
      return waiting.size
    },
  }
}

function open(sighting: Sighting, before: OpenSighting | null, settleMs: number): OpenSighting {
  const firstSeenAtMs = before?.firstSeenAtMs ?? sighting.seenAtMs
  const dueAtMs = Math.min(sighting.seenAtMs + settleMs, firstSeenAtMs + longestSettles * settleMs)
  const isMoved = before !== null && before.folder.path !== sighting.folder.path
  return { ...sighting, firstSeenAtMs, dueAtMs, before: isMoved ? before : (before?.before ?? null), vainCount: 0 }
}

/** A stranger may give a message any Message-ID: one that may be a stranger's never stands in the place of a sender's. */
function keyOf({ target, messageKey, isSenderKnown }: Sighting): string {
  return `${target.numericId} ${messageKey} ${isSenderKnown ? 'known' : 'open'}`
}

function isLess(sighting: Sighting, before: Sighting): boolean {
  return sighting.folder.role === 'other' && before.folder.role !== 'other'
}

function isSamePlace(one: Sighting, other: Sighting): boolean {
  return one.folder.path === other.folder.path && one.uidValidity === other.uidValidity && one.uid === other.uid
}
