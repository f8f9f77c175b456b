import { describe, expect, it } from 'vitest'

import { type AgendaItem, createAgenda } from '../../../src/service/long-poll/agenda.ts'
import { fakeClock } from '../../support/fake-clock.ts'

function anItem(dueMs: number, done: number[]): AgendaItem {
  return { dueMs, place: -1, fallDue: () => void done.push(dueMs) }
}

describe('createAgenda()', () => {
  it('calls items when they are due and not before, with one timer', async () => {
    const clock = fakeClock()
    const agenda = createAgenda(clock)
    const done: number[] = []
    for (const dueMs of [300, 100, 200]) agenda.put(anItem(dueMs, done))
    await clock.advance(99)
    expect([done, clock.sleepingCount]).toEqual([[], 1])
    await clock.advance(101)
    expect(done).toEqual([100, 200])
    await clock.advance(100)
    expect(done).toEqual([100, 200, 300])
    expect([agenda.size, clock.sleepingCount]).toEqual([0, 0])
  })

  it('wakes earlier for an item that comes later and is due before', async () => {
    const clock = fakeClock()
    const agenda = createAgenda(clock)
    const done: number[] = []
    agenda.put(anItem(20_000, done))
    await clock.advance(10)
    agenda.put(anItem(50, done))
    await clock.advance(40)
    expect(done).toEqual([50])
  })

  it('does not call what has left', async () => {
    const clock = fakeClock()
    const agenda = createAgenda(clock)
    const done: number[] = []
    const item = anItem(10, done)
    agenda.put(item)
    agenda.remove(item)
    await clock.advance(20)
    expect(done).toEqual([])
  })

  it('lets an item put itself in again', async () => {
    const clock = fakeClock()
    const agenda = createAgenda(clock)
    let count = 0
    const item: AgendaItem = {
      dueMs: 10,
      place: -1,
      fallDue: () => {
        count += 1
        item.dueMs += 10
        if (count < 3) agenda.put(item)
      },
    }
    agenda.put(item)
    await clock.advance(100)
    expect(count).toBe(3)
  })

  it('leaves no timer behind when it is disposed', async () => {
    const clock = fakeClock()
    const agenda = createAgenda(clock)
    const done: number[] = []
    agenda.put(anItem(10, done))
    agenda[Symbol.dispose]()
    await clock.advance(20)
    expect([done, agenda.size, clock.sleepingCount]).toEqual([[], 0, 0])
  })
})
