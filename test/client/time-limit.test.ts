import { describe, expect, it } from 'vitest'

import { withinTimeLimit } from '../../src/client/time-limit.ts'
import { fakeClock } from '../support/fake-clock.ts'

const never = new AbortController().signal

/** Work that ends only when its signal aborts. */
function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
}

describe('withinTimeLimit()', () => {
  it('gives the value of work that is done in time, and leaves no timer behind', async () => {
    const clock = fakeClock()
    const outcome = await withinTimeLimit(async () => 7, { clock, timeLimitMs: 1000, signal: never })
    expect(outcome).toEqual({ status: 'done', value: 7 })
    expect(clock.sleepingCount).toBe(0)
  })

  it('stops work at the limit and tells it so', async () => {
    const clock = fakeClock()
    const stopped: boolean[] = []
    const work = async (signal: AbortSignal): Promise<void> => {
      signal.addEventListener('abort', () => stopped.push(true))
      await untilAborted(signal)
    }
    const limited = withinTimeLimit(work, { clock, timeLimitMs: 1000, signal: never })
    await clock.advance(999)
    expect(stopped).toEqual([])
    await clock.advance(1)
    expect(await limited).toEqual({ status: 'timed-out' })
    expect(stopped).toEqual([true])
  })

  it('does not wait for work that ignores its signal', async () => {
    const clock = fakeClock()
    const stuck = withinTimeLimit(() => new Promise(() => undefined), { clock, timeLimitMs: 10, signal: never })
    await clock.advance(10)
    expect(await stuck).toEqual({ status: 'timed-out' })
  })

  it('throws the reason of the abort at once', async () => {
    const clock = fakeClock()
    const controller = new AbortController()
    const limited = withinTimeLimit(() => new Promise(() => undefined), {
      clock,
      timeLimitMs: 1000,
      signal: controller.signal,
    })
    controller.abort(new Error('cancelled'))
    await expect(limited).rejects.toThrow('cancelled')
    expect(clock.sleepingCount).toBe(0)
  })

  it('starts nothing when the run is already aborted', async () => {
    const signal = AbortSignal.abort(new Error('cancelled'))
    let isStarted = false
    const work = async (): Promise<void> => {
      isStarted = true
    }
    await expect(withinTimeLimit(work, { clock: fakeClock(), timeLimitMs: 1, signal })).rejects.toThrow('cancelled')
    expect(isStarted).toBe(false)
  })

  it('throws what the work throws', async () => {
    const limits = { clock: fakeClock(), timeLimitMs: 1000, signal: never }
    await expect(withinTimeLimit(() => Promise.reject(new Error('broken')), limits)).rejects.toThrow('broken')
  })
})
