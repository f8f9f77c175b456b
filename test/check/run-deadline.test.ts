import { describe, expect, it } from 'vitest'

import { beforeDeadline, type StepLimit } from '../../src/check/run-deadline.ts'
import { type FakeClock, fakeClock } from '../support/fake-clock.ts'

const step = { doing: 'Creating the test', todo: 'check api-url' }

function limitOf(clock: FakeClock, changes: Partial<StepLimit> = {}): StepLimit {
  return { clock, deadlineMs: 90_000, timeoutMs: 90_000, signal: new AbortController().signal, ...changes }
}

describe('beforeDeadline()', () => {
  it('resolves with the result of a step in time', async () => {
    const clock = fakeClock()
    const result = beforeDeadline(
      step,
      async (signal) => await clock.sleep(89_999, signal).then(() => 7),
      limitOf(clock),
    )
    expect(await clock.runToEnd(result)).toBe(7)
  })

  it('rejects with the step and the setting at the deadline, and aborts the step', async () => {
    const clock = fakeClock()
    const told: AbortSignal[] = []
    const hang = async (signal: AbortSignal): Promise<never> => {
      told.push(signal)
      return await new Promise<never>(() => undefined)
    }
    await expect(clock.runToEnd(beforeDeadline(step, hang, limitOf(clock)))).rejects.toMatchObject({
      code: 'RUN_TIMEOUT',
      outcome: 'inconclusive',
      message: 'Creating the test: no reply before the timeout (90s); check api-url, or set a longer timeout',
    })
    expect(clock.monotonicMs()).toBe(90_000)
    expect(told[0]?.aborted).toBe(true)
  })

  it("rejects with the step's error, or the reason of a canceled run", async () => {
    const clock = fakeClock()
    const failing = beforeDeadline(step, async () => await Promise.reject(new Error('refused')), limitOf(clock))
    await expect(failing).rejects.toThrow('refused')
    const controller = new AbortController()
    const hanging = beforeDeadline(
      step,
      async () => await new Promise<never>(() => undefined),
      limitOf(clock, { signal: controller.signal }),
    )
    controller.abort(new Error('cancelled'))
    await expect(hanging).rejects.toThrow('cancelled')
  })
})
