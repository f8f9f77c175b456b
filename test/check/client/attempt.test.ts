import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import type { Attempt } from '../../../src/check/client/api-call.ts'
import { attemptRequest, type WireRequest } from '../../../src/check/client/attempt.ts'
import { type ServiceAgent, serviceAgent } from '../../../src/check/client/open-agent.ts'
import { type BareApi, startBareApi } from '../../support/bare-api.ts'
import { htmlPage, redirect, refusal } from '../../support/bare-faults.ts'
import { fakeClock } from '../../support/fake-clock.ts'
import { endlessMs, hurriedClock } from '../../support/hurried-clock.ts'

const endpoint = 'GET /spam_tests/email_services'
const never = new AbortController().signal

let api: BareApi
let agent: ServiceAgent

beforeEach(async () => {
  api = await startBareApi()
  agent = serviceAgent('keep-alive')
})

afterEach(async () => {
  agent[Symbol.dispose]()
  await api[Symbol.asyncDispose]()
})

function aRequest(changes: Partial<WireRequest> = {}): WireRequest {
  return {
    method: 'GET',
    url: new URL(`${api.apiUrl}/spam_tests/email_services`),
    headers: { 'Content-Type': 'application/json' },
    body: null,
    timeLimitMs: endlessMs,
    ...changes,
  }
}

async function attempt(changes: Partial<WireRequest> = {}): Promise<Attempt> {
  const parts = { agent, apiToken: api.apiToken, clock: hurriedClock(), maxBodyBytes: 10_000 }
  return await attemptRequest(aRequest(changes), parts, never)
}

describe('attemptRequest()', () => {
  it('sends the token and returns status, headers and body', async () => {
    const ended = await attempt()
    expect(ended).toMatchObject({
      status: 'replied',
      reply: { statusCode: 200, rateLimit: { limitCount: 1000 } },
    })
    expect(ended.status === 'replied' && JSON.parse(ended.reply.text)).toHaveProperty('consumer')
    expect(api.requests[0]?.headers['authorization']).toBe(`Bearer ${api.apiToken.reveal()}`)
  })

  it('sends the body unchanged', async () => {
    const url = new URL(`${api.apiUrl}/spam_tests`)
    await attempt({ method: 'POST', url, body: '{"spam_test":{"name":"é"}}' })
    expect(api.requests[0]).toMatchObject({ method: 'POST', body: { spam_test: { name: 'é' } } })
  })

  it('does not send the username and password of the base URL', async () => {
    const url = new URL(`${api.apiUrl}/spam_tests/email_services`)
    url.username = 'user'
    url.password = 'word'
    expect(await attempt({ url })).toMatchObject({ status: 'replied', reply: { statusCode: 200 } })
    expect(api.requests[0]?.headers['authorization']).toBe(`Bearer ${api.apiToken.reveal()}`)
  })

  it('reuses one connection for several requests', async () => {
    await attempt()
    await attempt()
    expect(new Set(api.requests.map((request) => request.remotePort))).toHaveLength(1)
  })

  it('returns an HTML body like any other body', async () => {
    api.fail(endpoint, htmlPage(502, 'Bad Gateway'))
    expect(await attempt()).toMatchObject({ status: 'replied', reply: { statusCode: 502 } })
  })

  it.each(['before-effect', 'after-effect'] as const)(
    'reports a lost reply when the connection is reset %s',
    async (when) => {
      api.fail(endpoint, { kind: 'reset', when })
      expect(await attempt()).toMatchObject({ status: 'lost' })
    },
  )

  it('drops a byte order mark', async () => {
    api.fail(endpoint, { kind: 'answer', statusCode: 200, body: '\uFEFF{}', headers: {} })
    expect(await attempt()).toMatchObject({ status: 'replied', reply: { text: '{}' } })
  })

  it('reports a lost reply when its body is truncated', async () => {
    api.fail(endpoint, { kind: 'cut-body' })
    expect(await attempt()).toMatchObject({ status: 'lost' })
  })

  it('returns an error response even if its body is truncated', async () => {
    api.fail(endpoint, { kind: 'cut-body', statusCode: 503 })
    expect(await attempt()).toMatchObject({ status: 'replied', reply: { statusCode: 503, text: '' } })
  })

  it('stops reading a body that is too large', async () => {
    api.fail(endpoint, { kind: 'huge-body', bytes: 5_000_000 })
    expect(await attempt()).toEqual({ status: 'too-large', maxBodyBytes: 10_000 })
  })

  it('reports a closed port as unreached', async () => {
    await api[Symbol.asyncDispose]()
    expect(await attempt()).toMatchObject({ status: 'unreached' })
  })

  it('reports TLS to a plain HTTP port as untrusted', async () => {
    const url = new URL(`${api.apiUrl.replace('http:', 'https:')}/spam_tests/email_services`)
    expect(await attempt({ url })).toMatchObject({ status: 'untrusted' })
  })

  it('stops at the time limit', async () => {
    api.fail(endpoint, { kind: 'silent' })
    const clock = fakeClock()
    const parts = { agent, apiToken: api.apiToken, clock, maxBodyBytes: 10_000 }
    const ended = attemptRequest(aRequest({ timeLimitMs: 30_000 }), parts, never)
    await api.whenRequested(1)
    await clock.advance(30_000)
    expect(await ended).toEqual({ status: 'timed-out', timeLimitMs: 30_000 })
  })

  it('rejects immediately when the signal aborts', async () => {
    api.fail(endpoint, { kind: 'silent' })
    const controller = new AbortController()
    const parts = { agent, apiToken: api.apiToken, clock: hurriedClock(), maxBodyBytes: 10_000 }
    const ended = attemptRequest(aRequest(), parts, controller.signal)
    await api.whenRequested(1)
    controller.abort(new Error('cancelled'))
    await expect(ended).rejects.toThrow('cancelled')
  })
})

describe('attemptRequest() with redirects', () => {
  it('follows a redirect within the origin, with the token', async () => {
    api.fail('GET /old', redirect(301, '/api/v1/spam_tests/email_services'))
    expect(await attempt({ url: new URL(`${api.apiUrl}/old`) })).toMatchObject({ reply: { statusCode: 200 } })
    expect(api.requests[1]?.headers['authorization']).toBe(`Bearer ${api.apiToken.reveal()}`)
  })

  it('does not follow a redirect to another origin', async () => {
    await using other = await startBareApi()
    api.fail(endpoint, redirect(302, `${other.apiUrl}/spam_tests/email_services?a=1`))
    expect(await attempt()).toMatchObject({
      status: 'redirected-away',
      statusCode: 302,
      to: `${other.apiUrl}/spam_tests/email_services`,
    })
    expect(other.requests).toEqual([])
  })

  it('repeats a POST with its body after a 307', async () => {
    api.fail('POST /old', redirect(307, '/api/v1/spam_tests'))
    const url = new URL(`${api.apiUrl}/old`)
    expect(await attempt({ method: 'POST', url, body: '{}' })).toMatchObject({ reply: { statusCode: 200 } })
    expect(api.requests.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/old', {}],
      ['POST', '/spam_tests', {}],
    ])
  })

  it('stops at a redirect loop', async () => {
    api.fail(endpoint, redirect(302, '/api/v1/spam_tests/email_services'), 99)
    expect(await attempt()).toMatchObject({ status: 'redirected-away', expected: 'at most 5 redirects' })
    expect(api.requests).toHaveLength(6)
  })

  it('ignores the Location field in an error response', async () => {
    api.fail(endpoint, refusal(401, 'no', { Location: '/x' }))
    expect(await attempt()).toMatchObject({ reply: { statusCode: 401 } })
  })
})
