/** Keeps the log readable while the storage is unavailable: one line a second for each kind of event, with a count. */

import { isStorageAway } from '../../storage/storage-away.ts'
import type { Clock } from '../../world/world.ts'

const windowMs = 1000

/** The fields to write, or `null` when this line is one of those that are only counted. */
export type LimitOutageLine = (message: string, fields: Fields) => Fields | null

type Fields = Readonly<Record<string, unknown>>

interface LastLine {
  readonly atMs: number
  skippedCount: number
}

/**
 * Thousands of requests fail in the same second when a database goes away, each with the same stack. The first line of
 * an event is written, those of the next second are counted, and the line after them has `skipped`: how many were left
 * out. In all of them `reason` stands for the error with its stack. Other errors pass unchanged.
 */
export function limitOutageLines(clock: Pick<Clock, 'nowMs'>): LimitOutageLine {
  const last = new Map<string, LastLine>()
  return (message, fields) => {
    const { error, ...others } = fields
    if (!isOutage(error)) return fields
    const previous = last.get(message)
    const nowMs = clock.nowMs()
    if (previous !== undefined && nowMs - previous.atMs < windowMs) {
      previous.skippedCount += 1
      return null
    }
    last.set(message, { atMs: nowMs, skippedCount: 0 })
    const skipped = previous?.skippedCount ?? 0
    return { ...others, ...(skipped === 0 ? {} : { skipped }), reason: error.message }
  }
}

function isOutage(error: unknown): error is Error {
  return error instanceof Error && (isStorageAway(error) || isStorageAway(error.cause))
}
