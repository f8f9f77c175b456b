/** All who wait for news of tests in this process: thousands of them, with one timer and one read a change. */

import type { Store } from '../../storage/store.ts'
import type { Clock } from '../../world/world.ts'
import { createAgenda } from './agenda.ts'
import { inTurns } from './in-turns.ts'
import type { NewsTopic, NewsWait, NewsWaiter } from './news.ts'
import { type ChangeMark, recentChanges } from './recent-changes.ts'
import { WatchedTest } from './watched-test.ts'

/** How long, and since when. */
export interface WaitTerms {
  readonly waitMs: number
  /** From before the read that the waiter has seen: what changed since is not slept through. */
  readonly since: ChangeMark
  /** When the test's status changes by itself; epoch. */
  readonly expiresAtMs: number
}

/** Where requests wait. Disposing it tells everybody what is known; whoever comes later is told so at once. */
export interface NewsRoom extends Disposable {
  /** To be taken before a test is read. */
  mark(): ChangeMark
  /** Tells `waiter` when there is news, or when its time is up; at once when the room is closed. */
  wait(topic: NewsTopic, waiter: NewsWaiter, terms: WaitTerms): NewsWait
  readonly waiterCount: number
}

export interface NewsRoomPorts {
  readonly store: Pick<Store, 'onTestChanged'>
  readonly clock: Clock
}

/** So many tests are read at once: after a lost connection all of them are. */
const concurrentReads = 8

/** Opens a room. */
export function openNewsRoom({ store, clock }: NewsRoomPorts): NewsRoom {
  const agenda = createAgenda(clock)
  const changes = recentChanges()
  const tests = new Map<number, Map<string, WatchedTest>>()
  let isClosed = false

  function onEmpty({ topic }: WatchedTest): void {
    const kinds = tests.get(topic.numericId)
    kinds?.delete(topic.key)
    if (kinds?.size === 0) tests.delete(topic.numericId)
  }

  const ports = { clock, agenda, inTurn: inTurns(concurrentReads), onEmpty }

  function watch(topic: NewsTopic): WatchedTest {
    const kinds = tests.get(topic.numericId) ?? new Map<string, WatchedTest>()
    tests.set(topic.numericId, kinds)
    const watched = kinds.get(topic.key) ?? new WatchedTest(topic, ports)
    kinds.set(topic.key, watched)
    return watched
  }

  function watchedOf(numericId: number | 'all'): readonly WatchedTest[] {
    const wanted = numericId === 'all' ? [...tests.values()] : [tests.get(numericId) ?? new Map<string, WatchedTest>()]
    return wanted.flatMap((kinds) => Array.from(kinds.values()))
  }

  const listening = store.onTestChanged((numericId) => {
    changes.note(numericId)
    for (const watched of watchedOf(numericId)) watched.change()
  })

  function close(): void {
    if (isClosed) return
    isClosed = true
    listening[Symbol.dispose]()
    for (const watched of watchedOf('all')) watched.tellAll()
    agenda[Symbol.dispose]()
  }

  return {
    mark: () => changes.mark(),
    wait: (topic, waiter, { waitMs, since, expiresAtMs }) => {
      const watched = watch(topic)
      const nowMs = clock.monotonicMs()
      const wait = watched.add(waiter, nowMs + (isClosed ? 0 : waitMs))
      const leftMs = expiresAtMs - clock.nowMs()
      if (leftMs > 0 && leftMs <= waitMs) watched.lookAt(nowMs + leftMs)
      if (changes.hasChangedSince(since, topic.numericId)) watched.change()
      return wait
    },
    get waiterCount() {
      return [...tests.values()].reduce((sum, kinds) => sum + countOf(kinds), 0)
    },
    [Symbol.dispose]: close,
  }
}

function countOf(kinds: ReadonlyMap<string, WatchedTest>): number {
  return [...kinds.values()].reduce((sum, watched) => sum + watched.waitCount, 0)
}
