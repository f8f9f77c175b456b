import { describe, expect, it } from 'vitest'

import { TimeLimitReached, withGrace, withinTime } from '../../src/world/time-limit.ts'
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

  it('is what ends the work, also when the work makes another error of its abort', async () => {
    const clock = fakeClock()
    const work = withinTime(
      (signal) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
      1000,
      { clock, signal: never },
    )
    await expect(clock.runToEnd(work)).rejects.toThrow('no answer within 1 s')
  })

  it('leaves the signal of work that is done alone', async () => {
    const seen: AbortSignal[] = []
    await withinTime((signal) => Promise.resolve(seen.push(signal)), 1000, { clock: fakeClock(), signal: never })
    expect(seen.map((signal) => signal.aborted)).toEqual([false])
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

describe('withGrace()', () => {
  it('gives what the work gives while nobody aborts, and leaves no timer', async () => {
    const clock = fakeClock()
    await expect(withGrace(Promise.resolve(5), 500, { clock, signal: never })).resolves.toBe(5)
    expect(clock.sleepingCount).toBe(0)
  })

  it('gives what the work still gives in the grace after an abort', async () => {
    const clock = fakeClock()
    const work = clock.sleep(400, never).then(() => 'late')
    const signal = AbortSignal.abort(new Error('cancelled'))
    await expect(clock.runToEnd(withGrace(work, 500, { clock, signal }))).resolves.toBe('late')
  })

  it('rejects with the signal’s reason when the grace is over', async () => {
    const clock = fakeClock()
    const controller = new AbortController()
    const ended = withGrace(new Promise(() => undefined), 500, { clock, signal: controller.signal })
    controller.abort(new Error('cancelled'))
    await expect(clock.runToEnd(ended)).rejects.toThrow('cancelled')
    expect(clock.monotonicMs()).toBe(500)
  })

  it('passes on how the work failed', async () => {
    await expect(withGrace(fail(), 500, { clock: fakeClock(), signal: never })).rejects.toThrow('bad')
  })
})
