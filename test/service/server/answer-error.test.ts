import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'

import { ApiProblem } from '../../../src/service/problems/api-problem.ts'
import type { ServiceEnv } from '../../../src/service/requests/service-context.ts'
import { answerError, answerUnknownPath } from '../../../src/service/server/answer-error.ts'

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
  it('answers with status, message, problems and header fields', async () => {
    const problem = new ApiProblem(422, 'two are wrong', { problems: ['a', 'b'], headers: { 'Retry-After': '9' } })
    const { status, body, headers } = await answer(problem, '/api/v1/spam_tests')
    expect(status).toBe(422)
    expect(body).toEqual({ success: false, error: 'two are wrong', errors: ['a', 'b'] })
    expect(headers.get('Retry-After')).toBe('9')
  })

  it('answers 503 with Retry-After if the storage is unavailable', async () => {
    const error = Object.assign(new Error('connect ECONNREFUSED 10.0.0.5:5432'), { code: 'ECONNREFUSED' })
    const { status, body, headers } = await answer(error, '/api/v1/spam_tests')
    expect({ status, body }).toEqual({
      status: 503,
      body: { success: false, error: 'The service cannot reach its database; retry later' },
    })
    expect(headers.get('Retry-After')).toBe('5')
  })

  it('does not show the message of an unexpected error', async () => {
    const { status, body } = await answer(new Error('secret path /etc/x'), '/api/v1/spam_tests')
    expect(status).toBe(500)
    expect(JSON.stringify(body)).not.toContain('secret')
  })
})

it('answerUnknownPath() answers 404 in the same form', async () => {
  const app = new Hono<ServiceEnv>()
  app.notFound(answerUnknownPath)
  const response = await app.request('/api/v1/x')
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ success: false })
})
