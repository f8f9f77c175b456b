import { describe, expect, it } from 'vitest'

import { aServer, pollText, requestText } from './a-server.ts'
import { rawClient } from './raw-client.ts'

describe('a connection without a parser', () => {
  it('is closed when no other comes within the keep-alive time-out', async () => {
    await using server = await aServer({ limits: { keepAliveTimeoutMs: 60 } })
    const { trackingId, etag } = await server.create()
    using client = await rawClient(server.port)
    client.send(pollText(trackingId, etag, [], 1))
    await server.untilWaiting(1)
    await server.clock.advance(1000)
    expect((await client.next()).status).toBe(304)
    await client.closed
    expect(client.rest()).toBe('')
  })

  it('keeps at most 64 KiB of what comes behind it, and loses nothing', async () => {
    await using server = await aServer()
    const { trackingId, etag, numericId } = await server.create()
    using client = await rawClient(server.port)
    client.send(pollText(trackingId, etag))
    await server.untilWaiting(1)
    const name = 'n'.repeat(255)
    const body = JSON.stringify({ spam_test: { name } }).padEnd(300_000)
    client.send(requestText('POST', '/api/v1/spam_tests', [], body))
    client.send(requestText('GET', '/api/v1/nothing'))
    await server.record(numericId, 0)
    expect((await client.next()).status).toBe(200)
    const created = await client.next()
    expect(created.status).toBe(201)
    expect(JSON.parse(created.body).test.name).toBe(name)
    expect((await client.next()).status).toBe(404)
  })
})
