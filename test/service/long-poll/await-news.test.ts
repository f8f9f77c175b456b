import { expect, it } from 'vitest'

import { awaitNews } from '../../../src/service/long-poll/await-news.ts'
import { type NewsRoom, openNewsRoom } from '../../../src/service/long-poll/news-room.ts'
import { type FakeClock, fakeClock } from '../../support/fake-clock.ts'

interface Scene {
  readonly room: NewsRoom
  readonly clock: FakeClock
  wait(signal?: AbortSignal): ReturnType<typeof awaitNews>
}

function aScene(): Scene {
  const clock = fakeClock()
  const room = openNewsRoom({ store: { onTestChanged: () => ({ [Symbol.dispose]: () => undefined }) }, clock })
  const topic = { key: 'spam_tests/1', numericId: 1, read: async () => await Promise.resolve(null) }
  const terms = { waitMs: 5000, since: room.mark(), expiresAtMs: Number.MAX_SAFE_INTEGER }
  return {
    room,
    clock,
    wait: async (signal = new AbortController().signal) =>
      await awaitNews({ room, clock, topic, terms, ifNoneMatch: '"1"', revision: 0 }, signal),
  }
}

it('resolves with what there is to tell', async () => {
  const scene = aScene()
  expect(await scene.clock.runToEnd(scene.wait())).toEqual({ status: 'same' })
  expect(scene.clock.monotonicMs()).toBe(5000)
})

it('frees everything as soon as the client goes away', async () => {
  const scene = aScene()
  const client = new AbortController()
  const waiting = scene.wait(client.signal)
  await scene.clock.advance(10)
  expect(scene.room.waiterCount).toBe(1)
  client.abort(new Error('client gone'))
  await expect(waiting).rejects.toThrow('client gone')
  expect([scene.room.waiterCount, scene.clock.sleepingCount]).toEqual([0, 0])
})

it('does not begin for a client that is gone', async () => {
  const scene = aScene()
  await expect(scene.wait(AbortSignal.abort(new Error('client gone')))).rejects.toThrow('client gone')
  expect(scene.room.waiterCount).toBe(0)
})
