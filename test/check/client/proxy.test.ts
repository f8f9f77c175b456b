import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'

import { openTransport, type Transport } from '../../../src/check/client/transport.ts'
import type { Clock } from '../../../src/foundation/world/world.ts'
import { type BareApi, startBareApi } from '../../support/bare-api.ts'
import { fakeClock } from '../../support/fake-clock.ts'
import { fakeRandom } from '../../support/fake-random.ts'
import { endlessMs, hurriedClock } from '../../support/hurried-clock.ts'

const never = new AbortController().signal
// The agent reads the environment itself, and never uses a proxy for loopback names.
const apiHost = 'api.example.test'

interface Proxy extends AsyncDisposable {
  readonly url: string
  /** The targets of CONNECT requests. */
  readonly asked: readonly string[]
}

/** A CONNECT proxy that connects every client to `target`; with `null` it never replies. */
async function startProxy(target: BareApi | null): Promise<Proxy> {
  const asked: string[] = []
  const server = createServer()
  server.on('connect', (request, socket) => {
    asked.push(request.url ?? '')
    socket.on('error', () => undefined)
    if (target === null) return
    const upstream = connect(Number(new URL(target.apiUrl).port), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n')
      upstream.pipe(socket).pipe(upstream)
    })
    upstream.on('error', () => socket.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function open(api: BareApi, clock: Clock = hurriedClock(), requestTimeoutMs: number = endlessMs): Transport {
  const options = {
    apiUrl: `http://${apiHost}/api/v1`,
    apiToken: api.apiToken,
    userAgent: 'x',
    requestTimeoutMs,
    maxBodyBytes: 1e6,
  }
  return openTransport(options, { clock, random: fakeRandom() })
}

afterEach(() => {
  delete process.env['http_proxy']
  delete process.env['no_proxy']
})

describe('openTransport() behind a proxy', () => {
  it('uses the proxy in the environment', async () => {
    await using api = await startBareApi()
    await using proxy = await startProxy(api)
    process.env['http_proxy'] = proxy.url
    await using transport = open(api)
    const call = { method: 'GET', path: '/spam_tests/email_services' } as const
    expect(await transport.send(call, never)).toMatchObject({ status: 'accepted', reply: { statusCode: 200 } })
    expect(proxy.asked).toEqual([`${apiHost}:80`])
    expect(api.requests[0]?.headers['host']).toBe(apiHost)
  })

  it('connects directly to hosts in no_proxy', async () => {
    await using api = await startBareApi()
    await using proxy = await startProxy(api)
    process.env['http_proxy'] = proxy.url
    process.env['no_proxy'] = 'example.test'
    await using transport = open(api)
    expect(await transport.send({ method: 'GET', path: '/x' }, never)).toMatchObject({ status: 'failed' })
    expect(proxy.asked).toEqual([])
  })

  it('retries a POST when the proxy is unreachable', async () => {
    await using api = await startBareApi()
    const proxy = await startProxy(api)
    process.env['http_proxy'] = proxy.url
    await proxy[Symbol.asyncDispose]()
    await using transport = open(api)
    const outcome = await transport.send({ method: 'POST', path: '/spam_tests', body: {} }, never)
    expect(outcome).toMatchObject({ reason: 'attempts', error: { code: 'API_UNREACHABLE' } })
  })

  it('respects the time limit when the proxy does not reply', async () => {
    await using api = await startBareApi()
    await using proxy = await startProxy(null)
    process.env['http_proxy'] = proxy.url
    const clock = fakeClock()
    await using transport = open(api, clock, 30_000)
    const sent = transport.send({ method: 'GET', path: '/x', deadlineMs: 1000 }, never)
    await clock.advance(30_000)
    expect(await sent).toMatchObject({ status: 'failed', error: { code: 'API_TIMEOUT' } })
  })

  it('rejects immediately when the signal aborts while the proxy does not reply', async () => {
    await using api = await startBareApi()
    await using proxy = await startProxy(null)
    process.env['http_proxy'] = proxy.url
    await using transport = open(api)
    const controller = new AbortController()
    const sent = transport.send({ method: 'GET', path: '/x' }, controller.signal)
    controller.abort(new Error('cancelled'))
    await expect(sent).rejects.toThrow('cancelled')
  })
})
