import { describe, expect, it } from 'vitest'

import { type ReadinessCheck, readiness } from '../../../src/service/operations/readiness.ts'
import { fakeClock } from '../../support/fake-clock.ts'

const good: ReadinessCheck = { part: 'storage', check: () => Promise.resolve() }
const bad: ReadinessCheck = { part: 'jobs', check: () => Promise.reject(new Error('gone')) }

describe('readiness()', () => {
  it('reports ready if every component works', async () => {
    const ready = readiness([good], { clock: fakeClock(), log: { warn: () => undefined } })
    expect(await ready.report()).toEqual({ isReady: true, parts: { storage: 'ready' } })
  })

  it('names the component that fails, and logs why', async () => {
    const warnings: unknown[] = []
    const log = { warn: (...line: readonly unknown[]) => void warnings.push(line) }
    const ready = readiness([good, bad], { clock: fakeClock(), log })
    expect(await ready.report()).toEqual({ isReady: false, parts: { storage: 'ready', jobs: 'not ready' } })
    expect(warnings).toMatchObject([['not ready', { part: 'jobs', error: { message: 'gone' } }]])
  })

  it('does not wait for a component that does not respond', async () => {
    const clock = fakeClock()
    const ready = readiness([{ part: 'storage', check: async () => await new Promise(() => undefined) }], {
      clock,
      log: { warn: () => undefined },
    })
    expect((await clock.runToEnd(ready.report())).parts).toEqual({ storage: 'not ready' })
  })

  it('runs its checks only once for all requests within a second', async () => {
    const clock = fakeClock()
    let asked = 0
    const counting = {
      part: 'storage',
      check: () => {
        asked += 1
        return Promise.resolve()
      },
    }
    const ready = readiness([counting], { clock, log: { warn: () => undefined } })
    await Promise.all([ready.report(), ready.report()])
    await clock.advance(999)
    await ready.report()
    expect(asked).toBe(1)
    await clock.advance(1)
    await ready.report()
    expect(asked).toBe(2)
  })

  it('reports not ready as soon as the instance drains', async () => {
    const ready = readiness([good], { clock: fakeClock(), log: { warn: () => undefined } })
    await ready.report()
    ready.startDraining()
    expect(await ready.report()).toEqual({ isReady: false, parts: { draining: 'not ready' } })
  })
})
