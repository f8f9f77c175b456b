import { describe, expect, it } from 'vitest'

import { TimeLimitReached, withGrace, withinTime } from '../../../src/foundation/world/time-limit.ts'
import { fakeClock } from '../../support/fake-clock.ts'

const never = new AbortController().signal

async function fail(): Promise<never> {
  return await Promise.reject(new RangeError('bad'))
}

describe('withinTime()', () => {
  it('returns the result of the work, and leaves no timer', async () => {
    const clock = fakeClock()
    await expect(withinTime(() => Promise.resolve(5), 1000, { clock, signal: never })).resolves.toBe(5)
    expect(clock.sleepingCount).toBe(0)
  })

  it('rejects with the error of the work, and leaves no timer', async () => {
    const clock = fakeClock()
    await expect(withinTime(fail, 1000, { clock, signal: never })).rejects.toThrow(RangeError)
    expect(clock.sleepingCount).toBe(0)
  })

  it('rejects at the timeout and aborts the work, even if the work ignores its signal', async () => {
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
    await expect(work).rejects.toThrow('timed out after 1 s')
    expect(seen.map((signal) => signal.aborted)).toEqual([true])
  })

  it('rejects at once with the reason of the outer signal', async () => {
    const outer = new AbortController()
    const work = withinTime(() => new Promise(() => undefined), 1000, { clock: fakeClock(), signal: outer.signal })
    outer.abort(new Error('cancelled'))
    await expect(work).rejects.toThrow('cancelled')
  })

  it('rejects with its own timeout error if the work throws another error on abort', async () => {
    const clock = fakeClock()
    const work = withinTime(
      (signal) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
      1000,
      { clock, signal: never },
    )
    await expect(clock.runToEnd(work)).rejects.toThrow('timed out after 1 s')
  })

  it('does not abort the signal of finished work', async () => {
    const seen: AbortSignal[] = []
    await withinTime((signal) => Promise.resolve(seen.push(signal)), 1000, { clock: fakeClock(), signal: never })
    expect(seen.map((signal) => signal.aborted)).toEqual([false])
  })

  it('does not start work if the signal has already aborted', async () => {
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

describe('withGrace()', () => {
  it('returns the result of the work without an abort, and leaves no timer', async () => {
    const clock = fakeClock()
    await expect(withGrace(Promise.resolve(5), 500, { clock, signal: never })).resolves.toBe(5)
    expect(clock.sleepingCount).toBe(0)
  })

  it('returns the result of work that finishes within the grace period after an abort', async () => {
    const clock = fakeClock()
    const work = clock.sleep(400, never).then(() => 'late')
    const signal = AbortSignal.abort(new Error('cancelled'))
    await expect(clock.runToEnd(withGrace(work, 500, { clock, signal }))).resolves.toBe('late')
  })

  it("rejects with the signal's reason after the grace period", async () => {
    const clock = fakeClock()
    const controller = new AbortController()
    const ended = withGrace(new Promise(() => undefined), 500, { clock, signal: controller.signal })
    controller.abort(new Error('cancelled'))
    await expect(clock.runToEnd(ended)).rejects.toThrow('cancelled')
    expect(clock.monotonicMs()).toBe(500)
  })

  it('rejects with the error of the work', async () => {
    await expect(withGrace(fail(), 500, { clock: fakeClock(), signal: never })).rejects.toThrow('bad')
  })
})
