/** Copies of stored messages that this process still has in memory, so that judging them reads nothing again. */

import type { Clock } from '../world/world.ts'
import type { Copy } from './read-arrival.ts'

/** A bounded memory of stored messages. */
export interface KeptCopies {
  /** Does nothing when the memory is full: the messages that are judged next came first. */
  add(messageId: string, copies: readonly Copy[]): void
  /** Returns the copies once; `null`: read the message from storage. */
  take(messageId: string): readonly Copy[] | null
}

const maxTotalBytes = 64 * 1024 * 1024
/** Another instance may have judged the message, which this one does not notice. */
const keptMs = 120_000

interface Entry {
  readonly copies: readonly Copy[]
  readonly sizeBytes: number
  readonly addedAtMs: number
}

/** Starts empty. */
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
