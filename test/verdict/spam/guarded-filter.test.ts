import { describe, expect, it } from 'vitest'

import { type GuardedFilter, guardedFilter } from '../../../src/verdict/spam/guarded-filter.ts'
import type { SpamFilter, SpamFilterAnswer } from '../../../src/verdict/spam/spam-filter.ts'
import { fakeClock } from '../../support/fake-clock.ts'
import { aFilterInput, plainMessage } from './filter-input.ts'

const good: SpamFilterAnswer = {
  status: 'judged',
  isSpam: false,
  verdict: { engine: 'scripted', score: 0, threshold: 5, symbols: [] },
}
const bad: SpamFilterAnswer = { status: 'failed', reason: 'it is down' }

function scripted(
  judge: (asked: number, signal: AbortSignal) => Promise<SpamFilterAnswer>,
): SpamFilter & { asked: number } {
  const filter = {
    engine: 'scripted',
    version: '1',
    asked: 0,
    judge: async (_input: unknown, signal: AbortSignal) => {
      filter.asked += 1
      return await judge(filter.asked, signal)
    },
  }
  return filter
}

const input = await aFilterInput(plainMessage)

async function ask(
  filter: GuardedFilter,
  signal: AbortSignal = new AbortController().signal,
): Promise<SpamFilterAnswer> {
  return await filter.judge(input, signal)
}

describe('guardedFilter()', () => {
  it('aborts an engine at its timeout and clears the timer', async () => {
    const clock = fakeClock()
    let aborted = false
    const engine = scripted(async (_asked, signal) => {
      signal.addEventListener('abort', () => {
        aborted = true
      })
      return await new Promise<SpamFilterAnswer>(() => undefined)
    })
    const filter = guardedFilter(engine, clock)
    const answer = await clock.runToEnd(ask(filter))
    expect(answer).toEqual({ status: 'failed', reason: 'scripted timed out after 10 s' })
    expect({ aborted, sleeping: clock.sleepingCount }).toEqual({ aborted: true, sleeping: 0 })
  })

  it('pauses requests after five consecutive failures, then probes with one message at a time', async () => {
    const clock = fakeClock()
    const engine = scripted(async (asked) => await Promise.resolve(asked <= 6 ? bad : good))
    const filter = guardedFilter(engine, clock)
    for (let index = 0; index < 8; index += 1) await ask(filter)
    expect(engine.asked).toBe(5)
    expect(filter.isOpen()).toBe(true)
    expect(filter.counts()).toEqual({ judged: 0, failed: 5, skipped: 3 })
    await clock.advance(30_000)
    // The sixth request also fails, which pauses requests for another 30 s.
    expect((await Promise.all([ask(filter), ask(filter)])).map((one) => one.status)).toEqual(['failed', 'failed'])
    expect(engine.asked).toBe(6)
    await clock.advance(29_999)
    await ask(filter)
    expect(engine.asked).toBe(6)
    await clock.advance(1)
    expect(await ask(filter)).toEqual(good)
    expect(filter.isOpen()).toBe(false)
    expect((await Promise.all([ask(filter), ask(filter)])).map((one) => one.status)).toEqual(['judged', 'judged'])
  })

  it('resets the failure count after each verdict', async () => {
    const engine = scripted(async (asked) => await Promise.resolve(asked % 5 === 0 ? good : bad))
    const filter = guardedFilter(engine, fakeClock())
    for (let index = 0; index < 50; index += 1) await ask(filter)
    expect(filter.counts()).toEqual({ judged: 10, failed: 40, skipped: 0 })
  })

  it('treats an engine that rejects as failed', async () => {
    const filter = guardedFilter(
      scripted(async () => await Promise.reject(new Error('broken pipe'))),
      fakeClock(),
    )
    expect(await ask(filter)).toEqual({ status: 'failed', reason: 'broken pipe' })
  })

  it('does not count a request that the caller aborts as a failure', async () => {
    const caller = new AbortController()
    const engine = scripted(async () => await new Promise<SpamFilterAnswer>(() => undefined))
    const clock = fakeClock()
    const filter = guardedFilter(engine, clock)
    const asking = ask(filter, caller.signal)
    caller.abort(new Error('gone'))
    await expect(asking).rejects.toThrow('gone')
    expect(filter.counts()).toEqual({ judged: 0, failed: 0, skipped: 0 })
    expect(clock.sleepingCount).toBe(0)
  })
})
