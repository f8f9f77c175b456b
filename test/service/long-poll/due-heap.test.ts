import { array, assert, nat, property } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { DueHeap, type DueItem } from '../../../src/service/long-poll/due-heap.ts'

function anItem(dueMs: number): DueItem {
  return { dueMs, place: -1 }
}

function takeAll(heap: DueHeap<DueItem>): readonly number[] {
  const taken: number[] = []
  for (let { first } = heap; first !== undefined; { first } = heap) {
    taken.push(first.dueMs)
    heap.remove(first)
  }
  return taken
}

describe('DueHeap', () => {
  it('gives items in the order in which they are due, whatever came and left in between', () => {
    assert(
      property(array(nat(50)), array(nat(60)), (dues, leaving) => {
        const heap = new DueHeap<DueItem>()
        const items = dues.map(anItem)
        for (const item of items) heap.add(item)
        for (const index of leaving) {
          const item = items[index]
          if (item !== undefined) heap.remove(item)
        }
        const gone = new Set(leaving)
        const left = dues.filter((_, index) => !gone.has(index))
        expect(takeAll(heap)).toEqual(left.toSorted((one, other) => one - other))
        expect(items.every((item) => item.place === -1)).toBe(true)
      }),
    )
  })

  it('bears that an item leaves that is not in', () => {
    const heap = new DueHeap<DueItem>()
    heap.remove(anItem(1))
    expect(heap.size).toBe(0)
  })

  it('forgets everything at once', () => {
    const heap = new DueHeap<DueItem>()
    const item = anItem(1)
    heap.add(item)
    heap.clear()
    expect([heap.size, item.place]).toEqual([0, -1])
  })
})
