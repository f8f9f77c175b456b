import { describe, expect, it } from 'vitest'

import { HostGate, type HostSlot } from '../../../src/service/webhooks/host-gate.ts'
import { type FakeClock, fakeClock } from '../../support/fake-clock.ts'

const { signal } = new AbortController()
const limits = { perHostCount: 2, strugglingCount: 1, longestWaitMs: 1000 }

function aGate(): { readonly gate: HostGate; readonly clock: FakeClock } {
  const clock = fakeClock()
  return { gate: new HostGate(limits, clock), clock }
}

/** Slots that must be available immediately. */
async function takeHostSlots(gate: HostGate, host: string, count: number): Promise<readonly HostSlot[]> {
  const turns = await Promise.all(Array.from({ length: count }, async () => await gate.enter(host, signal)))
  return turns.filter((turn) => turn !== null)
}

describe('HostGate', () => {
  it('limits concurrent attempts, and admits the next when one ends', async () => {
    const { gate } = aGate()
    const [first] = await takeHostSlots(gate, 'a', 2)
    const third = gate.enter('a', signal)
    first?.release('answered')
    await expect(third).resolves.not.toBeNull()
  })

  it('returns null after the maximum wait', async () => {
    const { gate, clock } = aGate()
    await takeHostSlots(gate, 'a', 2)
    const third = gate.enter('a', signal)
    await clock.advance(999)
    expect(clock.sleepingCount).toBe(1)
    await clock.advance(1)
    await expect(third).resolves.toBeNull()
  })

  it('does not delay attempts to other hosts', async () => {
    const { gate } = aGate()
    await takeHostSlots(gate, 'a', 2)
    const waiting = gate.enter('a', AbortSignal.abort(new Error('over')))
    await expect(waiting).rejects.toThrow('over')
    await expect(takeHostSlots(gate, 'b', 2)).resolves.toHaveLength(2)
  })

  it('admits waiting attempts in order of arrival', async () => {
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

  it('allows fewer attempts to a host that did not respond, until the host responds', async () => {
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

  it('removes an aborted attempt, and admits the next one instead', async () => {
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

  it('passes on the slot of an attempt that aborts just as it is admitted', async () => {
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
