import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { createTimedHeap } from '../../src/submission/timed-heap.ts'

describe('createTimedHeap()', () => {
  it('gives everything back in the order of time', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 50 })), (times) => {
        const heap = createTimedHeap<number>()
        for (const time of times) heap.add(time, time)
        expect(times.map(() => heap.takeDue(50))).toEqual(times.toSorted((left, right) => left - right))
        expect(heap.earliestMs()).toBeNull()
      }),
    )
  })

  it('holds back what is not due', () => {
    const heap = createTimedHeap<string>()
    heap.add('late', 20)
    heap.add('soon', 10)
    expect(heap.takeDue(9)).toBeNull()
    expect(heap.earliestMs()).toBe(10)
    expect(heap.takeDue(10)).toBe('soon')
    expect(heap.takeDue(10)).toBeNull()
  })
})
