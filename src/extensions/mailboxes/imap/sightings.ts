/**
 * Keeps track of the messages seen in a folder until they have stayed there long enough to be recorded, because they
 * may still be moved to another folder.
 */

import type { CopyTarget } from '../../../service/storage/store.ts'
import type { WatchedFolder } from './find-folders.ts'

/** A test message, and the folder in which presend saw it. */
export interface Sighting {
  readonly target: CopyTarget
  /** False if the DNS query for the sender check failed; the check is repeated before the message is recorded. */
  readonly isSenderKnown: boolean
  readonly messageKey: string
  readonly folder: WatchedFolder
  readonly uidValidity: string
  readonly uid: number
  readonly sizeBytes: number
  /** INTERNALDATE, according to the server's clock; `null` if the server did not return a date. */
  readonly internalDateMs: number | null
  /** The header section of the message. */
  readonly head: Uint8Array
  /** When presend saw the message in this folder. */
  readonly seenAtMs: number
}

/** A sighting with its history. */
export interface OpenSighting extends Sighting {
  /** When the message was first seen, in any folder. */
  readonly firstSeenAtMs: number
  /** The time at which the message can be recorded if it has not been moved again. */
  readonly dueAtMs: number
  /** The earlier sighting in another folder; `null` if the message was seen in only one folder. */
  readonly before: Sighting | null
  /** The number of times that verification has failed because of DNS. */
  readonly failureCount: number
}

/** Messages that have been seen but not yet recorded. */
export interface Sightings {
  /** `new`: first seen; `moved`: seen in another folder before; `repeated`: already waiting or recorded. */
  add(sighting: Sighting): 'new' | 'moved' | 'repeated'
  due(nowMs: number): readonly OpenSighting[]
  /** Returns when the next message is due; `null` if no message is waiting. */
  nextDueAtMs(): number | null
  /** Schedules a retry, with backoff, after a verification that failed at `nowMs`. */
  postpone(sighting: OpenSighting, nowMs: number): void
  /** Call this after the message has been recorded. Later sightings of the message then count as repeated. */
  finish(sighting: Sighting): void
  /** Removes a message that is not a copy of the test. */
  drop(sighting: Sighting): void
  /**
   * Removes the waiting messages in a folder whose UIDVALIDITY has changed. The scan of the folder finds these
   * messages again.
   */
  forget(path: string): void
  readonly waitingCount: number
}

/** The number of finished messages to remember. The results of older messages can be read from the database. */
const rememberedCount = 2000
/** The longest wait for a message that keeps being moved, as a multiple of `settleMs`. */
const longestSettles = 4

/**
 * The initial and the maximum delay after a failed verification. The delay doubles each time, because each retry reads
 * the message again, and the message may be large.
 */
const retryDelayMs = { first: 1000, longest: 30_000 }

/**
 * Creates an empty set. The first sighting of a message counts, unless the message is moved within `settleMs`; in that
 * case, the later sighting counts and the wait starts again. A sighting outside the inbox and spam never replaces a
 * sighting in the inbox or spam.
 *
 * @param elsewhereSettleMs the minimum wait in folders other than the inbox and spam
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
      if (finished.has(key) || (before !== undefined && (isSamePlace(before, sighting) || isWorse(sighting, before))))
        return 'repeated'
      waiting.set(key, open(sighting, before ?? null, settleMsOf(sighting)))
      return before === undefined ? 'new' : 'moved'
    },
    due: (nowMs) => [...waiting.values()].filter((one) => one.dueAtMs <= nowMs),
    nextDueAtMs: () => (waiting.size === 0 ? null : Math.min(...Array.from(waiting.values(), (one) => one.dueAtMs))),
    postpone: (sighting, nowMs) => {
      const { failureCount } = sighting
      const delayMs = Math.min(retryDelayMs.first * 2 ** failureCount, retryDelayMs.longest)
      waiting.set(keyOf(sighting), { ...sighting, dueAtMs: nowMs + delayMs, failureCount: failureCount + 1 })
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
  return { ...sighting, firstSeenAtMs, dueAtMs, before: isMoved ? before : (before?.before ?? null), failureCount: 0 }
}

/**
 * Returns the key of a message. Messages from unverified senders have separate keys, so that a message with a forged
 * Message-ID cannot replace the sender's own copy.
 */
function keyOf({ target, messageKey, isSenderKnown }: Sighting): string {
  return `${target.numericId} ${messageKey} ${isSenderKnown ? 'known' : 'open'}`
}

function isWorse(sighting: Sighting, before: Sighting): boolean {
  return sighting.folder.role === 'other' && before.folder.role !== 'other'
}

function isSamePlace(one: Sighting, other: Sighting): boolean {
  return one.folder.path === other.folder.path && one.uidValidity === other.uidValidity && one.uid === other.uid
}
