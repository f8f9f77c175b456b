import { setImmediate as nextTurn } from 'node:timers/promises'

import { expect, it } from 'vitest'

import { type CommitKind, turnGroups } from '../../../src/storage/sqlite/turn-groups.ts'

function gather(commit: CommitKind): {
  readonly groups: number[][]
  readonly waiting: ReturnType<typeof turnGroups<number>>
} {
  const groups: number[][] = []
  return { groups, waiting: turnGroups<number>(commit, (group) => void groups.push([...group])) }
}

it('what is added in one turn is one group, in its order', async () => {
  const { groups, waiting } = gather('grouped')
  for (const item of [1, 2, 3]) waiting.add(item)
  expect(groups).toEqual([])
  await nextTurn()
  waiting.add(4)
  await nextTurn()
  expect(groups).toEqual([[1, 2, 3], [4]])
})

it('a crowd is cut into groups of 250, each in a turn of its own', async () => {
  const { groups, waiting } = gather('grouped')
  for (let item = 0; item < 600; item += 1) waiting.add(item)
  await nextTurn()
  expect(groups.map((group) => group.length)).toEqual([250])
  await nextTurn()
  await nextTurn()
  expect(groups.map((group) => group.length)).toEqual([250, 250, 100])
  expect(groups.flat()).toEqual(Array.from({ length: 600 }, (_, item) => item))
})

it('at once means alone and now', () => {
  const { groups, waiting } = gather('at-once')
  waiting.add(1)
  waiting.add(2)
  expect(groups).toEqual([[1], [2]])
})

it('flush() does what waits now, and the turn that comes finds nothing', async () => {
  const { groups, waiting } = gather('grouped')
  for (let item = 0; item < 300; item += 1) waiting.add(item)
  waiting.flush()
  expect(groups.map((group) => group.length)).toEqual([250, 50])
  await nextTurn()
  await nextTurn()
  expect(groups).toHaveLength(2)
})
