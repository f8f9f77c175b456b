import { describe, expect, it } from 'vitest'

import { groupCommit } from '../../src/storage/group-commit.ts'

describe('groupCommit()', () => {
  it('writes what comes in one turn together, and what comes meanwhile after it, never two at once', async () => {
    const groups: (readonly number[])[] = []
    let writingCount = 0
    const add = groupCommit<number>(async (items) => {
      writingCount += 1
      expect(writingCount).toBe(1)
      groups.push(items)
      if (groups.length === 1) later.push(add(4), add(5))
      await new Promise((resolve) => setImmediate(resolve))
      writingCount -= 1
    })
    const later: Promise<void>[] = []
    await Promise.all([add(1), add(2), add(3)])
    await Promise.all(later)
    await add(6)
    expect(groups).toEqual([[1, 2, 3], [4, 5], [6]])
  })

  it('resolves only once the item is written', async () => {
    const { promise: isWritten, resolve } = Promise.withResolvers<void>()
    const add = groupCommit<number>(async () => await isWritten)
    let isDone = false
    const adding = add(1).finally(() => {
      isDone = true
    })
    for (let turn = 0; turn < 5; turn += 1) await new Promise((next) => setImmediate(next))
    expect(isDone).toBe(false)
    resolve()
    await adding
  })

  it('fails all items of a failed write, and none of the next', async () => {
    const failing = [true, false]
    const add = groupCommit<number>(async () => {
      if (failing.shift() === true) throw new Error('disk full')
      await Promise.resolve()
    })
    const first = await Promise.allSettled([add(1), add(2)])
    expect(first.map((one) => one.status)).toEqual(['rejected', 'rejected'])
    await expect(add(3)).resolves.toBeUndefined()
  })

  it('writes no more than 500 items at once', async () => {
    const sizes: number[] = []
    const add = groupCommit<number>(async (items) => {
      sizes.push(items.length)
      await Promise.resolve()
    })
    await Promise.all(Array.from({ length: 1201 }, async (_, index) => await add(index)))
    expect(sizes).toEqual([500, 500, 201])
  })
})
