import { expect, it } from 'vitest'

import { localChanges } from '../../../src/service/storage/test-changes.ts'

it('changeListeners() calls listeners in the order in which they were added, until they are removed', () => {
  const changes = localChanges()
  const heard: string[] = []
  const listener = (who: string) => (numericId: number | 'all') => void heard.push(`${who} ${numericId}`)
  const first = changes.listen(listener('first'))
  const second = changes.listen(listener('second'))
  changes.announce(1)
  first[Symbol.dispose]()
  changes.announce(2)
  second[Symbol.dispose]()
  changes.announce(3)
  expect(heard).toEqual(['first 1', 'second 1', 'second 2'])
})

it('changeListeners() calls a function that was added twice two times, and removes one registration at a time', () => {
  const changes = localChanges()
  let count = 0
  const listener = (): void => {
    count += 1
  }
  const first = changes.listen(listener)
  changes.listen(listener)
  changes.announce(1)
  expect(count).toBe(2)
  first[Symbol.dispose]()
  changes.announce(1)
  expect(count).toBe(3)
})
