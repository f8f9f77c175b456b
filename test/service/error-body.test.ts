import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'

import { ApiProblem, type ProblemStatus } from '../../src/service/api-problem.ts'
import { answerError, answerUnknownPath } from '../../src/service/error-body.ts'
import type { ServiceEnv } from '../../src/service/service-context.ts'

async function answer(error: Error, path: string): Promise<{ status: number; body: unknown; headers: Headers }> {
  const app = new Hono<ServiceEnv>()
  app.get(path, () => {
    throw error
  })
  app.onError(answerError)
  const response = await app.request(path)
  return { status: response.status, body: await response.json(), headers: response.headers }
}

describe('answerError()', () => {
  it('gives status, words, problems and header fields', async () => {
    const problem = new ApiProblem(422, 'two are wrong', { problems: ['a', 'b'], headers: { 'Retry-After': '9' } })
    const { status, body, headers } = await answer(problem, '/api/v1/spam_tests')
    expect(status).toBe(422)
    expect(body).toEqual({ success: false, error: 'two are wrong', errors: ['a', 'b'] })
    expect(headers.get('Retry-After')).toBe('9')
  })

  it.each<[ProblemStatus, boolean]>([
    [401, true],
    [403, true],
    [429, true],
    [404, false],
    [422, false],
    [500, false],
  ])('on a postmaster path a %i has "success": %s', async (status, hasSuccess) => {
    const { body } = await answer(new ApiProblem(status, 'x', { problems: [] }), '/api/v1/postmaster_accounts/1')
    expect(body).toEqual(hasSuccess ? { success: false, error: 'x' } : { error: 'x' })
  })

  it('says that storage is away, and when to come back', async () => {
    const error = Object.assign(new Error('connect ECONNREFUSED 10.0.0.5:5432'), { code: 'ECONNREFUSED' })
    const { status, body, headers } = await answer(error, '/api/v1/spam_tests')
    expect({ status, body }).toEqual({
      status: 503,
      body: { success: false, error: 'The service cannot reach its database; retry later' },
    })
    expect(headers.get('Retry-After')).toBe('5')
  })

  it('keeps a failure of ours to itself', async () => {
    const { status, body } = await answer(new Error('secret path /etc/x'), '/api/v1/spam_tests')
    expect(status).toBe(500)
    expect(JSON.stringify(body)).not.toContain('secret')
  })
})

it('answerUnknownPath() is 404 in the same form', async () => {
  const app = new Hono<ServiceEnv>()
  app.notFound(answerUnknownPath)
  const response = await app.request('/api/v1/x')
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ success: false })
})
