import { expect, it } from 'vitest'

import { invalidRequest } from '../../../src/service/problems/api-problem.ts'

it('invalidRequest() names every field as the client wrote it', () => {
  const problem = invalidRequest([
    { input: '$.provider_types[1]', came: '"x"', expected: '"consumer"' },
    { input: '$', came: '[]', expected: 'an object' },
  ])
  expect(problem.status).toBe(422)
  expect(problem.problems).toEqual([
    'provider_types[1]: expected "consumer", got "x"',
    'body: expected an object, got []',
  ])
  expect(problem.message).toBe(`Invalid request: ${problem.problems.join('; ')}`)
})
