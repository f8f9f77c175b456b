import { expect, it } from 'vitest'

import { findingFix, findingText } from '../../src/check/finding-words.ts'

it('findingText() adds the number of times', () => {
  expect(findingText({ message: 'No alt', count: 1 })).toBe('No alt')
  expect(findingText({ message: 'No alt', count: 3 })).toBe('No alt (3 times)')
})

it('findingFix() adds the details to a known fix', () => {
  expect(findingFix({ fix: 'Add alt', detail: ['also at a.html:3'] })).toBe('Add alt; also at a.html:3')
  expect(findingFix({ fix: null, detail: [] })).toBeNull()
})
