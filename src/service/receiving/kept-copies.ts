/** Keeps copies of stored messages in memory, so that messages can be judged without reading them from the database. */

import type { Clock } from '../../foundation/world/world.ts'
import type { Copy } from './read-arrival.ts'

/** A cache of stored messages with a limited size. */
export interface KeptCopies {
  /** Adds copies to the cache. Does nothing when the cache is full, because the oldest messages are judged first. */
  add(messageId: string, copies: readonly Copy[]): void
  /**
   * Removes and returns the copies of a message; `null` if they are not cached, in which case the message must be read
   * from the database.
   */
  take(messageId: string): readonly Copy[] | null
}

const maxTotalBytes = 64 * 1024 * 1024
/**
 * How long copies are cached. Copies expire because another instance may judge the message without notifying this
 * instance.
 */
const keptMs = 120_000

interface Entry {
  readonly copies: readonly Copy[]
  readonly sizeBytes: number
  readonly addedAtMs: number
}

/** Creates an empty cache. */
export function keptCopies(clock: Pick<Clock, 'monotonicMs'>): KeptCopies {
  const entries = new Map<string, Entry>()
  let totalBytes = 0

  function remove(messageId: string): Entry | null {
    const entry = entries.get(messageId) ?? null
    entries.delete(messageId)
    totalBytes -= entry?.sizeBytes ?? 0
    return entry
  }

  function removeOld(nowMs: number): void {
    for (const [messageId, { addedAtMs }] of entries) {
      if (nowMs - addedAtMs < keptMs) return
      remove(messageId)
    }
  }

  return {
    add: (messageId, copies) => {
      const nowMs = clock.monotonicMs()
      removeOld(nowMs)
      const sizeBytes = copies[0]?.message.bytes.length ?? 0
      if (totalBytes + sizeBytes > maxTotalBytes) return
      entries.set(messageId, { copies, sizeBytes, addedAtMs: nowMs })
      totalBytes += sizeBytes
    },
    take: (messageId) => remove(messageId)?.copies ?? null,
  }
}
