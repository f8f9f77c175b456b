/** Keeps the log readable while the storage is unavailable: one line per second and message, with a count. */

import { isStorageAway } from '../../storage/storage-away.ts'
import type { Clock } from '../../world/world.ts'

const windowMs = 1000

/** Returns the fields to write, or `null` if the line is only counted. */
export type LimitOutageLine = (message: string, fields: Fields) => Fields | null

type Fields = Readonly<Record<string, unknown>>

interface LastLine {
  readonly atMs: number
  skippedCount: number
}

/**
 * Limits lines about storage errors: thousands of requests fail in the second in which a database goes away. The first
 * line of a message is written; the first one after a second has `skipped`, the number of lines left out. `reason`
 * replaces the error with its stack. Other errors are not limited.
 */
export function limitOutageLines(clock: Pick<Clock, 'nowMs'>): LimitOutageLine {
  const last = new Map<string, LastLine>()
  return (message, fields) => {
    const { error, ...others } = fields
    if (!(error instanceof Error) || !(isStorageAway(error) || isStorageAway(error.cause))) return fields
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
