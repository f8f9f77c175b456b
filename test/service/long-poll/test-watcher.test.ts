import { describe, expect, it } from 'vitest'
import { toTokenId, toWorkspaceId } from '../../../src/foundation/contract/identifiers.ts'
import { type Change, TestWatcher, type Wait } from '../../../src/service/long-poll/test-watcher.ts'
import type { StoredTestWithSeeds } from '../../../src/service/storage/store.ts'
import { type FakeClock, fakeClock } from '../../support/fake-clock.ts'
import { aNewTest } from '../storage/builders.ts'

interface Scene {
  readonly watcher: TestWatcher
  readonly clock: FakeClock
  /** How the waits have ended so far. */
  readonly ends: Change['status'][]
  readCount(): number
  /** Makes the next `count` reads fail. */
  failReads(count: number): void
  /** Changes the test and notifies the watcher, as the database would. */
  change(changes?: Partial<StoredTestWithSeeds> | 'deleted', numericId?: number | 'all'): void
  wait(changes?: Partial<Wait>, signal?: AbortSignal): Promise<Change>
}

const hourMs = 3_600_000

function aScene(): Scene {
  const clock = fakeClock()
  const created = aNewTest({ createdAtMs: clock.nowMs(), expiresAtMs: clock.nowMs() + hourMs })
  const counts = { seedCount: 9, settledCount: 0, inboxCount: 0 }
  let test: StoredTestWithSeeds | null = {
    ...created,
    ...counts,
    numericId: 1,
    completedAtMs: null,
    revision: 0,
    seeds: [],
  }
  const listeners = new Set<(numericId: number | 'all') => void>()
  const ends: Change['status'][] = []
  let reads = 0
  let failures = 0
  const watcher = new TestWatcher({
    clock,
    store: {
      onTestChanged: (listener) => {
        listeners.add(listener)
        return { [Symbol.dispose]: () => void listeners.delete(listener) }
      },
      findTest: async () => {
        reads += 1
        await Promise.resolve()
        if (failures > 0) {
          failures -= 1
          throw new Error('the database is away')
        }
        return test
      },
      listRevokedTokens: async () => await Promise.resolve([]),
    },
  })
  return {
    watcher,
    clock,
    ends,
    readCount: () => reads,
    failReads: (count) => {
      failures = count
    },
    change: (changes = {}, numericId = 1) => {
      test = changes === 'deleted' || test === null ? null : { ...test, revision: test.revision + 1, ...changes }
      for (const listener of listeners) listener(numericId)
    },
    wait: async (changes = {}, signal = new AbortController().signal) => {
      const known = test?.revision ?? 0
      const wait = {
        workspaceId: toWorkspaceId('workspace-a'),
        numericId: 1,
        tokenId: toTokenId('token-1'),
        expiresAtMs: created.expiresAtMs,
        since: watcher.changeCount,
        waitMs: 20_000,
        isUnseen: ({ revision }: StoredTestWithSeeds) => revision > known,
        ...changes,
      }
      const change = await watcher.wait(wait, signal)
      ends.push(change.status)
      return change
    },
  }
}

describe('TestWatcher', () => {
  it('reads a test once for all waiting requests', async () => {
    const scene = aScene()
    void Promise.all([scene.wait(), scene.wait(), scene.wait()])
    scene.change({ completedAtMs: 1 })
    await scene.clock.advance(0)
    expect(scene.ends).toEqual(['changed', 'changed', 'changed'])
    expect(scene.readCount()).toBe(1)
  })

  it('ends waits immediately when the last result arrives', async () => {
    const scene = aScene()
    void scene.wait()
    scene.change({ completedAtMs: 1 })
    await scene.clock.advance(0)
    expect(scene.ends).toEqual(['changed'])
  })

  it('collects results until none has arrived for 45 ms', async () => {
    const scene = aScene()
    const change = scene.wait()
    for (let count = 0; count < 5; count += 1) {
      scene.change()
      await scene.clock.advance(30)
    }
    expect(scene.ends).toEqual([])
    await scene.clock.advance(45)
    expect(await change).toMatchObject({ status: 'changed', test: { revision: 5 } })
  })

  it('collects results for at most 400 ms', async () => {
    const scene = aScene()
    void scene.wait()
    for (let elapsedMs = 0; elapsedMs < 460; elapsedMs += 20) {
      scene.change()
      await scene.clock.advance(20)
    }
    expect(scene.ends).toEqual(['changed'])
  })

  it('notices a change between the read of a request and its wait', async () => {
    const scene = aScene()
    const since = scene.watcher.changeCount
    scene.change({ completedAtMs: 1 })
    void scene.wait({ since, isUnseen: () => true })
    await scene.clock.advance(0)
    expect(scene.ends).toEqual(['changed'])
  })

  it('continues a wait if the client already has the changed state', async () => {
    const scene = aScene()
    void scene.wait({ isUnseen: () => false })
    scene.change({ completedAtMs: 1 })
    await scene.clock.advance(19_999)
    expect(scene.ends).toEqual([])
    await scene.clock.advance(1)
    expect(scene.ends).toEqual(['unchanged'])
  })

  it('ends a wait as deleted when the test is deleted', async () => {
    const scene = aScene()
    void scene.wait()
    scene.change('deleted')
    await scene.clock.advance(0)
    expect(scene.ends).toEqual(['deleted'])
  })

  it('reads the test again when it expires', async () => {
    const scene = aScene()
    const isUnseen = (): boolean => scene.clock.monotonicMs() >= hourMs
    await scene.clock.advance(hourMs - 5000)
    void scene.wait({ isUnseen })
    await scene.clock.advance(5000 + 45)
    expect(scene.ends).toEqual(['changed'])
  })

  it('reads all watched tests after notifications may have been missed', async () => {
    const scene = aScene()
    void scene.wait()
    scene.change({ completedAtMs: 1 }, 'all')
    await scene.clock.advance(0)
    expect(scene.ends).toEqual(['changed'])
  })

  it('reads again after a second if the database is unavailable', async () => {
    const scene = aScene()
    scene.failReads(2)
    void scene.wait()
    scene.change({ completedAtMs: 1 })
    await scene.clock.advance(1999)
    expect(scene.ends).toEqual([])
    await scene.clock.advance(1)
    expect(scene.ends).toEqual(['changed'])
  })

  it('releases a waiter whose client disconnects', async () => {
    const scene = aScene()
    const client = new AbortController()
    void scene.wait({}, client.signal)
    expect(scene.watcher.waiterCount).toBe(1)
    client.abort()
    await scene.clock.advance(0)
    expect(scene.ends).toEqual(['disconnected'])
    expect(scene.watcher.waiterCount).toBe(0)
    expect((await scene.wait({}, client.signal)).status).toBe('disconnected')
  })

  it('ends all waits when it is disposed, and later waits immediately', async () => {
    const scene = aScene()
    void scene.wait()
    scene.watcher[Symbol.dispose]()
    expect((await scene.wait()).status).toBe('unchanged')
    expect(scene.ends).toEqual(['unchanged', 'unchanged'])
    expect(scene.watcher.waiterCount).toBe(0)
  })

  it('leaves no timer running', async () => {
    const scene = aScene()
    void scene.wait()
    scene.change({ completedAtMs: 1 })
    await scene.clock.advance(2000)
    expect(scene.clock.sleepingCount).toBe(0)
  })

  it('ends every wait of a deleted test, even more than it ends per turn of the event loop', async () => {
    const scene = aScene()
    for (let count = 0; count < 251; count += 1) void scene.wait()
    scene.change('deleted')
    await scene.clock.advance(0)
    expect(scene.ends).toHaveLength(251)
    expect(new Set(scene.ends)).toEqual(new Set(['deleted']))
  })
})
