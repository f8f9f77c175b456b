import { describe, expect, test } from 'vitest'

import { answerCache } from '../../../src/foundation/world/answer-cache.ts'
import type { DnsAnswer } from '../../../src/foundation/world/world.ts'
import { fakeClock } from '../../support/fake-clock.ts'

const limits = { answerMs: 1000, failureMs: 100, maxCount: 3 }

function counting(answer: DnsAnswer) {
  const state = { count: 0 }
  return {
    state,
    ask: async (): Promise<DnsAnswer> => {
      state.count += 1
      return await Promise.resolve(answer)
    },
  }
}

describe('answerCache()', () => {
  test('caches answers, and failures for a shorter time', async () => {
    const clock = fakeClock()
    const cache = answerCache(clock, limits)
    const good = counting({ status: 'nxdomain' })
    const failing = counting({ status: 'servfail', reason: 'x' })
    await cache.get('good', good.ask)
    await cache.get('failing', failing.ask)
    await clock.advance(99)
    await cache.get('failing', failing.ask)
    expect(failing.state.count).toBe(1)
    await clock.advance(1)
    await cache.get('failing', failing.ask)
    await cache.get('good', good.ask)
    expect(failing.state.count).toBe(2)
    expect(good.state.count).toBe(1)
    await clock.advance(900)
    await cache.get('good', good.ask)
    expect(good.state.count).toBe(2)
  })

  test('shares a running query, however long it takes', async () => {
    const clock = fakeClock()
    const cache = answerCache(clock, limits)
    const { promise, resolve } = Promise.withResolvers<DnsAnswer>()
    const slow = cache.get('slow', async () => await promise)
    await clock.advance(10_000)
    const other = counting({ status: 'nodata' })
    const shared = cache.get('slow', other.ask)
    resolve({ status: 'nxdomain' })
    expect(await slow).toEqual({ status: 'nxdomain' })
    expect(await shared).toEqual({ status: 'nxdomain' })
    expect(other.state.count).toBe(0)
  })

  test('never exceeds its limit, and evicts the oldest entry first', async () => {
    const cache = answerCache(fakeClock(), limits)
    const first = counting({ status: 'nodata' })
    await cache.get('1', first.ask)
    for (const key of ['2', '3', '4', '5']) await cache.get(key, counting({ status: 'nodata' }).ask)
    expect(cache.count).toBe(3)
    await cache.get('1', first.ask)
    expect(first.state.count).toBe(2)
  })

  test('retries a failure once after retryFailures(), and caches a second failure', async () => {
    const cache = answerCache(fakeClock(), limits)
    const failing = counting({ status: 'servfail', reason: 'x' })
    await cache.get('zone', failing.ask)
    cache.retryFailures()
    await cache.get('zone', failing.ask)
    cache.retryFailures()
    await cache.get('zone', failing.ask)
    expect(failing.state.count).toBe(2)
  })

  test('does not retry answers after retryFailures()', async () => {
    const cache = answerCache(fakeClock(), limits)
    const good = counting({ status: 'nxdomain' })
    await cache.get('good', good.ask)
    cache.retryFailures()
    await cache.get('good', good.ask)
    expect(good.state.count).toBe(1)
  })

  test('does not cache a query that rejects', async () => {
    const cache = answerCache(fakeClock(), limits)
    await expect(cache.get('key', async () => await Promise.reject(new Error('boom')))).rejects.toThrow('boom')
    expect(await cache.get('key', counting({ status: 'nodata' }).ask)).toEqual({ status: 'nodata' })
  })
})
