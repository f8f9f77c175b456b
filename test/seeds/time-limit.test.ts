import { describe, expect, it } from 'vitest'

import { withTimeLimit } from '../../src/seeds/time-limit.ts'
import { fakeClock } from '../support/fake-clock.ts'

const never = async (): Promise<never> => await new Promise(() => undefined)

describe('withTimeLimit()', () => {
  it('gives what the work gives, and leaves no timer', async () => {
    const clock = fakeClock()
    const limit = { clock, limitMs: 100, signal: new AbortController().signal }
    expect(await withTimeLimit(limit, async () => await Promise.resolve(7))).toBe(7)
    await clock.advance(0)
    expect(clock.sleepingCount).toBe(0)
  })

  it('rejects when the time is up, also when the work does not listen, and tells it', async () => {
    const clock = fakeClock()
    const limit = { clock, limitMs: 100, signal: new AbortController().signal }
    const seen: AbortSignal[] = []
    const result = withTimeLimit(limit, async (signal) => {
      seen.push(signal)
      return await never()
    })
    await expect(clock.runToEnd(result)).rejects.toThrow('not done within 100 ms')
    expect(seen[0]?.aborted).toBe(true)
  })

  it('rejects as soon as the signal aborts', async () => {
    const clock = fakeClock()
    const stop = new AbortController()
    const result = withTimeLimit({ clock, limitMs: 100, signal: stop.signal }, never)
    stop.abort(new Error('enough'))
    await expect(result).rejects.toThrow('enough')
  })
})
