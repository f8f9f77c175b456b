import { describe, expect, it } from 'vitest'

import { createPace } from '../../../src/check/submission/pace.ts'
import { fakeClock } from '../../support/fake-clock.ts'

describe('createPace()', () => {
  it('has no rate limit by default', () => {
    const pace = createPace(fakeClock(), { connectionCount: 20, mailsPerSecond: null })
    for (let count = 0; count < 100; count += 1) pace.take()
    expect(pace.waitMs()).toBe(0)
    expect(pace.connectionLimit).toBe(20)
  })

  it('spaces messages evenly at the configured rate', async () => {
    const clock = fakeClock()
    const pace = createPace(clock, { connectionCount: 20, mailsPerSecond: 4 })
    expect(pace.waitMs()).toBe(0)
    pace.take()
    expect(pace.waitMs()).toBe(250)
    await clock.advance(250)
    expect(pace.waitMs()).toBe(0)
  })

  it('uses few connections for a low rate', () => {
    expect(createPace(fakeClock(), { connectionCount: 20, mailsPerSecond: 1 }).connectionLimit).toBe(2)
    expect(createPace(fakeClock(), { connectionCount: 20, mailsPerSecond: 0.1 }).connectionLimit).toBe(1)
  })

  it('halves connections and rate on request, down to one each', async () => {
    const clock = fakeClock()
    const pace = createPace(clock, { connectionCount: 20, mailsPerSecond: 16 })
    const limits: number[] = []
    for (let count = 0; count < 6; count += 1) {
      pace.slowDown()
      limits.push(pace.connectionLimit)
      await clock.advance(1000)
    }
    expect(limits).toEqual([10, 5, 2, 1, 1, 1])
    pace.take()
    expect(pace.waitMs()).toBe(1000)
  })

  it('counts the replies of one burst once', async () => {
    const clock = fakeClock()
    const pace = createPace(clock, { connectionCount: 20, mailsPerSecond: null })
    for (let count = 0; count < 20; count += 1) pace.slowDown()
    await clock.advance(999)
    pace.slowDown()
    expect(pace.connectionLimit).toBe(10)
  })

  it('halves the observed rate when none is configured', async () => {
    const clock = fakeClock()
    const pace = createPace(clock, { connectionCount: 20, mailsPerSecond: null })
    for (let count = 0; count < 20; count += 1) {
      pace.take()
      await clock.advance(100)
    }
    pace.slowDown()
    pace.take()
    expect(pace.waitMs()).toBe(200)
  })

  it('never raises a rate below one message per second', () => {
    const pace = createPace(fakeClock(), { connectionCount: 5, mailsPerSecond: 0.5 })
    pace.slowDown()
    pace.take()
    expect(pace.waitMs()).toBe(2000)
  })

  it('limits connections to what the server accepts, and at least one', () => {
    const pace = createPace(fakeClock(), { connectionCount: 20, mailsPerSecond: null })
    pace.limitConnections(7)
    pace.limitConnections(9)
    expect(pace.connectionLimit).toBe(7)
    pace.limitConnections(0)
    expect(pace.connectionLimit).toBe(1)
  })
})
