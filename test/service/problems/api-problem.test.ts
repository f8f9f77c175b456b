import { expect, it } from 'vitest'

import { ApiProblem, unknownTest } from '../../../src/service/problems/api-problem.ts'

it('ApiProblem has no problems and header fields by default', () => {
  expect(new ApiProblem(404, 'gone')).toMatchObject({ status: 404, message: 'gone', problems: [], headers: {} })
  const problem = new ApiProblem(422, 'wrong', { problems: ['a', 'b'], headers: { 'Retry-After': '1' } })
  expect(problem).toMatchObject({ problems: ['a', 'b'], headers: { 'Retry-After': '1' } })
})

it('unknownTest() quotes and shortens the name', () => {
  expect(unknownTest('pst_1').message).toBe('Test "pst_1" not found')
  expect(unknownTest('a\u001b[31m"b').message).toBe('Test "a\\u001b[31m\\"b" not found')
  expect(unknownTest('x'.repeat(500)).message).toBe(`Test "${'x'.repeat(76)}…" not found`)
})
