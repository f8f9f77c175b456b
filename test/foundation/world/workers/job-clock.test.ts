import { describe, expect, it } from 'vitest'

import { startJobClock } from '../../../../src/foundation/world/workers/job-clock.ts'

describe('startJobClock()', () => {
  it('calls back once at the limit, and not while it is paused or stopped', async () => {
    const reached: string[] = []
    const done = Promise.withResolvers<void>()
    const paused = startJobClock(1, () => void reached.push('paused'))
    paused.pause()
    startJobClock(1, () => void reached.push('stopped')).stop()
    startJobClock(30, () => {
      reached.push('running')
      done.resolve()
    })
    await done.promise
    expect(reached).toEqual(['running'])
    paused.stop()
  })

  it('never reaches an infinite limit', async () => {
    const reached: string[] = []
    const done = Promise.withResolvers<void>()
    const endless = startJobClock(Number.POSITIVE_INFINITY, () => void reached.push('infinite'))
    endless.pause()
    endless.resume()
    startJobClock(30, done.resolve)
    await done.promise
    expect(reached).toEqual([])
    endless.stop()
  })
})
