import { describe, expect, it } from 'vitest'

import { etagOf } from '../../../src/service/conditional-request.ts'
import type { News, NewsTopic, NewsWait } from '../../../src/service/long-poll/news.ts'
import { type NewsRoom, openNewsRoom } from '../../../src/service/long-poll/news-room.ts'
import { type FakeClock, fakeClock } from '../../support/fake-clock.ts'

interface State {
  revision: number
  completedAtMs: number | null
  isDeleted: boolean
}

interface Scene {
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

const expiresInMs = 3_600_000

function aScene(): Scene {
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

function statusesOf(scene: Scene): readonly string[] {
  return scene.told.map((news) => news.status)
}

describe('a news room', () => {
  it('tells of a finished test at once', async () => {
    const scene = aScene()
    scene.wait()
    await scene.clock.advance(5000)
    scene.change({ completedAtMs: 1 })
    await scene.clock.advance(0)
    expect(scene.told).toMatchObject([{ status: 'news', reply: { etag: '"1.1.complete"' } }])
    expect(scene.room.waiterCount).toBe(0)
    expect(scene.clock.sleepingCount).toBe(0)
  })

  it('reads once for all who wait for the same, and hands all the same body', async () => {
    const scene = aScene()
    for (let count = 0; count < 1000; count += 1) scene.wait()
    expect(scene.clock.sleepingCount).toBe(1)
    scene.change({ completedAtMs: 1 })
    await scene.clock.advance(0)
    await scene.clock.advance(0)
    expect(scene.readCount()).toBe(1)
    expect(scene.told).toHaveLength(1000)
    const bodies = new Set(scene.told.map((news) => (news.status === 'news' ? news.reply : null)))
    expect(bodies.size).toBe(1)
  })

  it('reads each kind of reply by itself', async () => {
    const scene = aScene()
    scene.wait({ key: 'spam_tests/1' })
    scene.wait({ key: 'external_tests/1' })
    scene.change({ completedAtMs: 1 })
    await scene.clock.advance(0)
    expect(scene.readCount()).toBe(2)
    expect(statusesOf(scene)).toEqual(['news', 'news'])
  })

  it('reads nothing of a test that nobody waits for', async () => {
    const scene = aScene()
    scene.wait()
    scene.change({}, 2)
    await scene.clock.advance(100)
    expect(scene.readCount()).toBe(0)
    expect(scene.told).toEqual([])
  })

  it('looks at every watched test when changes may have been missed', async () => {
    const scene = aScene()
    scene.wait()
    scene.change({ completedAtMs: 1 }, 'all')
    await scene.clock.advance(0)
    expect(statusesOf(scene)).toEqual(['news'])
  })

  it('does not sleep through what changed while the request was being read', async () => {
    const scene = aScene()
    const since = scene.room.mark()
    scene.change({ completedAtMs: 1 })
    scene.wait({ since, knows: 0 })
    await scene.clock.advance(0)
    expect(statusesOf(scene)).toEqual(['news'])
  })

  it('gathers a burst into one answer, 45 ms after its last result', async () => {
    const scene = aScene()
    scene.wait()
    await scene.clock.advance(1000)
    for (let count = 0; count < 4; count += 1) {
      scene.change()
      await scene.clock.advance(20)
    }
    expect(scene.told).toEqual([])
    await scene.clock.advance(25)
    expect(scene.told).toMatchObject([{ reply: { etag: '"1.4.in_progress"' } }])
  })

  it('does not gather longer than 400 ms', async () => {
    const scene = aScene()
    scene.wait()
    for (let count = 0; count < 19; count += 1) {
      scene.change()
      await scene.clock.advance(20)
    }
    expect(scene.told).toEqual([])
    scene.change()
    await scene.clock.advance(20)
    expect(scene.told).toMatchObject([{ reply: { etag: '"1.20.in_progress"' } }])
  })

  it('ends a burst with the last result of all', async () => {
    const scene = aScene()
    scene.wait()
    scene.change()
    await scene.clock.advance(10)
    scene.change({ completedAtMs: 1 })
    await scene.clock.advance(0)
    expect(scene.told).toMatchObject([{ reply: { etag: '"1.2.complete"' } }])
  })

  it('tells each waiter when its own time is up', async () => {
    const scene = aScene()
    scene.wait({ waitMs: 5000 })
    scene.wait({ waitMs: 1000 })
    await scene.clock.advance(999)
    expect(scene.told).toEqual([])
    await scene.clock.advance(1)
    expect(statusesOf(scene)).toEqual(['same'])
    await scene.clock.advance(4000)
    expect(statusesOf(scene)).toEqual(['same', 'same'])
    expect([scene.readCount(), scene.room.waiterCount, scene.clock.sleepingCount]).toEqual([0, 0, 0])
  })

  it('tells when a test expires', async () => {
    const scene = aScene()
    await scene.clock.advance(expiresInMs - 3000)
    scene.wait()
    await scene.clock.advance(3000)
    await scene.clock.advance(45)
    expect(scene.told).toMatchObject([{ status: 'news', reply: { etag: '"1.0.expired"' } }])
  })

  it('tells nothing that a waiter knows already', async () => {
    const scene = aScene()
    scene.change()
    scene.wait()
    scene.change({ revision: 1 })
    await scene.clock.advance(500)
    expect(scene.told).toEqual([])
    expect(scene.readCount()).toBe(1)
  })

  it('never tells of an older revision than the waiter has seen', async () => {
    const scene = aScene()
    scene.wait({ knows: 5 })
    scene.change({ revision: 4 })
    await scene.clock.advance(500)
    expect(scene.told).toEqual([])
  })

  it('tells nothing to whoever has left', async () => {
    const scene = aScene()
    const wait = scene.wait()
    scene.wait()
    wait.leave()
    wait.leave()
    expect(scene.room.waiterCount).toBe(1)
    scene.change({ completedAtMs: 1 })
    await scene.clock.advance(0)
    expect(scene.told).toHaveLength(1)
  })

  it('keeps no timer for a test that nobody waits for any more', async () => {
    const scene = aScene()
    const wait = scene.wait()
    scene.change()
    await scene.clock.advance(10)
    wait.leave()
    await scene.clock.advance(20_000)
    expect(scene.clock.sleepingCount).toBe(0)
  })

  it('says that a test is gone', async () => {
    const scene = aScene()
    scene.wait()
    scene.change({ isDeleted: true })
    await scene.clock.advance(0)
    expect(statusesOf(scene)).toEqual(['gone'])
  })

  it('asks again a second after a read that failed', async () => {
    const scene = aScene()
    scene.wait()
    scene.failReads(2)
    scene.change({ completedAtMs: 1 })
    await scene.clock.advance(1999)
    expect(scene.told).toEqual([])
    await scene.clock.advance(1)
    expect(statusesOf(scene)).toEqual(['news'])
    expect(scene.readCount()).toBe(3)
  })

  it('shares the next read among all changes that come during one', async () => {
    const scene = aScene()
    scene.wait()
    for (let count = 0; count < 50; count += 1) scene.change()
    await scene.clock.advance(0)
    expect(scene.readCount()).toBeLessThanOrEqual(2)
    await scene.clock.advance(45)
    expect(scene.told).toMatchObject([{ reply: { etag: '"1.50.in_progress"' } }])
  })
})

describe('a news room that closes', () => {
  it('tells everybody what is known by then', async () => {
    const scene = aScene()
    scene.wait()
    scene.change()
    await scene.clock.advance(10)
    scene.wait()
    scene.room[Symbol.dispose]()
    expect(statusesOf(scene).toSorted()).toEqual(['news', 'same'])
    expect(scene.room.waiterCount).toBe(0)
  })

  it('lets nobody wait who comes later', async () => {
    const scene = aScene()
    scene.room[Symbol.dispose]()
    scene.wait()
    await scene.clock.advance(0)
    expect(statusesOf(scene)).toEqual(['same'])
  })
})
