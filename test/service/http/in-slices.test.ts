import { setImmediate as nextTurn } from 'node:timers/promises'

import { expect, it } from 'vitest'

import { inSlices } from '../../../src/service/http/in-slices.ts'

it('inSlices() runs work in order, a few pieces per turn of the event loop', async () => {
  const later = inSlices(3)
  const done: number[] = []
  for (let index = 0; index < 8; index += 1) later(() => void done.push(index))
  expect(done).toEqual([])
  const counts: number[] = []
  for (let turn = 0; turn < 4; turn += 1) {
    await nextTurn()
    counts.push(done.length)
  }
  expect(counts).toEqual([3, 6, 8, 8])
  later(() => void done.push(8))
  await nextTurn()
  expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
})

it('inSlices() runs work that other work adds', async () => {
  const later = inSlices(1)
  const done: string[] = []
  later(() => {
    done.push('first')
    later(() => void done.push('second'))
  })
  await nextTurn()
  await nextTurn()
  expect(done).toEqual(['first', 'second'])
})
