import { describe, expect, it } from 'vitest'

import { type DrainEnd, drainService } from '../../../src/service/self-hosted/drain.ts'
import { type FakeClock, fakeClock } from '../../support/fake-clock.ts'

interface Draining {
  readonly clock: FakeClock
  readonly steps: string[]
  readonly warnings: string[]
  /** Runs the shutdown until it ends. */
  run(): Promise<DrainEnd>
}

function draining(ends: { readonly service: 'soon' | 'never' | 'badly' }): Draining {
  const clock = fakeClock()
  const steps: string[] = []
  const warnings: string[] = []
  const parts = {
    readiness: { startDraining: () => void steps.push('not ready') },
    service: {
      drain: async (signal: AbortSignal) => {
        steps.push('service')
        if (ends.service === 'badly') throw new Error('a port broke')
        if (ends.service === 'never') await clock.sleep(1_000_000, signal)
      },
    },
    jobs: {
      drain: async (signal: AbortSignal) => {
        await Promise.resolve()
        steps.push(signal.aborted ? 'jobs cut off' : 'jobs')
      },
    },
    clock,
    log: { warn: (message: string) => void warnings.push(message) },
    delayMs: 3000,
    limitMs: 5000,
  }
  return { clock, steps, warnings, run: async () => await clock.runToEnd(drainService(parts)) }
}

describe('drainService()', () => {
  it('reports not ready for the delay, then drains requests and mail, then jobs', async () => {
    const one = draining({ service: 'soon' })
    expect(await one.run()).toBe('finished')
    expect(one.steps).toEqual(['not ready', 'service', 'jobs'])
    expect(one.warnings).toEqual([])
    expect(one.clock.monotonicMs()).toBe(3000)
    expect(one.clock.sleepingCount).toBe(0)
  })

  it('aborts and logs work that is not finished in time', async () => {
    const one = draining({ service: 'never' })
    expect(await one.run()).toBe('cut-off')
    expect(one.clock.monotonicMs()).toBe(8000)
    expect(one.warnings[0]).toContain('shutdown timeout reached')
    expect(one.steps.at(-1)).toBe('jobs cut off')
  })

  it('never rejects, and logs failures', async () => {
    const one = draining({ service: 'badly' })
    await expect(one.run()).resolves.toBe('cut-off')
    expect(one.warnings).toEqual(['shutdown incomplete'])
    expect(one.steps.at(-1)).toBe('jobs')
  })
})
