import { describe, expect, it } from 'vitest'

import {
  ApiProblem,
  errorBody,
  errorText,
  type ProblemStatus,
  toProblem,
  unknownTest,
} from '../../../src/service/problems/api-problem.ts'

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

describe('errorBody()', () => {
  it.each<[ProblemStatus, boolean]>([
    [401, true],
    [403, true],
    [429, true],
    [404, false],
    [422, false],
    [500, false],
  ])('for a %i on a postmaster path has "success": %s', (status, hasSuccess) => {
    const body = errorBody(new ApiProblem(status, 'x', { problems: [] }), '/api/v1/postmaster_accounts/1')
    expect(body).toEqual(hasSuccess ? { success: false, error: 'x' } : { error: 'x' })
  })

  it('lists the problems of a 422', () => {
    const problem = new ApiProblem(422, 'both', { problems: ['a', 'b'] })
    expect(JSON.parse(errorText(problem))).toEqual({ success: false, error: 'both', errors: ['a', 'b'] })
  })
})

describe('toProblem()', () => {
  it('returns 503 with Retry-After if the storage is unavailable', () => {
    const error = Object.assign(new Error('connect ECONNREFUSED 10.0.0.5:5432'), { code: 'ECONNREFUSED' })
    expect(toProblem(error)).toMatchObject({ status: 503, headers: { 'Retry-After': '5' } })
  })

  it('does not show the message of an unexpected error', () => {
    const problem = toProblem(new Error('secret path /etc/x'))
    expect(problem.status).toBe(500)
    expect(problem.message).not.toContain('secret')
  })
})
