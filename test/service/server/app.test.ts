import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'

import { ApiProblem } from '../../../src/service/problems/api-problem.ts'
import type { ServiceEnv } from '../../../src/service/requests/service-context.ts'
import { answerError, answerUnknownPath } from '../../../src/service/server/app.ts'
import { inProcessApp } from '../in-process-app.ts'

const everyPath = [
  ['POST', '/spam_tests'],
  ['GET', '/spam_tests/email_services'],
  ['GET', '/spam_tests/1'],
  ['GET', '/external_tests/providers'],
  ['POST', '/external_tests'],
  ['GET', '/external_tests'],
  ['GET', '/external_tests/1'],
] as const

describe('every path', () => {
  it.each(everyPath)('%s %s checks the token first', async (method, path) => {
    await using app = await inProcessApp()
    const body = method === 'POST' ? { body: '{broken' } : {}
    const answer = await app.request(method, path, { token: null, ...body })
    expect(answer.status).toBe(401)
    expect(answer.body).toEqual({ success: false, error: expect.stringContaining('Missing API token') })
    expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer realm="presend"')
  })

  it.each(everyPath)('%s %s returns JSON with rate limit fields', async (method, path) => {
    await using app = await inProcessApp()
    const answer = await app.request(method, path)
    expect(answer.headers.get('Content-Type')).toMatch(/^application\/json/u)
    expect(answer.headers.get('X-RateLimit-Limit')).toBe('1000')
    expect(answer.headers.get('X-RateLimit-Remaining')).toBe('999')
    expect(answer.headers.get('X-RateLimit-Reset')).toBe(String(Date.UTC(2026, 0, 1, 11) / 1000))
  })
})

it.each(everyPath.filter(([, path]) => path !== '/spam_tests/email_services'))(
  '%s %s has a boolean success field',
  async (method, path) => {
    await using app = await inProcessApp()
    expect(typeof (await app.request(method, path)).body.success).toBe('boolean')
  },
)

describe('unknown paths and methods', () => {
  it('get a page in a browser, except below /api', async () => {
    await using app = await inProcessApp()
    const open = async (path: string): Promise<string | null> => {
      const answer = await app.app.request(path, { headers: { Accept: 'text/html,*/*;q=0.8' } }, {})
      expect(answer.status).toBe(404)
      return answer.headers.get('Content-Type')
    }
    expect(await open('/dashbord')).toMatch(/^text\/html/u)
    expect(await open('/api/docz')).toMatch(/^application\/json/u)
  })

  it.each([
    ['GET', '/'],
    ['GET', '/nothing'],
    ['GET', '/spam_tests/1/2'],
    ['POST', '/webhooks'],
  ])('%s %s gets 404', async (method, path) => {
    await using app = await inProcessApp()
    const answer = await app.request(method, path)
    expect(answer.status).toBe(404)
    expect(answer.body).toEqual({ success: false, error: expect.any(String) })
    expect(answer.headers.get('X-RateLimit-Limit')).toBe('1000')
  })

  it('postmaster paths have their own error form, except for 401', async () => {
    await using app = await inProcessApp()
    expect((await app.request('GET', '/postmaster_accounts/7')).body).toEqual({ error: expect.any(String) })
    expect((await app.request('GET', '/postmaster_accounts/7', { token: null })).body).toMatchObject({ success: false })
  })

  it.each([
    ['DELETE', '/spam_tests', 'POST'],
    ['POST', '/workspaces', 'GET, HEAD'],
    ['POST', '/spam_tests/email_services', 'GET, HEAD'],
    ['PATCH', '/external_tests', 'POST, GET, HEAD'],
    ['OPTIONS', '/external_tests/1', 'GET, DELETE, HEAD'],
  ])('%s %s gets 405 with the allowed methods', async (method, path, allow) => {
    await using app = await inProcessApp()
    const answer = await app.request(method, path)
    expect(answer.status).toBe(405)
    expect(answer.headers.get('Allow')).toBe(allow)
    expect(answer.body).toEqual({ success: false, error: expect.stringContaining(method) })
  })

  it('HEAD requests are handled like GET, without a body', async () => {
    await using app = await inProcessApp()
    expect(await app.request('HEAD', '/external_tests')).toMatchObject({ status: 200, body: null })
  })
})

describe('an internal error', () => {
  it('gets 500 in JSON without details', async () => {
    await using app = await inProcessApp({
      store: (store) => ({
        ...store,
        listExternalTests: async () => await Promise.reject(new Error('SQLITE_CORRUPT at /var/lib/presend.db')),
      }),
    })
    const answer = await app.request('GET', '/external_tests')
    expect(answer.status).toBe(500)
    expect(answer.body).toEqual({ success: false, error: 'Internal server error; retry later' })
    expect(answer.headers.get('X-RateLimit-Remaining')).toBe('999')
  })
})

async function answerTo(error: Error, path: string): Promise<{ status: number; body: unknown; headers: Headers }> {
  const app = new Hono<ServiceEnv>()
  app.get(path, () => {
    throw error
  })
  app.onError(answerError)
  const response = await app.request(path)
  return { status: response.status, body: await response.json(), headers: response.headers }
}

describe('answerError()', () => {
  it('returns status, message, problems and header fields', async () => {
    const problem = new ApiProblem(422, 'two are wrong', { problems: ['a', 'b'], headers: { 'Retry-After': '9' } })
    const { status, body, headers } = await answerTo(problem, '/api/v1/spam_tests')
    expect(status).toBe(422)
    expect(body).toEqual({ success: false, error: 'two are wrong', errors: ['a', 'b'] })
    expect(headers.get('Retry-After')).toBe('9')
  })

  it('returns 503 with Retry-After if the storage is unavailable', async () => {
    const error = Object.assign(new Error('connect ECONNREFUSED 10.0.0.5:5432'), { code: 'ECONNREFUSED' })
    const { status, body, headers } = await answerTo(error, '/api/v1/spam_tests')
    expect({ status, body }).toEqual({
      status: 503,
      body: { success: false, error: 'The service cannot reach its database; retry later' },
    })
    expect(headers.get('Retry-After')).toBe('5')
  })

  it('does not show the message of an unexpected error', async () => {
    const { status, body } = await answerTo(new Error('secret path /etc/x'), '/api/v1/spam_tests')
    expect(status).toBe(500)
    expect(JSON.stringify(body)).not.toContain('secret')
  })
})

it('answerUnknownPath() returns 404 in the same form', async () => {
  const app = new Hono<ServiceEnv>()
  app.notFound(answerUnknownPath)
  const response = await app.request('/api/v1/x')
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ success: false })
})
