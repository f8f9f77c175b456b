import { describe, expect, test } from 'vitest'

import { nodeClock } from '../../src/world/node-clock.ts'

describe('nodeClock()', () => {
  test('tells wall-clock time in milliseconds since the epoch', () => {
    const before = Date.now()
    const now = nodeClock().nowMs()
    expect(now).toBeGreaterThanOrEqual(before)
    expect(now).toBeLessThanOrEqual(Date.now())
  })

  test('has a monotonic time that never goes back', () => {
    const clock = nodeClock()
    const first = clock.monotonicMs()
    expect(clock.monotonicMs()).toBeGreaterThanOrEqual(first)
  })

  test('sleeps, also for no time and for less than none', async () => {
    const { signal } = new AbortController()
    await expect(nodeClock().sleep(0, signal)).resolves.toBeUndefined()
    await expect(nodeClock().sleep(-5, signal)).resolves.toBeUndefined()
  })

  test('ends a sleep at once when the signal aborts, with the signal’s own reason', async () => {
    const controller = new AbortController()
    // Longer than a timer can be: setTimeout would fire such a one at once.
    const asleep = nodeClock().sleep(2 ** 40, controller.signal)
    controller.abort(new Error('woken by the test'))
    await expect(asleep).rejects.toThrow('woken by the test')
    await expect(nodeClock().sleep(0, controller.signal)).rejects.toThrow('woken by the test')
  })

  test('does not wake early from a sleep that is longer than a timer can be', async () => {
    const controller = new AbortController()
    const asleep = nodeClock().sleep(2 ** 40, controller.signal)
    const other = nodeClock().sleep(20, new AbortController().signal)
    expect(await Promise.race([asleep.then(() => 'long'), other.then(() => 'short')])).toBe('short')
    controller.abort(new Error('over'))
    await expect(asleep).rejects.toThrow('over')
  })
})
