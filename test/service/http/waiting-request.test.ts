import { connect as connectTls } from 'node:tls'
import { describe, expect, it } from 'vitest'
import { toTokenId, toTrackingId } from '../../../src/foundation/contract/identifiers.ts'

import { makeCertificate } from '../../support/certificate.ts'
import { aServer, pollText, requestText } from './a-server.ts'
import { rawClient } from './raw-client.ts'

describe('a waiting request', () => {
  it('gets the same header fields and body as a read', async () => {
    await using server = await aServer()
    const { trackingId, etag, numericId } = await server.create()
    using client = await rawClient(server.port)
    client.send(pollText(trackingId, etag))
    await server.untilWaiting(1)
    await server.record(numericId, 0)
    const held = await client.next()
    client.send(requestText('GET', `/api/v1/spam_tests/${trackingId}`))
    const read = await client.next()
    expect(held.status).toBe(200)
    expect(held.body).toBe(read.body)
    expect(held.headers.get('etag')).toBe(`"${numericId}.1.complete"`)
    for (const name of ['etag', 'cache-control', 'content-type', 'content-length', 'x-ratelimit-limit']) {
      expect(held.headers.get(name), name).toBe(read.headers.get(name) ?? 'missing')
    }
    expect(held.headers.get('preference-applied')).toBe('wait=20')
    expect(held.headers.get('x-ratelimit-remaining')).toBe('999')
  })

  it('gets 304 at the timeout and keeps its connection open', async () => {
    await using server = await aServer()
    const { trackingId, etag } = await server.create()
    using client = await rawClient(server.port)
    for (let round = 0; round < 3; round += 1) {
      client.send(pollText(trackingId, etag, [], 5))
      await server.untilWaiting(1)
      await server.clock.advance(5000)
      const answer = await client.next()
      expect(answer).toMatchObject({ status: 304, body: '' })
      expect(answer.headers.get('etag')).toBe(etag)
      expect(answer.headers.get('connection')).toBe('keep-alive')
      expect(answer.headers.get('x-ratelimit-remaining')).toBe(String(999 - round))
    }
  })

  it('can be followed by any other request on its connection', async () => {
    await using server = await aServer()
    const { trackingId, etag } = await server.create()
    using client = await rawClient(server.port)
    client.send(pollText(trackingId, etag, [], 1))
    await server.untilWaiting(1)
    await server.clock.advance(1000)
    expect((await client.next()).status).toBe(304)
    client.send(requestText('POST', '/api/v1/spam_tests', [], JSON.stringify({ spam_test: { name: 'next' } })))
    expect((await client.next()).status).toBe(201)
    client.send(requestText('GET', '/api/v1/nothing'))
    expect((await client.next()).status).toBe(404)
  })

  it('gets an immediate response if it need not wait, and keeps its connection open', async () => {
    await using server = await aServer()
    const { trackingId, numericId } = await server.create()
    await server.record(numericId, 0)
    using client = await rawClient(server.port)
    for (const [etag, status] of [
      ['"old"', 200],
      [`"${numericId}.1.complete"`, 304],
    ] as const) {
      client.send(pollText(trackingId, etag))
      expect((await client.next()).status).toBe(status)
    }
    client.send(pollText(toTrackingId('unknown'), '"x"'))
    expect((await client.next()).status).toBe(404)
    client.send(requestText('GET', '/api/v1/external_tests'))
    expect((await client.next()).status).toBe(200)
  })

  it('delays the next request until it has its response', async () => {
    await using server = await aServer()
    const { trackingId, etag, numericId } = await server.create()
    using client = await rawClient(server.port)
    client.send(pollText(trackingId, etag))
    await server.untilWaiting(1)
    client.send(requestText('GET', '/api/v1/external_tests'))
    client.send(requestText('GET', '/api/v1/nothing'))
    await server.record(numericId, 0)
    expect((await client.next()).headers.get('etag')).toBe(`"${numericId}.1.complete"`)
    expect((await client.next()).status).toBe(200)
    expect((await client.next()).status).toBe(404)
  })

  it('still waits if the next request arrives in the same packet', async () => {
    await using server = await aServer()
    const { trackingId, etag, numericId } = await server.create()
    using client = await rawClient(server.port)
    client.send(pollText(trackingId, etag) + pollText(trackingId, etag) + requestText('GET', '/api/v1/nothing'))
    await server.untilWaiting(2)
    await server.record(numericId, 0)
    expect((await client.next()).status).toBe(200)
    expect((await client.next()).status).toBe(200)
    expect((await client.next()).status).toBe(404)
  })

  it.each([
    ['HTTP/1.1 and Connection: close', ['Connection: close'], 'HTTP/1.1'],
    ['HTTP/1.0', [], 'HTTP/1.0'],
  ])('closes its connection for %s', async (_what, headers, version) => {
    await using server = await aServer()
    const { trackingId, etag } = await server.create()
    using client = await rawClient(server.port)
    client.send(pollText(trackingId, etag, headers, 1).replace('HTTP/1.1', version))
    await server.untilWaiting(1)
    await server.clock.advance(1000)
    const answer = await client.next()
    expect(answer.status).toBe(304)
    expect(answer.headers.get('connection')).toBe('close')
    await client.closed
  })

  it.each(['destroy', 'end'] as const)('is released when its client disconnects (%s)', async (how) => {
    await using server = await aServer()
    const { trackingId, etag } = await server.create()
    using client = await rawClient(server.port)
    client.send(pollText(trackingId, etag))
    await server.untilWaiting(1)
    client.socket[how]()
    await server.untilWaiting(0)
    expect(server.service.waiterCount()).toBe(0)
  })

  it('gets 404 when its test is deleted', async () => {
    await using server = await aServer()
    const { trackingId, etag } = await server.create()
    using client = await rawClient(server.port)
    client.send(pollText(trackingId, etag))
    await server.untilWaiting(1)
    const age = { createdBeforeMs: server.clock.nowMs() + 1, nowMs: Number.MAX_SAFE_INTEGER }
    await server.store.deleteOlderThan(age, new AbortController().signal)
    expect((await client.next()).status).toBe(404)
    expect(server.service.waiterCount()).toBe(0)
  })

  it('gets 401 within a second after its token is revoked', async () => {
    await using server = await aServer()
    const { trackingId, etag, numericId } = await server.create()
    using client = await rawClient(server.port)
    client.send(pollText(trackingId, etag))
    await server.untilWaiting(1)
    await server.clock.advance(1000)
    expect(server.service.waiterCount()).toBe(1)
    await server.store.revokeToken(toTokenId('pro'), server.clock.nowMs())
    await server.clock.advance(1000)
    const answer = await client.next()
    expect(answer.status).toBe(401)
    expect(answer.headers.get('x-ratelimit-limit')).toBe('1000')
    await server.record(numericId, 0)
    expect(server.service.waiterCount()).toBe(0)
  })

  it('waits over TLS, too', async () => {
    const certificate = makeCertificate({ hosts: ['127.0.0.1'] })
    await using server = await aServer({ tls: { cert: certificate.certPem, key: certificate.keyPem } })
    const { trackingId, etag, numericId } = await server.create()
    const socket = connectTls({ port: server.port, host: '127.0.0.1', ca: certificate.certPem })
    await new Promise((resolve) => socket.once('secureConnect', resolve))
    using client = await rawClient(server.port, socket)
    client.send(pollText(trackingId, etag, [], 1))
    await server.untilWaiting(1)
    await server.clock.advance(1000)
    expect((await client.next()).status).toBe(304)
    client.send(pollText(trackingId, etag))
    await server.untilWaiting(1)
    await server.record(numericId, 0)
    expect((await client.next()).status).toBe(200)
  })

  it('gets an immediate response with the current state when the service drains', async () => {
    await using server = await aServer()
    const { trackingId, etag } = await server.create()
    using client = await rawClient(server.port)
    client.send(pollText(trackingId, etag))
    await server.untilWaiting(1)
    await server.service.drain(new AbortController().signal)
    const answer = await client.next()
    expect(answer.status).toBe(304)
    expect(answer.headers.get('connection')).toBe('close')
    await client.closed
  })
})

describe('a response to thousands of waiting requests', () => {
  it("is complete for each request, even if the sockets' buffers are full", async () => {
    await using server = await aServer()
    const { trackingId, etag, numericId } = await server.create(60)
    for (let index = 0; index < 59; index += 1) await server.record(numericId, index)
    const known = etag.replace('.0.pending', '.59.in_progress')
    const clients = await Promise.all(Array.from({ length: 300 }, async () => await rawClient(server.port)))
    for (const client of clients) client.send(pollText(trackingId, known))
    await server.untilWaiting(clients.length)
    await server.record(numericId, 59)
    const bodies = new Set<string>()
    for (const client of clients) bodies.add((await client.next()).body)
    expect(bodies.size).toBe(1)
    expect(JSON.parse([...bodies].join('')).data.test_results).toHaveLength(60)
    for (const client of clients) client[Symbol.dispose]()
  })
})
