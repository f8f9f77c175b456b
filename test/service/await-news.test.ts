import { describe, expect, it } from 'vitest'

import { awaitNews, type NewsQuestion } from '../../src/service/await-news.ts'
import { type ChangeNotifier, changeNotifier } from '../../src/service/change-notifier.ts'
import { type FakeClock, fakeClock } from '../support/fake-clock.ts'

interface Reading {
  readonly revision: number
  readonly isComplete: boolean
}

interface Scene {
  readonly clock: FakeClock
  readonly changes: ChangeNotifier
  readonly stop: AbortController
  record(isComplete?: boolean): void
  wait(changes?: Partial<NewsQuestion<Reading>>): Promise<Reading>
  readCount(): number
}

function aScene(): Scene {
  const clock = fakeClock()
  const changes = changeNotifier()
  const stop = new AbortController()
  let reading: Reading = { revision: 0, isComplete: false }
  let reads = 0
  return {
    clock,
    changes,
    stop,
    record: (isComplete = false) => {
      reading = { revision: reading.revision + 1, isComplete }
      changes.notify(1)
    },
    wait: async (question = {}) =>
      await awaitNews(
        {
          numericId: 1,
          waitMs: 20_000,
          read: async () => {
            reads += 1
            return await Promise.resolve(reading)
          },
          isKnown: ({ revision }) => revision === 0,
          isFinal: ({ isComplete }) => isComplete,
          changesInMs: () => Number.POSITIVE_INFINITY,
          ...question,
        },
        { changes, clock },
        stop.signal,
      ),
    readCount: () => reads,
  }
}

describe('awaitNews()', () => {
  it('answers a complete test at once', async () => {
    const scene = aScene()
    const waiting = scene.wait()
    await scene.clock.advance(5000)
    scene.record(true)
    const before = scene.clock.monotonicMs()
    expect(await waiting).toEqual({ revision: 1, isComplete: true })
    expect(scene.clock.monotonicMs()).toBe(before)
    await scene.clock.advance(0)
    expect(scene.clock.sleepingCount).toBe(0)
    expect(scene.changes.waiterCount).toBe(0)
  })

  it('answers what was recorded while it was getting ready', async () => {
    const scene = aScene()
    let isFirst = true
    const waiting = scene.wait({
      read: async () => {
        await Promise.resolve()
        if (!isFirst) return { revision: 1, isComplete: true }
        isFirst = false
        scene.changes.notify(1)
        return { revision: 0, isComplete: false }
      },
    })
    await scene.clock.advance(0)
    expect(await waiting).toMatchObject({ revision: 1 })
  })

  it('gathers a burst into one answer, 45 ms after its last result', async () => {
    const scene = aScene()
    const waiting = scene.wait()
    await scene.clock.advance(1000)
    for (let count = 0; count < 4; count += 1) {
      scene.record()
      await scene.clock.advance(20)
    }
    const answer = scene.clock.runToEnd(waiting)
    expect(await answer).toMatchObject({ revision: 4 })
    expect(scene.clock.monotonicMs()).toBe(1105)
  })

  it('does not gather longer than 400 ms', async () => {
    const scene = aScene()
    let answer: Reading | null = null
    const waiting = scene.wait().then((reading) => {
      answer = reading
      return reading
    })
    for (let count = 0; count < 30; count += 1) {
      await scene.clock.advance(20)
      scene.record()
      await scene.clock.advance(0)
    }
    expect(answer).not.toBeNull()
    expect((await waiting).revision).toBeLessThanOrEqual(21)
  })

  it('ends a burst with the last result of all', async () => {
    const scene = aScene()
    const waiting = scene.wait()
    await scene.clock.advance(100)
    scene.record()
    await scene.clock.advance(10)
    scene.record(true)
    await scene.clock.advance(0)
    expect(await waiting).toEqual({ revision: 2, isComplete: true })
  })

  it('gives the known reading when time is up', async () => {
    const scene = aScene()
    expect(await scene.clock.runToEnd(scene.wait())).toMatchObject({ revision: 0 })
    expect(scene.clock.monotonicMs()).toBe(20_000)
    expect(scene.readCount()).toBe(2)
    expect(scene.changes.waiterCount).toBe(0)
  })

  it('looks again when the test changes by time alone', async () => {
    const scene = aScene()
    const waiting = scene.wait({
      isKnown: () => scene.clock.monotonicMs() < 3000,
      changesInMs: () => 3000 - scene.clock.monotonicMs(),
    })
    await scene.clock.runToEnd(waiting)
    expect(scene.clock.monotonicMs()).toBeLessThanOrEqual(3045)
  })

  it('frees everything as soon as the client goes away', async () => {
    const scene = aScene()
    const waiting = scene.wait()
    await scene.clock.advance(10)
    expect(scene.changes.waiterCount).toBe(1)
    scene.stop.abort(new Error('client gone'))
    await expect(waiting).rejects.toThrow('client gone')
    expect(scene.changes.waiterCount).toBe(0)
    expect(scene.clock.sleepingCount).toBe(0)
  })
})
