import { describe, expect, it } from 'vitest'

import { untilAborted } from '../../src/world/until-aborted.ts'

const never = new Promise<never>(() => undefined)

describe('untilAborted()', () => {
  it('gives the value, or the error, of the promise', async () => {
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
