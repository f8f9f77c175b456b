import { describe, expect, it } from 'vitest'

import { aServer, pollText, requestText } from './a-server.ts'
import { rawClient } from './raw-client.ts'

describe('a connection whose request was held', () => {
  it('is subject to the parser’s time-outs again with its next request', async () => {
    await using server = await aServer({ limits: { headerTimeoutMs: 100 } })
    const { trackingId, etag } = await server.create()
    using client = await rawClient(server.port)
    client.send(pollText(trackingId, etag, [], 1))
    await server.untilWaiting(1)
    await server.clock.advance(1000)
    expect((await client.next()).status).toBe(304)
    client.send('GET /api/v1/external_tests HTTP/1.1\r\n')
    expect((await client.next()).status).toBe(408)
    await client.closed
  })

  it('may be held again and again', async () => {
    await using server = await aServer()
    const { trackingId, etag } = await server.create()
    using client = await rawClient(server.port)
    for (let round = 0; round < 20; round += 1) {
      client.send(pollText(trackingId, etag, [], 1))
      await server.untilWaiting(1)
      await server.clock.advance(1000)
      expect((await client.next()).status).toBe(304)
    }
    client.send(requestText('GET', '/api/v1/external_tests'))
    const last = await client.next()
    expect(last.status).toBe(200)
    expect(last.headers.get('x-ratelimit-remaining')).toBe('979')
  })

  it('is closed by a drain when it is idle', async () => {
    await using server = await aServer()
    const { trackingId, etag } = await server.create()
    using client = await rawClient(server.port)
    client.send(pollText(trackingId, etag, [], 1))
    await server.untilWaiting(1)
    await server.clock.advance(1000)
    expect((await client.next()).status).toBe(304)
    await server.service.drain(new AbortController().signal)
    await client.closed
  })

  it('is cut with everything else when the service is disposed', async () => {
    const server = await aServer()
    const { trackingId, etag } = await server.create()
    using idle = await rawClient(server.port)
    idle.send(pollText(trackingId, etag, [], 1))
    await server.untilWaiting(1)
    await server.clock.advance(1000)
    expect((await idle.next()).status).toBe(304)
    using held = await rawClient(server.port)
    held.send(pollText(trackingId, etag))
    await server.untilWaiting(1)
    await server[Symbol.asyncDispose]()
    await Promise.all([held.closed, idle.closed])
  })
})
