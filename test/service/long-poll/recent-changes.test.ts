import { describe, expect, it } from 'vitest'

import { recentChanges } from '../../../src/service/long-poll/recent-changes.ts'

describe('recentChanges()', () => {
  it('knows what changed after a mark, and what did not', () => {
    const changes = recentChanges()
    changes.note(1)
    const mark = changes.mark()
    expect(changes.hasChangedSince(mark, 1)).toBe(false)
    changes.note(2)
    expect(changes.hasChangedSince(mark, 2)).toBe(true)
    expect(changes.hasChangedSince(mark, 1)).toBe(false)
  })

  it('takes every test for changed when some changes may have been missed', () => {
    const changes = recentChanges()
    const mark = changes.mark()
    changes.note('all')
    expect(changes.hasChangedSince(mark, 7)).toBe(true)
  })

  it('takes a test for changed when too much happened to remember', () => {
    const changes = recentChanges()
    const mark = changes.mark()
    for (let count = 0; count < 1024; count += 1) changes.note(1)
    expect(changes.hasChangedSince(mark, 7)).toBe(false)
    changes.note(1)
    expect(changes.hasChangedSince(mark, 7)).toBe(true)
  })
})
