import { describe, expect, it } from 'vitest'

import { aScene, statusesOf } from './a-scene.ts'

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
