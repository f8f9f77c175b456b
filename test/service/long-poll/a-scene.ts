/** A news room on a clock that the test moves, and one test that changes when it says so. */

import { etagOf } from '../../../src/service/long-poll/conditional-request.ts'
import type { News, NewsTopic, NewsWait } from '../../../src/service/long-poll/news.ts'
import { type NewsRoom, openNewsRoom } from '../../../src/service/long-poll/news-room.ts'
import { type FakeClock, fakeClock } from '../../support/fake-clock.ts'

interface State {
  revision: number
  completedAtMs: number | null
  isDeleted: boolean
}

/** A room with one test, whose state the test sets. */
export interface Scene {
  readonly room: NewsRoom
  readonly clock: FakeClock
  readonly state: State
  readonly told: News[]
  readCount(): number
  /** Makes the next reads fail, or wait for the returned gate. */
  failReads(count: number): void
  change(changes?: Partial<State>, numericId?: number | 'all'): void
  wait(options?: { waitMs?: number; since?: number; key?: string; knows?: number }): NewsWait
}

/** When the test expires. */
export const expiresInMs = 3_600_000

/** Nobody waits yet. */
export function aScene(): Scene {
  const clock = fakeClock()
  const state: State = { revision: 0, completedAtMs: null, isDeleted: false }
  const told: News[] = []
  const listeners = new Set<(numericId: number | 'all') => void>()
  const expiresAtMs = clock.nowMs() + expiresInMs
  let reads = 0
  let failures = 0
  const store = {
    onTestChanged: (listener: (numericId: number | 'all') => void) => {
      listeners.add(listener)
      return { [Symbol.dispose]: () => void listeners.delete(listener) }
    },
  }
  const room = openNewsRoom({ store, clock })

  function topic(key: string): NewsTopic {
    return {
      key,
      numericId: 1,
      read: async () => {
        reads += 1
        await Promise.resolve()
        if (failures > 0) {
          failures -= 1
          throw new Error('the database is away')
        }
        if (state.isDeleted) return null
        const test = { numericId: 1, revision: state.revision, completedAtMs: state.completedAtMs, expiresAtMs }
        return { test, reply: (nowMs) => ({ etag: etagOf(test, nowMs), body: new Uint8Array([test.revision]) }) }
      },
    }
  }

  return {
    room,
    clock,
    state,
    told,
    readCount: () => reads,
    failReads: (count) => {
      failures = count
    },
    change: (changes = {}, numericId = 1) => {
      state.revision += 1
      Object.assign(state, changes)
      for (const listener of listeners) listener(numericId)
    },
    wait: ({ waitMs = 20_000, since = room.mark(), key = 'spam_tests/1', knows = state.revision } = {}) => {
      const known = { numericId: 1, revision: knows, completedAtMs: null, expiresAtMs }
      const waiter = {
        ifNoneMatch: etagOf(known, clock.nowMs()),
        revision: knows,
        tell: (news: News) => void told.push(news),
      }
      return room.wait(topic(key), waiter, { waitMs, since, expiresAtMs })
    },
  }
}

/** What was told, in its order. */
export function statusesOf(scene: Scene): readonly string[] {
  return scene.told.map((news) => news.status)
}
