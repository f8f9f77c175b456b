import { describe, expect, it } from 'vitest'
import type { ApiCall, Attempt } from '../../../src/check/client/api-call.ts'
import { type SendOutcome, sendCall } from '../../../src/check/client/send.ts'
import { tracePoll, traceWait, watchTest } from '../../../src/check/client/watch-results.ts'
import { startWatchState, type WatchOptions } from '../../../src/check/client/watch-state.ts'
import type { CreatedTest, TestSnapshot } from '../../../src/foundation/contract/test.ts'
import { aCreatedTest, someSeeds } from '../../support/api-builders.ts'
import { fakeClock } from '../../support/fake-clock.ts'
import { fakeRandom } from '../../support/fake-random.ts'
import { accepted, failedCall, scriptedTransport, spamTestJson } from '../../support/scripted-transport.ts'

const never = new AbortController().signal
const seeds = someSeeds(2)
const nothing = spamTestJson({ 'seed1@box.example': null, 'seed2@box.example': null })
const half = spamTestJson({ 'seed1@box.example': 'INBOX', 'seed2@box.example': null })
const whole = spamTestJson({ 'seed1@box.example': 'INBOX', 'seed2@box.example': 'Spam' })

interface Watching {
  readonly test?: Partial<CreatedTest>
  readonly options?: Partial<WatchOptions>
  readonly signal?: AbortSignal
}

/** Watches a test at a service whose replies come from `script`, on a fake clock. Each reply takes 50 ms. */
function watching(script: (call: ApiCall, index: number, nowMs: number) => SendOutcome, given: Watching = {}) {
  const clock = fakeClock()
  const atMs: number[] = []
  const transport = scriptedTransport(async (call, index) => {
    atMs.push(clock.monotonicMs())
    await clock.sleep(50, new AbortController().signal)
    return script(call, index, clock.monotonicMs())
  })
  const snapshots: TestSnapshot[] = []
  const collect = async (): Promise<void> => {
    const test = aCreatedTest({ seeds, ...given.test })
    const options = { deadlineMs: 600_000, expectedCount: 2, ...given.options }
    const watch = { test, options, transport, clock, random: fakeRandom() }
    for await (const snapshot of watchTest(watch, given.signal ?? new AbortController().signal))
      snapshots.push(snapshot)
  }
  return { clock, transport, atMs, snapshots, collect, toEnd: () => clock.runToEnd(collect()) }
}

describe('watchTest()', () => {
  it('yields each reply and ends after the terminal one', async () => {
    const watch = watching((_call, index) => accepted([nothing, half, whole][index] ?? nothing))
    await watch.toEnd()
    expect(watch.snapshots.map((snapshot) => snapshot.results?.map((result) => result.folder))).toEqual([
      [null, null],
      ['INBOX', null],
      ['INBOX', 'Spam'],
    ])
    expect(watch.snapshots.map((snapshot) => snapshot.isTerminal)).toEqual([false, false, true])
  })

  it('polls a last time exactly at the deadline', async () => {
    const watch = watching(() => accepted(half), { options: { deadlineMs: 100_000 } })
    await watch.toEnd()
    expect(watch.atMs.at(-1)).toBe(100_000)
    expect(watch.transport.calls.at(-1)).toMatchObject({ deadlineMs: 102_000, endMs: 102_000 })
    expect(watch.transport.calls.slice(0, -1).every((call) => call.endMs === 100_000)).toBe(true)
    expect(watch.snapshots.length).toBe(watch.atMs.length)
  })

  it.each([
    ['resets every connection', async (): Promise<Attempt> => ({ status: 'lost', cause: new Error('reset') })],
    ['never responds', async (timeLimitMs: number): Promise<Attempt> => ({ status: 'timed-out', timeLimitMs })],
  ])('gives up within 2 s of the deadline when the service %s', async (_what, end) => {
    const clock = fakeClock()
    const random = fakeRandom()
    // The test uses the real retries, with attempts that fail after different times.
    const transport = scriptedTransport(async (call) => {
      const attempt = async (): Promise<Attempt> => {
        const limitMs = Math.min(30_000, (call.endMs ?? Number.POSITIVE_INFINITY) - clock.monotonicMs())
        const ended = await end(limitMs)
        await clock.sleep(ended.status === 'timed-out' ? limitMs : 5, never)
        return ended
      }
      const deadlineMs = call.deadlineMs ?? Number.POSITIVE_INFINITY
      return await sendCall({ method: 'GET', done: 'GET /x', deadlineMs, attempt }, { clock, random }, never)
    })
    const watch = { test: aCreatedTest({ seeds }), options: { deadlineMs: 15_000, expectedCount: 2 }, transport }
    const watched = clock.runToEnd(Array.fromAsync(watchTest({ ...watch, clock, random }, never)))
    await expect(watched).rejects.toMatchObject({ outcome: 'inconclusive', code: 'API_UNAVAILABLE' })
    expect(clock.monotonicMs()).toBeGreaterThanOrEqual(15_000)
    expect(clock.monotonicMs()).toBeLessThanOrEqual(17_000)
  })

  it('polls once even when the deadline has passed', async () => {
    const watch = watching(() => accepted(half), { options: { deadlineMs: 0 } })
    await watch.toEnd()
    expect(watch.snapshots).toHaveLength(1)
  })

  it('never waits much longer than 30 s between two polls', async () => {
    const watch = watching(() => accepted(nothing), { options: { deadlineMs: 3_600_000 } })
    await watch.toEnd()
    const gaps = watch.atMs.slice(1).map((atMs, index) => atMs - (watch.atMs[index] ?? 0))
    expect(Math.max(...gaps)).toBeLessThan(32_000)
  })

  it('uses the interval set by the user', async () => {
    const options = { pollIntervalMs: 7000, deadlineMs: 30_000 }
    const watch = watching(() => accepted(half), { options })
    await watch.toEnd()
    expect(watch.atMs).toEqual([7000, 14_050, 21_100, 28_150, 30_000])
  })

  it('continues after an outage of the service', async () => {
    const watch = watching((_call, index, nowMs) => {
      if (nowMs < 300_000) return index === 0 ? accepted(half) : failedCall('attempts', 'API_UNREACHABLE')
      return accepted(whole)
    })
    await watch.toEnd()
    expect(watch.snapshots).toHaveLength(2)
    expect(watch.atMs.at(-1)).toBeLessThan(332_000)
  })

  it('is inconclusive when the service is unavailable at the deadline, even if it replied before', async () => {
    const watch = watching((_call, index) => (index === 0 ? accepted(half) : failedCall('attempts', 'API_UNREACHABLE')))
    await expect(watch.toEnd()).rejects.toMatchObject({ code: 'API_UNAVAILABLE', outcome: 'inconclusive' })
    expect(watch.atMs.at(-1)).toBe(600_000)
  })

  it('tolerates a new test that is not found at first', async () => {
    const watch = watching((_call, index) => (index < 3 ? failedCall('refused', 'API_NOT_FOUND') : accepted(whole)))
    await watch.toEnd()
    expect(watch.snapshots).toHaveLength(1)
  })

  it('gives up after the second consecutive refusal', async () => {
    const watch = watching((_call, index) =>
      index === 0 ? accepted(half) : failedCall('refused', 'API_TOKEN_REFUSED'),
    )
    await expect(watch.toEnd()).rejects.toMatchObject({ code: 'API_TOKEN_REFUSED', outcome: 'inconclusive' })
    expect(watch.atMs).toHaveLength(3)
  })

  it('gives up immediately when the requested wait exceeds the deadline', async () => {
    const watch = watching(() => failedCall('deadline', 'API_RATE_LIMITED'))
    await expect(watch.toEnd()).rejects.toMatchObject({ code: 'API_RATE_LIMITED' })
    expect(watch.atMs).toHaveLength(1)
  })

  it('waits for the rate limit to reset, without a rejected request', async () => {
    const resetAtMs = 400_000
    const watch = watching(
      (_call, index, nowMs) => {
        const remainingCount = nowMs < resetAtMs ? Math.max(8 - index, 0) : 1000 - index
        const rateLimit = { limitCount: 1000, remainingCount, resetAtMs: nowMs < resetAtMs ? resetAtMs : 4_000_000 }
        return accepted(nowMs > 450_000 ? whole : nothing, { rateLimit })
      },
      { options: { deadlineMs: 1_800_000 } },
    )
    await watch.toEnd()
    expect(watch.atMs.filter((atMs) => atMs < resetAtMs).length).toBeLessThanOrEqual(8)
    expect(watch.snapshots.at(-1)?.isTerminal).toBe(true)
    expect(watch.atMs.at(-1)).toBeLessThan(490_000)
  })

  it('respects the rate limit of the create reply', async () => {
    const clock = fakeClock()
    const atMs: number[] = []
    const transport = scriptedTransport(
      () => {
        atMs.push(clock.monotonicMs())
        return accepted(whole)
      },
      { limitCount: 1000, remainingCount: 0, resetAtMs: 60_000 },
    )
    const watch = { test: aCreatedTest({ seeds }), options: { deadlineMs: 600_000, expectedCount: 2 }, transport }
    await clock.runToEnd(Array.fromAsync(watchTest({ ...watch, clock, random: fakeRandom() }, never)))
    expect(atMs).toHaveLength(1)
    expect(atMs[0]).toBeGreaterThan(60_000)
  })

  it('rejects immediately when the signal aborts', async () => {
    const controller = new AbortController()
    const watch = watching(() => accepted(nothing), { signal: controller.signal })
    const collected = watch.collect()
    await watch.clock.advance(5000)
    controller.abort(new Error('cancelled'))
    await expect(collected).rejects.toThrow('cancelled')
    expect(watch.clock.sleepingCount).toBe(0)
  })
})

describe('watchTest() with long poll', () => {
  const test = { longPollSeconds: 20 }

  /** A service that delays its reply until there is a change or the long poll ends. */
  function holding(newsAtMs: number) {
    const clock = fakeClock()
    const atMs: number[] = []
    const transport = scriptedTransport(async (call) => {
      const askedAtMs = clock.monotonicMs()
      atMs.push(askedAtMs)
      const signal = new AbortController().signal
      await clock.sleep(5, signal)
      if (call.headers?.['If-None-Match'] !== '"new"' && askedAtMs >= newsAtMs)
        return accepted(whole, { headers: { etag: '"new"' } })
      if (call.longPollMs === undefined) return accepted(half, { headers: { etag: '"old"' } })
      await clock.sleep(Math.min(call.longPollMs, Math.max(newsAtMs - askedAtMs, 0)), signal)
      if (clock.monotonicMs() < newsAtMs) return accepted('', { statusCode: 304 })
      return accepted(whole, { headers: { etag: '"new"' } })
    })
    const collect = async (): Promise<number> => {
      const watch = {
        test: aCreatedTest({ seeds, ...test }),
        options: { deadlineMs: 600_000, expectedCount: 2 },
        transport,
        clock,
        random: fakeRandom(),
      }
      for await (const _ of watchTest(watch, new AbortController().signal));
      return clock.monotonicMs()
    }
    return { transport, atMs, toEnd: () => clock.runToEnd(collect()) }
  }

  it('yields a change immediately', async () => {
    const service = holding(65_000)
    expect((await service.toEnd()) - 65_000).toBeLessThan(2100)
    expect(service.atMs.length).toBeLessThan(8)
    expect(service.transport.calls[1]?.headers).toEqual({ Prefer: 'wait=20', 'If-None-Match': '"old"' })
  })

  it('falls back to plain polls when the service ignores long polls', async () => {
    const watch = watching(() => accepted(half, { headers: { etag: '"v"' } }), {
      test,
      options: { deadlineMs: 60_000 },
    })
    await watch.toEnd()
    expect(watch.atMs.length).toBeLessThan(25)
    expect(watch.transport.calls.filter((call) => call.longPollMs !== undefined)).toHaveLength(2)
  })

  it('does not long-poll without an ETag', async () => {
    const watch = watching(() => accepted(half), { test, options: { deadlineMs: 60_000 } })
    await watch.toEnd()
    expect(watch.transport.calls.every((call) => call.longPollMs === undefined)).toBe(true)
  })

  it('does not long-poll beyond the deadline', async () => {
    const watch = watching(() => accepted(half, { headers: { etag: '"v"' } }), { test, options: { deadlineMs: 4000 } })
    await watch.toEnd()
    const held = watch.transport.calls.filter((call) => call.longPollMs !== undefined)
    expect(held.length).toBeGreaterThan(0)
    expect(held.every((call) => (call.longPollMs ?? 0) < 4000)).toBe(true)
  })
})

describe('traceWait() and tracePoll()', () => {
  const test = aCreatedTest({ seeds: [] })
  const state = startWatchState(test, { deadlineMs: 60_000, expectedCount: 9 }, 0)

  it('describe the time and the reason of the next poll', () => {
    expect(traceWait(state, 1200.4)).toBe('poll: next in 1200 ms, based on expected arrivals (0 of 9 results)')
    expect(traceWait({ ...state, fixedGapMs: 5000, failureCount: 2 }, 5000)).toBe(
      'poll: next in 5000 ms, based on poll-interval (0 of 9 results, failed polls: 2)',
    )
    expect(traceWait({ ...state, longPollSeconds: 20 }, 50)).toContain('based on long poll')
  })

  it('describe the result of a poll', () => {
    expect(tracePoll({ status: 'unchanged', rateLimit: null, requestCount: 1 })).toBe('poll: unchanged')
  })
})
