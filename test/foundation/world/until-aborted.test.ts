import { describe, expect, it } from 'vitest'

import { itemsUntilAborted, untilAborted } from '../../../src/foundation/world/until-aborted.ts'

const never = new Promise<never>(() => undefined)

describe('untilAborted()', () => {
  it('returns the value or error of the promise', async () => {
    const { signal } = new AbortController()
    expect(await untilAborted(Promise.resolve(1), signal)).toBe(1)
    await expect(untilAborted(Promise.reject(new Error('broken')), signal)).rejects.toThrow('broken')
  })

  it('rejects with the reason as soon as the signal aborts, although the promise never settles', async () => {
    const controller = new AbortController()
    const waiting = untilAborted(never, controller.signal)
    controller.abort(new Error('SIGINT'))
    await expect(waiting).rejects.toThrow('SIGINT')
    await expect(untilAborted(never, controller.signal)).rejects.toThrow('SIGINT')
  })
})

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

  it('throws immediately when the signal aborts', async () => {
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
