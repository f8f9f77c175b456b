import { describe, expect, it } from 'vitest'

import { TimeLimitReached, withinTime } from '../../src/action/time-limit.ts'
import { fakeClock } from '../support/fake-clock.ts'

const never = new AbortController().signal

async function fail(): Promise<never> {
  return await Promise.reject(new RangeError('bad'))
}

describe('withinTime()', () => {
  it('gives what the work gives, and leaves no timer', async () => {
    const clock = fakeClock()
    await expect(withinTime(() => Promise.resolve(5), 1000, { clock, signal: never })).resolves.toBe(5)
    expect(clock.sleepingCount).toBe(0)
  })

  it('passes on how the work failed, and leaves no timer', async () => {
    const clock = fakeClock()
    await expect(withinTime(fail, 1000, { clock, signal: never })).rejects.toThrow(RangeError)
    expect(clock.sleepingCount).toBe(0)
  })

  it('ends work that ignores its signal when the time is up, and tells it', async () => {
    const clock = fakeClock()
    const seen: AbortSignal[] = []
    const work = withinTime(
      (signal) => {
        seen.push(signal)
        return new Promise(() => undefined)
      },
      1000,
      { clock, signal: never },
    )
    await expect(clock.runToEnd(work)).rejects.toThrow(TimeLimitReached)
    await expect(work).rejects.toThrow('no answer within 1 s')
    expect(seen.map((signal) => signal.aborted)).toEqual([true])
  })

  it('ends at once with the reason of the outer signal', async () => {
    const outer = new AbortController()
    const work = withinTime(() => new Promise(() => undefined), 1000, { clock: fakeClock(), signal: outer.signal })
    outer.abort(new Error('cancelled'))
    await expect(work).rejects.toThrow('cancelled')
  })

  it('does not start work that was cancelled before', async () => {
    let isStarted = false
    const work = withinTime(
      () => {
        isStarted = true
        return Promise.resolve()
      },
      1000,
      { clock: fakeClock(), signal: AbortSignal.abort(new Error('cancelled')) },
    )
    await expect(work).rejects.toThrow('cancelled')
    expect(isStarted).toBe(false)
  })
})
