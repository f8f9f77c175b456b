import { describe, expect, it } from 'vitest'

import { aScene, expiresInMs, statusesOf } from './a-scene.ts'

describe('a watched test', () => {
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
