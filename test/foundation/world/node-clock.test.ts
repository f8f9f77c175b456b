import { describe, expect, test } from 'vitest'

import { nodeClock } from '../../../src/foundation/world/node-clock.ts'

describe('nodeClock()', () => {
  test('nowMs() is in milliseconds since the epoch', () => {
    const before = Date.now()
    const now = nodeClock().nowMs()
    expect(now).toBeGreaterThanOrEqual(before)
    expect(now).toBeLessThanOrEqual(Date.now())
  })

  test('monotonicMs() never goes back', () => {
    const clock = nodeClock()
    const first = clock.monotonicMs()
    expect(clock.monotonicMs()).toBeGreaterThanOrEqual(first)
  })

  test('sleep() accepts zero and negative delays', async () => {
    const { signal } = new AbortController()
    await expect(nodeClock().sleep(0, signal)).resolves.toBeUndefined()
    await expect(nodeClock().sleep(-5, signal)).resolves.toBeUndefined()
  })

  test("sleep() rejects with the signal's reason as soon as it aborts", async () => {
    const controller = new AbortController()
    // The delay exceeds the maximum timer delay; setTimeout would fire immediately.
    const asleep = nodeClock().sleep(2 ** 40, controller.signal)
    controller.abort(new Error('woken by the test'))
    await expect(asleep).rejects.toThrow('woken by the test')
    await expect(nodeClock().sleep(0, controller.signal)).rejects.toThrow('woken by the test')
  })

  test('sleep() does not end early if the delay exceeds the maximum timer delay', async () => {
    const controller = new AbortController()
    const asleep = nodeClock().sleep(2 ** 40, controller.signal)
    const other = nodeClock().sleep(20, new AbortController().signal)
    expect(await Promise.race([asleep.then(() => 'long'), other.then(() => 'short')])).toBe('short')
    controller.abort(new Error('over'))
    await expect(asleep).rejects.toThrow('over')
  })
})
