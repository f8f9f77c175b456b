import { getEventListeners } from 'node:events'

import { describe, expect, it } from 'vitest'

import { type Delivery, DeliveryQueue } from '../../../src/check/submission/delivery-queue.ts'
import { createPace } from '../../../src/check/submission/pace.ts'
import { fakeClock } from '../../support/fake-clock.ts'
import { someMessages } from '../../support/submission-setup.ts'

const never = new AbortController().signal
const noRate = { waitMs: () => 0, take: () => undefined }

function take(queue: DeliveryQueue): Delivery {
  const delivery = queue.takeNow()
  if (delivery === null) throw new Error('nothing to take')
  return delivery
}

describe('DeliveryQueue', () => {
  it('returns each message once, in order', () => {
    const queue = new DeliveryQueue(someMessages(3), { clock: fakeClock(), rate: noRate })
    expect([take(queue), take(queue), take(queue)].map(({ index }) => index)).toEqual([0, 1, 2])
    expect(queue.takeNow()).toBeNull()
  })

  it('ends when every message is settled, not when no message is waiting', async () => {
    const queue = new DeliveryQueue(someMessages(1), { clock: fakeClock(), rate: noRate })
    expect(await queue.untilReady(never)).toBe(true)
    take(queue)
    const ready = queue.untilReady(never)
    queue.settle()
    expect(await ready).toBe(false)
    expect(await new DeliveryQueue([], { clock: fakeClock(), rate: noRate }).untilReady(never)).toBe(false)
  })

  it('returns requeued copies first, and wakes waiting workers', async () => {
    const queue = new DeliveryQueue(someMessages(2), { clock: fakeClock(), rate: noRate })
    const first = take(queue)
    queue.putBack(first)
    expect(take(queue)).toBe(first)
    const second = take(queue)
    const ready = queue.untilReady(never)
    queue.putBack(second)
    expect(await ready).toBe(true)
  })

  it('holds a delayed copy back until it is due', async () => {
    const clock = fakeClock()
    const queue = new DeliveryQueue(someMessages(1), { clock, rate: noRate })
    const delivery = take(queue)
    queue.putBackLater(delivery, 1000)
    expect(queue.takeNow()).toBeNull()
    const ready = queue.untilReady(never)
    await clock.advance(999)
    expect(queue.takeNow()).toBeNull()
    await clock.advance(1)
    expect(await ready).toBe(true)
    expect(take(queue)).toBe(delivery)
  })

  it('respects the rate', async () => {
    const clock = fakeClock()
    const rate = createPace(clock, { connectionCount: 5, mailsPerSecond: 2 })
    const queue = new DeliveryQueue(someMessages(3), { clock, rate })
    take(queue)
    expect(queue.takeNow()).toBeNull()
    const ready = queue.untilReady(never)
    await clock.advance(500)
    expect(await ready).toBe(true)
    take(queue)
    expect(queue.takeNow()).toBeNull()
  })

  it('stops waiting when the signal aborts', async () => {
    const clock = fakeClock()
    const queue = new DeliveryQueue(someMessages(1), { clock, rate: noRate })
    queue.putBackLater(take(queue), 1000)
    const controller = new AbortController()
    const ready = queue.untilReady(controller.signal)
    await clock.advance(0)
    controller.abort(new Error('stop'))
    await expect(ready).rejects.toThrow('stop')
    expect(clock.sleepingCount).toBe(0)
  })

  it('leaves no listener on the signal when a wait for the rate ends', async () => {
    const clock = fakeClock()
    const rate = createPace(clock, { connectionCount: 5, mailsPerSecond: 2 })
    const queue = new DeliveryQueue(someMessages(3), { clock, rate })
    const { signal } = new AbortController()
    take(queue)
    const ready = queue.untilReady(signal)
    await clock.advance(500)
    expect(await ready).toBe(true)
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })
})
