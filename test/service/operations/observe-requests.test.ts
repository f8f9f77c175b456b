import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'

import { observeRequests, requestIdOf } from '../../../src/service/operations/observe-requests.ts'
import { openServiceLog } from '../../../src/service/operations/service-log.ts'
import type { AnsweredRequest } from '../../../src/service/operations/service-metrics.ts'
import { ApiProblem } from '../../../src/service/problems/api-problem.ts'
import type { ServiceEnv, ServiceHandler } from '../../../src/service/requests/service-context.ts'
import { answerError } from '../../../src/service/server/app.ts'
import { type FakeClock, fakeClock } from '../../support/fake-clock.ts'

interface Observed {
  readonly clock: FakeClock
  readonly lines: Record<string, unknown>[]
  readonly answered: AnsweredRequest[]
  readonly limited: string[]
  request(path: string, init?: RequestInit, env?: ServiceEnv['Bindings']): Promise<Response>
}

function observed(): Observed {
  const lines: Record<string, unknown>[] = []
  const answered: AnsweredRequest[] = []
  const limited: string[] = []
  const clock = fakeClock()
  const log = openServiceLog({ level: 'debug', sink: { write: (line) => void lines.push(JSON.parse(line)) }, clock })
  const metrics = {
    requestAnswered: (request: AnsweredRequest) => void answered.push(request),
    rateLimited: (caller: string) => void limited.push(caller),
  }
  const app = new Hono<ServiceEnv>().basePath('/api/v1')
  app.onError(answerError)
  app.get('/metrics', async (_request, next) => await next())
  app.use(observeRequests({ log, metrics, clock, random: { uuid: () => 'made-here' } }))
  app.use(async (request, next) => {
    request.set('token', null)
    if (request.req.header('Authorization') === undefined) throw new ApiProblem(401, 'no token')
    await next()
  })
  app.get('/spam_tests/email_services', (request) => request.json({}))
  const readTest: ServiceHandler = async (request) => {
    await clock.advance(12.34)
    request.set('testId', 7)
    if (request.req.param('id') === 'waits') request.get('onWait')?.()
    if (request.req.param('id') === 'broken') throw new TypeError('a secret of ours')
    if (request.req.param('id') === 'limited') throw new ApiProblem(429, 'too often')
    return request.json({}, 200, request.req.param('id') === 'waits' ? { 'Preference-Applied': 'wait=20' } : {})
  }
  app.on('GET', '/spam_tests/:id', readTest)
  return {
    clock,
    lines,
    answered,
    limited,
    request: async (path, init, env = {}) => await app.request(`/api/v1${path}`, init, env),
  }
}

const authorized = { headers: { Authorization: 'Bearer psd_very-secret', 'X-Request-Id': 'from-the-proxy' } }

describe('observeRequests()', () => {
  it('logs one line with id, method, route pattern, status, time and workspace, without secrets', async () => {
    const app = observed()
    const response = await app.request('/spam_tests/12345?token=secret', authorized)
    expect(response.headers.get('X-Request-Id')).toBe('from-the-proxy')
    expect(app.lines).toEqual([
      {
        level: 'info',
        time: '2026-01-01T00:00:00.012Z',
        request_id: 'from-the-proxy',
        method: 'GET',
        route: '/api/v1/spam_tests/:id',
        status: 200,
        ms: 12.3,
        workspace: null,
        test: 7,
        msg: 'request',
      },
    ])
    expect(JSON.stringify(app.lines)).not.toContain('secret')
  })

  it('creates a request id if the request has no valid one', async () => {
    const app = observed()
    const headers = { ...authorized.headers, 'X-Request-Id': 'two words' }
    expect((await app.request('/spam_tests/1', { headers })).headers.get('X-Request-Id')).toBe('made-here')
  })

  it('logs the route pattern even if the token is rejected', async () => {
    const app = observed()
    await app.request('/spam_tests/email_services', authorized)
    await app.request('/spam_tests/1')
    await app.request('/nowhere/at/all', authorized)
    expect(app.answered.map(({ route, status }) => [route, status])).toEqual([
      ['/api/v1/spam_tests/email_services', 200],
      ['/api/v1/spam_tests/:id', 401],
      ['none', 404],
    ])
  })

  it('counts a request that an earlier route passed on as a request without a route', async () => {
    const app = observed()
    await app.request('/metrics', authorized)
    expect(app.answered.map(({ route, status }) => [route, status])).toEqual([['none', 404]])
  })

  it('shows the stack of a failure only in the log', async () => {
    const app = observed()
    const response = await app.request('/spam_tests/broken', authorized)
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('a secret of ours')
    expect(app.lines).toMatchObject([
      {
        level: 'error',
        msg: 'request failed',
        status: 500,
        error: { type: 'TypeError', message: 'a secret of ours', stack: expect.stringContaining('observe-requests') },
      },
    ])
  })

  it('counts a request whose client disconnected as neither failed nor successful', async () => {
    const app = observed()
    const gone = new AbortController()
    gone.abort()
    const response = await app.request('/spam_tests/broken', { ...authorized, signal: gone.signal })
    expect(response.status).toBe(500)
    expect(app.lines).toMatchObject([{ level: 'info', status: 499 }])
  })

  it('counts 429 responses and long polls in separate metrics', async () => {
    const app = observed()
    await app.request('/spam_tests/limited', authorized)
    await app.request('/spam_tests/waits', authorized)
    expect(app.limited).toEqual(['anonymous'])
    expect(app.answered.map((one) => one.isLongPoll)).toEqual([false, true])
    expect(app.lines.slice(1)).toMatchObject([
      { level: 'debug', msg: 'long poll started', request_id: 'from-the-proxy', test: 7 },
      { level: 'info', msg: 'request', request_id: 'from-the-proxy', test: 7, long_poll: true },
    ])
  })

  it('logs unknown methods as other', async () => {
    const app = observed()
    await app.request('/spam_tests/1', { ...authorized, method: 'PROPFIND' })
    expect(app.answered.map((one) => one.method)).toEqual(['other'])
  })
})

const random = { uuid: () => 'made-here' }

describe('requestIdOf()', () => {
  it.each(['7f1e2d0c-1b2a-4c3d-8e9f-0a1b2c3d4e5f', 'Root=1-67891233-abcdef012345678912345678', 'a'])(
    'keeps %s',
    (given) => {
      expect(requestIdOf(given, random)).toBe(given)
    },
  )

  it.each([undefined, '', 'a b', '"quoted"', '{}', 'x'.repeat(129), '-starts-with-a-dash', 'ümlaut'])(
    'replaces %j with a new id',
    (given) => {
      expect(requestIdOf(given, random)).toBe('made-here')
    },
  )
})
