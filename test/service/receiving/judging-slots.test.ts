import { describe, expect, it } from 'vitest'

import { judgingSlots } from '../../../src/service/receiving/judging-slots.ts'

describe('judgingSlots()', () => {
  it('never assigns more slots than exist', () => {
    const slots = judgingSlots(2)
    const first = slots.tryTake()
    expect([first === null, slots.tryTake() === null, slots.tryTake() === null]).toEqual([false, false, true])
    first?.[Symbol.dispose]()
    first?.[Symbol.dispose]()
    expect([slots.tryTake() === null, slots.tryTake() === null]).toEqual([false, true])
  })

  it('assigns no slot to a session while stored messages occupy all slots or more', () => {
    const slots = judgingSlots(1)
    const jobs = [slots.take(), slots.take()]
    for (const job of jobs) {
      expect(slots.tryTake()).toBeNull()
      job[Symbol.dispose]()
    }
    expect(slots.tryTake()).not.toBeNull()
  })
})
