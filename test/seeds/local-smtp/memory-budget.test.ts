import { expect, it } from 'vitest'

import { memoryBudget } from '../../../src/seeds/local-smtp/memory-budget.ts'

it('memoryBudget() grants no more memory than its limit', () => {
  const budget = memoryBudget(10)
  expect(budget.take(6)).toBe(true)
  expect(budget.take(5)).toBe(false)
  expect(budget.take(4)).toBe(true)
  expect(budget.take(1)).toBe(false)
  budget.give(4)
  expect(budget.take(4)).toBe(true)
})
