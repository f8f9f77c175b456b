import { describe, expect, it } from 'vitest'

import type { ApiCall } from '../../../src/check/client/api-call.ts'
import { openTransport } from '../../../src/check/client/transport.ts'
import { type BareApi, startBareApi } from '../../support/bare-api.ts'
import { fakeRandom } from '../../support/fake-random.ts'
import { endlessMs, hurriedClock } from '../../support/hurried-clock.ts'

const signal = new AbortController().signal
const get: ApiCall = { method: 'GET', path: '/spam_tests/email_services' }
const post: ApiCall = { method: 'POST', path: '/spam_tests', body: {} }

function open(api: BareApi) {
  const { apiUrl, apiToken } = api
  const options = { apiUrl, apiToken, userAgent: 'presend/test', requestTimeoutMs: endlessMs, maxBodyBytes: 1_000_000 }
  const clock = hurriedClock()
  return { transport: openTransport(options, { clock, random: fakeRandom() }), clock }
}

describe('openTransport()', () => {
  it('sends the user agent and JSON headers', async () => {
    await using api = await startBareApi()
    const { transport } = open(api)
    await transport.send(get, signal)
    expect(api.requests[0]?.headers).toMatchObject({
      'user-agent': 'presend/test',
      accept: 'application/json',
      'content-type': 'application/json',
    })
    await transport[Symbol.asyncDispose]()
  })

  it('encodes query parameters, which may repeat', async () => {
    await using api = await startBareApi()
    await using transport = open(api).transport
    const query = [
      ['provider_types[]', 'business'],
      ['provider_types[]', 'a&b=c'],
    ] as const
    await transport.send({ method: 'GET', path: '/external_tests/providers', query }, signal)
    expect(api.requests[0]?.query.getAll('provider_types[]')).toEqual(['business', 'a&b=c'])
  })

  it('returns the rate limit of the latest reply, including error responses', async () => {
    await using api = await startBareApi({ budget: 7 })
    await using transport = open(api).transport
    expect(transport.lastRateLimit()).toBeNull()
    await transport.send(post, signal)
    expect(transport.lastRateLimit()).toMatchObject({ remainingCount: 6 })
    await transport.send({ method: 'GET', path: '/nowhere' }, signal)
    expect(transport.lastRateLimit()).toMatchObject({ remainingCount: 5 })
  })

  it('reuses the connection of a GET, and opens one for each POST', async () => {
    await using api = await startBareApi()
    await using transport = open(api).transport
    for (const call of [get, get, post, post]) await transport.send(call, signal)
    const ports = api.requests.map((request) => request.remotePort)
    expect(ports[0]).toBe(ports[1])
    expect(new Set(ports)).toHaveLength(3)
  })

  it.each([
    ['a GET whose reply is lost', get, { kind: 'reset', when: 'before-effect' }, 3],
    ['a GET whose body is truncated', get, { kind: 'cut-body' }, 3],
    ['a POST that gets a 503', post, { kind: 'answer', statusCode: 503, body: { error: 'busy' } }, 3],
    ['a POST whose reply is lost', post, { kind: 'reset', when: 'after-effect' }, 1],
    ['a POST whose body is truncated', post, { kind: 'cut-body' }, 1],
  ] as const)('makes the expected number of requests for %s', async (_name, call, fault, count) => {
    await using api = await startBareApi()
    await using transport = open(api).transport
    api.fail('*', fault, 99)
    expect(await transport.send(call, signal)).toMatchObject({ status: 'failed' })
    expect(api.requests).toHaveLength(count)
  })

  it('retries a POST when the connection is refused', async () => {
    const api = await startBareApi()
    await using transport = open(api).transport
    const { clock, transport: second } = open(api)
    await api[Symbol.asyncDispose]()
    expect(await transport.send(post, signal)).toMatchObject({
      reason: 'attempts',
      error: { code: 'API_UNREACHABLE' },
    })
    await second.send(post, signal)
    expect(clock.waits.filter((waitMs) => waitMs < 4000)).toHaveLength(2)
    await second[Symbol.asyncDispose]()
  })

  it('names calls without username and password', async () => {
    await using api = await startBareApi()
    await using transport = open(api).transport
    expect(transport.info(get)).toEqual({ method: 'GET', done: `GET ${api.apiUrl}/spam_tests/email_services` })
  })
})
