import { describe, expect, it } from 'vitest'

import { itemsUntilAborted, settlesWithin } from '../../src/check/abortable.ts'
import { fakeClock } from '../support/fake-clock.ts'

const never = new Promise<never>(() => undefined)

async function* two(): AsyncGenerator<number> {
  yield 1
  yield 2
}

async function* silent(): AsyncGenerator<number> {
  yield 1
  yield await never
}

describe('itemsUntilAborted()', () => {
  it('yields every item and ends with the source', async () => {
    expect(await Array.fromAsync(itemsUntilAborted(two(), new AbortController().signal))).toEqual([1, 2])
  })

  it('throws at once when the signal aborts', async () => {
    const controller = new AbortController()
    const seen: number[] = []
    async function read(): Promise<void> {
      for await (const item of itemsUntilAborted(silent(), controller.signal)) {
        seen.push(item)
        queueMicrotask(() => controller.abort(new Error('SIGTERM')))
      }
    }
    await expect(read()).rejects.toThrow('SIGTERM')
    expect(seen).toEqual([1])
  })

  it('closes the source when the reader stops', async () => {
    const state = { isClosed: false }
    async function* source(): AsyncGenerator<number> {
      try {
        yield 1
        yield 2
      } finally {
        state.isClosed = true
      }
    }
    for await (const item of itemsUntilAborted(source(), new AbortController().signal)) if (item === 1) break
    await Promise.resolve()
    expect(state.isClosed).toBe(true)
  })
})

describe('settlesWithin()', () => {
  it('resolves with true for a promise that settles in time, and clears its timer', async () => {
    const clock = fakeClock()
    expect(await settlesWithin(Promise.resolve(), 1000, clock)).toBe(true)
    expect(await settlesWithin(Promise.reject(new Error('broken')), 1000, clock)).toBe(true)
    expect(clock.sleepingCount).toBe(0)
  })

  it('resolves with false after the limit', async () => {
    const clock = fakeClock()
    expect(await clock.runToEnd(settlesWithin(never, 1000, clock))).toBe(false)
    expect(clock.monotonicMs()).toBe(1000)
  })
})
