/** Finished bodies of tests: one that did not change is neither read nor rendered again. */

import type { TestStatus } from '../../contract/names.ts'
import type { StoredTest } from '../../storage/store.ts'
import { statusOf, type TestProgress } from '../../storage/test-status.ts'

/** A reply that only has to be written. */
export interface ReadyReply {
  /** With its quotes. */
  readonly etag: string
  /** JSON in UTF-8; shared by all clients that get the same reply. */
  readonly body: Uint8Array<ArrayBuffer>
}

/** A reply, and what it is true of. */
export interface KnownReply extends ReadyReply {
  readonly numericId: number
  readonly revision: number
  readonly status: TestStatus
}

/**
 * Replies by any name of their test. What it holds says nothing about who may see it, or whether the test is still
 * there: the database is asked first, every time.
 */
export interface ReplyCache {
  /** The reply that is true at `nowMs` unless the test has another revision by now. */
  find(name: string, nowMs: number): KnownReply | null
  /** The same, for a test that was just read. */
  findFor(test: Pick<NamedTest, 'numericId' | 'revision'>, nowMs: number): KnownReply | null
  keep(test: NamedTest, reply: ReadyReply & { readonly status: TestStatus }): void
  readonly sizeBytes: number
}

/** A test with its three names. */
type NamedTest = TestProgress & Pick<StoredTest, 'numericId' | 'trackingId' | 'trackingKey'>

interface Entry {
  readonly reply: KnownReply
  readonly test: NamedTest
  readonly sizeBytes: number
}

/** Maps, names and times of one entry, about. */
const overheadBytes = 1000

/** A cache of at most `maxBytes`; what was used longest ago goes first. */
export function replyCache(maxBytes: number): ReplyCache {
  const entries = new Map<number, Entry>()
  const numbers = new Map<string, number>()
  let sizeBytes = 0

  function drop(entry: Entry | undefined): void {
    if (entry === undefined) return
    entries.delete(entry.test.numericId)
    for (const name of namesOf(entry.test)) numbers.delete(name)
    sizeBytes -= entry.sizeBytes
  }

  function find(numericId: number, nowMs: number): KnownReply | null {
    const entry = entries.get(numericId)
    if (entry === undefined || statusOf(entry.test, nowMs) !== entry.reply.status) return null
    // A Map keeps its order: the first is the one that was used longest ago.
    entries.delete(numericId)
    entries.set(numericId, entry)
    return entry.reply
  }

  return {
    find: (name, nowMs) => {
      const numericId = numbers.get(name)
      return numericId === undefined ? null : find(numericId, nowMs)
    },
    findFor: ({ numericId, revision }, nowMs) => {
      const reply = find(numericId, nowMs)
      return reply?.revision === revision ? reply : null
    },
    keep: (test, { etag, body, status }) => {
      drop(entries.get(test.numericId))
      // Picked one by one: the test that was handed in hangs on all its seeds.
      const { numericId, trackingId, trackingKey, revision, completedAtMs, expiresAtMs } = test
      const kept = { numericId, trackingId, trackingKey, revision, completedAtMs, expiresAtMs }
      const reply = { etag, body, status, numericId, revision }
      const entry = { reply, test: kept, sizeBytes: body.byteLength + overheadBytes }
      if (entry.sizeBytes > maxBytes) return
      entries.set(numericId, entry)
      for (const name of namesOf(test)) numbers.set(name, numericId)
      sizeBytes += entry.sizeBytes
      for (const oldest of entries.values()) {
        if (sizeBytes <= maxBytes) return
        drop(oldest)
      }
    },
    get sizeBytes() {
      return sizeBytes
    },
  }
}

function namesOf({ numericId, trackingId, trackingKey }: NamedTest): readonly string[] {
  return [String(numericId), trackingId, trackingKey]
}
