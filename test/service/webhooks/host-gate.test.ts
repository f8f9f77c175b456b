import { describe, expect, it } from 'vitest'

import { type HostGate, type HostSlot, hostGate } from '../../../src/service/webhooks/host-gate.ts'
import { type FakeClock, fakeClock } from '../../support/fake-clock.ts'

const { signal } = new AbortController()
const limits = { perHostCount: 2, strugglingCount: 1, longestWaitMs: 1000 }

function aGate(): { readonly gate: HostGate; readonly clock: FakeClock } {
  const clock = fakeClock()
  return { gate: hostGate(limits, clock), clock }
}

/** HostSlots that must be there at once. */
async function takeHostSlots(gate: HostGate, host: string, count: number): Promise<readonly HostSlot[]> {
  const turns = await Promise.all(Array.from({ length: count }, async () => await gate.enter(host, signal)))
  return turns.filter((turn) => turn !== null)
}

describe('hostGate()', () => {
  it('lets so many in at once, and the next as soon as one is done', async () => {
    const { gate } = aGate()
    const [first] = await takeHostSlots(gate, 'a', 2)
    const third = gate.enter('a', signal)
    first?.release('answered')
    await expect(third).resolves.not.toBeNull()
  })

  it('sends those away who waited long', async () => {
    const { gate, clock } = aGate()
    await takeHostSlots(gate, 'a', 2)
    const third = gate.enter('a', signal)
    await clock.advance(999)
    expect(clock.sleepingCount).toBe(1)
    await clock.advance(1)
    await expect(third).resolves.toBeNull()
  })

  it('keeps nobody waiting because of another host', async () => {
    const { gate } = aGate()
    await takeHostSlots(gate, 'a', 2)
    const waiting = gate.enter('a', AbortSignal.abort(new Error('over')))
    await expect(waiting).rejects.toThrow('over')
    await expect(takeHostSlots(gate, 'b', 2)).resolves.toHaveLength(2)
  })

  it('lets in whoever has waited longest', async () => {
    const { gate } = aGate()
    const [first, second] = await takeHostSlots(gate, 'a', 2)
    const order: string[] = []
    const third = gate.enter('a', signal).then(() => order.push('third'))
    const fourth = gate.enter('a', signal).then(() => order.push('fourth'))
    first?.release('answered')
    second?.release('answered')
    await Promise.all([third, fourth])
    expect(order).toEqual(['third', 'fourth'])
  })

  it('lets fewer go to a host that gave no answer, until it gives one', async () => {
    const { gate, clock } = aGate()
    const [first] = await takeHostSlots(gate, 'a', 1)
    first?.release('silent')
    const [only] = await takeHostSlots(gate, 'a', 1)
    const refused = gate.enter('a', signal)
    await clock.advance(1000)
    await expect(refused).resolves.toBeNull()
    const waiting = [gate.enter('a', signal), gate.enter('a', signal)]
    only?.release('answered')
    expect((await Promise.all(waiting)).filter((turn) => turn !== null)).toHaveLength(2)
  })

  it('forgets whoever stops waiting, and gives the turn to the next', async () => {
    const { gate } = aGate()
    const [first] = await takeHostSlots(gate, 'a', 2)
    const stopping = new AbortController()
    const stopped = gate.enter('a', stopping.signal)
    const next = gate.enter('a', signal)
    stopping.abort(new Error('the service stops'))
    await expect(stopped).rejects.toThrow('the service stops')
    first?.release('answered')
    await expect(next).resolves.not.toBeNull()
  })

  it('gives the turn of somebody who stops in the very moment in which it comes to the next', async () => {
    const { gate } = aGate()
    const [first] = await takeHostSlots(gate, 'a', 2)
    const stopping = new AbortController()
    const stopped = gate.enter('a', stopping.signal)
    const next = gate.enter('a', signal)
    first?.release('answered')
    stopping.abort(new Error('the service stops'))
    await expect(stopped).rejects.toThrow('the service stops')
    await expect(next).resolves.not.toBeNull()
  })
})
