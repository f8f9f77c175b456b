import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { Secret } from '../../../src/foundation/world/secret.ts'
import type { Dns } from '../../../src/foundation/world/world.ts'
import { type AttemptResult, attemptDelivery, eventTypeOf } from '../../../src/service/webhooks/attempt-delivery.ts'
import { makeCertificate } from '../../support/certificate.ts'
import { fakeDns } from '../../support/fake-dns.ts'
import { findFreePort } from '../../support/free-port.ts'
import { hang, respond } from '../../support/webhook-receiver.ts'
import { aReceiver, attempt, closeAll, closeLater, hmac, settleSockets, someParts } from './attempt-bench.ts'
import { aDelivery, aWebhook } from './webhook-builders.ts'

const { signal } = new AbortController()
const delivery = aDelivery()

afterEach(closeAll)

/** An attempt that gets no response; the clock advances once the request has arrived. */
async function attemptUntilTimeUp(url: string, isThere: Promise<void>): Promise<AttemptResult> {
  const made = someParts()
  const result = attemptDelivery({ delivery, webhook: aWebhook({ url }) }, made, signal)
  await isThere
  await made.clock.advance(29_999)
  expect(made.clock.sleepingCount).toBe(1)
  await made.clock.advance(1)
  return await result
}

/** A plain TCP server, for behavior that HTTP servers cannot have. */
async function aBareServer(onConnection: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>()
  const server: Server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    onConnection(socket)
  })
  const port = await findFreePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  closeLater({
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  })
  return `http://127.0.0.1:${port}/hook`
}

describe('the request of an attempt', () => {
  it('is one signed POST with the stored bytes and every header field', async () => {
    const receiver = await aReceiver()
    await expect(attempt(`${receiver.url}?a=b`)).resolves.toEqual({
      end: { status: 'answered', statusCode: 200, retryAfterMs: null },
      detail: '',
    })
    const [event] = receiver.events
    expect(receiver.events).toHaveLength(1)
    expect(event).toMatchObject({ method: 'POST', path: '/hook?a=b' })
    expect(event?.body.toString('utf8')).toBe(delivery.body)
    expect(event?.headers).toMatchObject({
      host: `127.0.0.1:${receiver.port}`,
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(delivery.body)),
      'user-agent': expect.stringMatching(/^presend-webhook\/\d/u),
      'x-service-signature': hmac('secret-one'),
      'x-service-event': 'test_result.delivered',
      'x-service-delivery': 'wd_1',
      'idempotency-key': 'evt_1',
    })
    expect(event?.rawHeaders).toContain('X-Service-Signature')
    expect(event?.headers).not.toHaveProperty('x-service-signature-previous')
  })

  it('is not sent if the stored secret cannot be opened, and reports the reason', async () => {
    const receiver = await aReceiver()
    const sealed = { secret: new Secret(`sealed1:${'A'.repeat(60)}`), createdAtMs: 0, validUntilMs: null }
    const webhook = { ...aWebhook({ url: receiver.url }), secrets: [sealed] }
    const result = await attemptDelivery({ delivery, webhook }, someParts(), signal)
    expect(result.end).toEqual({ status: 'no-answer' })
    expect(result.detail).toContain('expected the encryption key with which it was encrypted')
    expect(receiver.events).toEqual([])
  })

  it('uses TLS with the host name, at the resolved address', async () => {
    const authority = makeCertificate({ isAuthority: true, name: 'test authority' })
    const tls = makeCertificate({ hosts: ['hooks.example'], issuer: authority })
    const receiver = await aReceiver({ tls })
    const dns = fakeDns({ 'hooks.example': { A: ['127.0.0.1'] } })
    const url = `https://hooks.example:${receiver.port}/hook`
    await expect(attempt(url, { dns, ca: authority.certPem })).resolves.toMatchObject({ end: { statusCode: 200 } })
    expect(receiver.events[0]?.headers.host).toBe(`hooks.example:${receiver.port}`)
  })

  it('tries another address of a host if one does not respond', async () => {
    const receiver = await aReceiver()
    const dns = fakeDns({ 'hooks.example': { A: ['127.0.0.2', '127.0.0.1'] } })
    const url = `http://hooks.example:${receiver.port}/hook`
    await expect(attempt(url, { dns })).resolves.toMatchObject({ end: { statusCode: 200 } })
  })
})

describe('the response to an attempt', () => {
  it.each([201, 202, 204, 299, 400, 401, 404, 410, 418, 500, 503, 599])(
    'is recorded with status %i',
    async (statusCode) => {
      const receiver = await aReceiver({ answer: respond(statusCode, {}, statusCode === 204 ? '' : 'some words') })
      await expect(attempt(receiver.url)).resolves.toEqual({
        end: { status: 'answered', statusCode, retryAfterMs: null },
        detail: statusCode === 204 ? '' : 'some words',
      })
    },
  )

  it('is recorded with its Retry-After', async () => {
    const receiver = await aReceiver({ answer: respond(429, { 'Retry-After': '120' }) })
    await expect(attempt(receiver.url)).resolves.toMatchObject({ end: { statusCode: 429, retryAfterMs: 120_000 } })
  })

  it.each([301, 302, 303, 307, 308])('is not followed if it is a %i redirect', async (statusCode) => {
    const target = await aReceiver()
    const receiver = await aReceiver({ answer: respond(statusCode, { Location: target.url }) })
    await expect(attempt(receiver.url)).resolves.toMatchObject({
      end: { statusCode },
      detail: expect.stringContaining('not followed'),
    })
    expect(target.connectionCount).toBe(0)
  })

  it('is truncated if the body is endless, and the connection is closed', async () => {
    let isClosed: Promise<unknown> = Promise.resolve()
    const receiver = await aReceiver({
      answer: (_event, response) => {
        isClosed = new Promise((resolve) => response.on('close', resolve))
        response.writeHead(500)
        const more = (): void => {
          while (!response.destroyed && response.write('x'.repeat(65_536)));
        }
        response.on('drain', more)
        more()
      },
    })
    const { end, detail } = await attempt(receiver.url)
    expect(end).toMatchObject({ statusCode: 500 })
    expect(detail).toHaveLength(500)
    await isClosed
  })

  it('counts even if the body is incomplete', async () => {
    const receiver = await aReceiver({
      answer: (_event, response) => {
        response.writeHead(200, { 'Content-Length': '1000' })
        response.write('half', () => response.socket?.resetAndDestroy())
      },
    })
    await expect(attempt(receiver.url)).resolves.toMatchObject({ end: { statusCode: 200 } })
  })

  it('counts even if the body does not end before the timeout', async () => {
    const isWritten = Promise.withResolvers<void>()
    const receiver = await aReceiver({
      answer: (_event, response) => {
        response.writeHead(200)
        response.write('dri', () => isWritten.resolve())
      },
    })
    const made = someParts()
    const result = attemptDelivery({ delivery, webhook: aWebhook({ url: receiver.url }) }, made, signal)
    await isWritten.promise
    await settleSockets()
    await made.clock.advance(30_000)
    await expect(result).resolves.toMatchObject({ end: { status: 'answered', statusCode: 200 }, detail: 'dri' })
  })
})

describe('an attempt without a response', () => {
  it('ends after 30 s if the receiver never responds, and closes its connection', async () => {
    const receiver = await aReceiver({ answer: hang })
    const result = await attemptUntilTimeUp(receiver.url, receiver.received(1))
    expect(result).toEqual({ end: { status: 'no-answer' }, detail: 'no response within 30 s' })
    await expect.poll(() => receiver.openCount, { timeout: 20_000 }).toBe(0)
  })

  it('ends after 30 s if the receiver sends its response head one byte at a time', async () => {
    const isThere = Promise.withResolvers<void>()
    const url = await aBareServer((socket) => {
      socket.once('data', () => {
        socket.write('HTTP/1.1 200 OK\r\nX-Drip: ')
        isThere.resolve()
      })
    })
    await expect(attemptUntilTimeUp(url, isThere.promise)).resolves.toMatchObject({ end: { status: 'no-answer' } })
  })

  it('ends after 30 s if the server accepts the connection and sends nothing, with and without TLS', async () => {
    const isThere = Promise.withResolvers<void>()
    const url = await aBareServer(() => isThere.resolve())
    const tlsUrl = url.replace('http:', 'https:')
    await expect(attemptUntilTimeUp(tlsUrl, isThere.promise)).resolves.toMatchObject({ end: { status: 'no-answer' } })
  })

  it('ends after 30 s if DNS does not respond', async () => {
    const isAsked = Promise.withResolvers<void>()
    const dns: Dns = {
      resolve: async (_name, _type, limited) => {
        isAsked.resolve()
        return await new Promise((_resolve, reject) => {
          limited.addEventListener('abort', () => reject(limited.reason), { once: true })
        })
      },
    }
    const made = someParts({ dns })
    const webhook = aWebhook({ url: 'https://hooks.example/' })
    const result = attemptDelivery({ delivery, webhook }, made, signal)
    await isAsked.promise
    await made.clock.advance(30_000)
    await expect(result).resolves.toEqual({ end: { status: 'no-answer' }, detail: 'no response within 30 s' })
  })

  it('ends immediately if the connection is refused', async () => {
    const url = `http://127.0.0.1:${await findFreePort()}/`
    await expect(attempt(url)).resolves.toEqual({
      end: { status: 'no-answer' },
      detail: 'connection refused (ECONNREFUSED)',
    })
  })

  it.each([
    ['resets the connection', (socket: Socket) => socket.once('data', () => socket.resetAndDestroy())],
    ['closes the connection without a response', (socket: Socket) => socket.once('data', () => socket.end())],
    ['closes its side before the request arrives', (socket: Socket) => socket.end()],
    ['speaks another protocol', (socket: Socket) => socket.write('220 smtp.example ESMTP\r\n')],
    [
      'switches protocols',
      (socket: Socket) => socket.write('HTTP/1.1 101 Switching\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n'),
    ],
    ['sends a head of a megabyte', (socket: Socket) => socket.write(`HTTP/1.1 200 OK\r\nX: ${'x'.repeat(1_000_000)}`)],
  ])('ends if the receiver %s', async (_what, onConnection) => {
    const url = await aBareServer((socket) => {
      onConnection(socket)
    })
    const { end, detail } = await attempt(url)
    expect(end).toEqual({ status: 'no-answer' })
    expect(detail).not.toBe('')
  })

  it.each([
    ['self-signed', {}, 'self-signed'],
    ['for another host', { hosts: ['other.example'], isIssued: true }, 'for another host'],
    ['expired', { notAfter: new Date('2021-01-01'), isIssued: true }, 'expired'],
    ['from an unknown CA', { isIssued: true, isUnknown: true }, 'not from a trusted CA'],
  ])('sends nothing to a receiver whose certificate is %s', async (_what, how, expected) => {
    const authority = makeCertificate({ isAuthority: true, name: 'test authority' })
    const { isIssued, isUnknown, ...options } = { isIssued: false, isUnknown: false, ...how }
    const tls = makeCertificate({ ...options, ...(isIssued ? { issuer: authority } : {}) })
    const receiver = await aReceiver({ tls })
    const ca = isIssued && !isUnknown ? authority.certPem : null
    const { end, detail } = await attempt(receiver.url, { ca })
    expect(end).toEqual({ status: 'no-answer' })
    expect(detail).toContain(expected)
    expect(receiver.events).toEqual([])
  })

  it.each([
    ['does not exist', {}],
    ['cannot be resolved', { 'hooks.example': 'servfail' as const }],
  ])('is retried if the host name %s', async (_what, records) => {
    const result = await attempt('https://hooks.example/', { dns: fakeDns(records) })
    expect(result).toMatchObject({ end: { status: 'no-answer' }, detail: expect.stringContaining('hooks.example') })
  })

  it('rejects when the signal aborts, and closes its connection', async () => {
    const receiver = await aReceiver({ answer: hang })
    const stopping = new AbortController()
    const webhook = aWebhook({ url: receiver.url })
    const result = attemptDelivery({ delivery, webhook }, someParts(), stopping.signal)
    const reason = new Error('the service stops')
    await receiver.received(1)
    stopping.abort(reason)
    await expect(result).rejects.toBe(reason)
    await expect.poll(() => receiver.openCount, { timeout: 20_000 }).toBe(0)
  })
})

it.each([
  ['{"event_type":"postmaster_account.revoked"}', 'postmaster_account.revoked'],
  ['{"event_type":"test_result.delivered","name":"Grüße"}', 'test_result.delivered'],
  ['{}', 'test_result.delivered'],
])('eventTypeOf() for %s returns %s', (body, type) => {
  expect(eventTypeOf(body)).toBe(type)
})
