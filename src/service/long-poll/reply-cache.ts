/** Caches rendered replies, so that an unchanged test is neither read nor rendered again. */

import type { TestStatus } from '../../foundation/contract/names.ts'
import type { StoredTest } from '../storage/store.ts'
import { statusOf, type TestProgress } from '../storage/test-status.ts'

/** A rendered reply, shared by all requests that receive it. */
export interface ReadyReply {
  /** The ETag, including its quotes. */
  readonly etag: string
  /** The body: JSON in UTF-8. */
  readonly body: Uint8Array<ArrayBuffer>
}

/** A cached reply, and the test state from which it was rendered. */
export interface KnownReply extends ReadyReply {
  readonly numericId: number
  readonly revision: number
  readonly status: TestStatus
}

/**
 * The cached replies, each of which can be found by any of its test's three identifiers. An entry does not prove that
 * the test still exists or that the caller may see the test, so always query the store first.
 */
export interface ReplyCache {
  /** Returns the cached reply. The reply is current at `nowMs`, unless the store has a newer revision of the test. */
  find(name: string, nowMs: number): KnownReply | null
  keep(test: NamedTest, reply: ReadyReply & { readonly status: TestStatus }): void
  readonly sizeBytes: number
}

/** A test with its three identifiers, any of which clients can use to request it. */
type NamedTest = TestProgress & Pick<StoredTest, 'numericId' | 'trackingId' | 'trackingKey'>

interface Entry {
  readonly reply: KnownReply
  readonly test: NamedTest
  readonly sizeBytes: number
}

/** The estimated memory that one reply uses in addition to its body, for map entries, identifiers and times. */
const overheadBytes = 1000

/** Creates a cache of at most `maxBytes` that evicts the least recently used reply. */
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

  return {
    find: (name, nowMs) => {
      const entry = entries.get(numbers.get(name) ?? 0)
      if (entry === undefined || statusOf(entry.test, nowMs) !== entry.reply.status) return null
      // A map keeps its insertion order, so the first entry is the least recently used one.
      entries.delete(entry.test.numericId)
      entries.set(entry.test.numericId, entry)
      return entry.reply
    },
    keep: (test, { etag, body, status }) => {
      drop(entries.get(test.numericId))
      // Copy only these fields: `test` also references all its seeds, which must not stay in memory.
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
