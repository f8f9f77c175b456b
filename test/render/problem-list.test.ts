import { expect, test } from 'vitest'

import { bad, ok } from '../../src/foundation/errors/problem.ts'
import { problemList } from '../../src/render/problem-list.ts'

test('problemList() returns valid values and collects other problems without duplicates', () => {
  const problems = problemList()
  const problem = { input: 'a', expected: 'b' }
  expect(problems.take(ok(5))).toBe(5)
  expect(problems.take(bad(problem, { input: 'c', expected: 'd' }))).toBeNull()
  problems.add({ ...problem })
  expect(problems.all()).toEqual([problem, { input: 'c', expected: 'd' }])
})
