import { describe, expect, it } from 'vitest'

import { aServer, requestText } from './a-server.ts'
import { type RawAnswer, rawClient } from './raw-client.ts'

/** Sends the text and returns the only response; the connection must close afterwards. */
async function ask(port: number, text: string): Promise<RawAnswer> {
  using client = await rawClient(port)
  client.send(text)
  const answer = await client.next()
  await client.closed
  expect(client.rest()).toBe('')
  return answer
}

/** Checks the form that all error responses share. */
function expectJsonError(answer: RawAnswer): void {
  expect(answer.headers.get('content-type')).toBe('application/json')
  expect(answer.headers.get('connection')).toBe('close')
  expect(answer.headers.get('x-ratelimit-limit')).toBe('1000')
  expect(answer.headers.get('x-ratelimit-remaining')).toBe('1000')
  expect(answer.headers.get('x-ratelimit-reset')).toMatch(/^\d+$/u)
  const body = JSON.parse(answer.body)
  expect(body).toEqual({ success: false, error: expect.any(String) })
  expect(answer.body).not.toMatch(/Error:|\bat \w|node:|<html/u)
}

const head = 'Host: x\r\nAuthorization: Bearer pro\r\n'

describe('a malformed request', () => {
  it.each([
    ['is not HTTP', 'HELO mail.example\r\n\r\n'],
    ['has an unsupported HTTP version', `GET / HTTP/3.0\r\n${head}\r\n`],
    ['has two lengths', `POST /api/v1/spam_tests HTTP/1.1\r\n${head}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`],
    [
      'has Content-Length and chunked encoding',
      `POST /api/v1/spam_tests HTTP/1.1\r\n${head}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    [
      'has chunked encoding and Content-Length',
      `POST /api/v1/spam_tests HTTP/1.1\r\n${head}Transfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n0\r\n\r\n`,
    ],
    [
      'has a transfer encoding that does not end with chunked',
      `POST /api/v1/spam_tests HTTP/1.1\r\n${head}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
    ],
    [
      'has an invalid chunk length',
      `POST /api/v1/spam_tests HTTP/1.1\r\n${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
    ],
    ['has an invalid length', `POST /api/v1/spam_tests HTTP/1.1\r\n${head}Content-Length: +2\r\n\r\n{}`],
    ['has a negative length', `POST /api/v1/spam_tests HTTP/1.1\r\n${head}Content-Length: -1\r\n\r\n`],
    ['has a space before a colon', `GET /api/v1/external_tests HTTP/1.1\r\n${head}X-A : b\r\n\r\n`],
    ['has a folded field', `GET /api/v1/external_tests HTTP/1.1\r\n${head}X-A: b\r\n c\r\n\r\n`],
    ['has a NUL in a field', `GET /api/v1/external_tests HTTP/1.1\r\n${head}X-A: b\0c\r\n\r\n`],
    ['ends lines only with CR', `GET /api/v1/external_tests HTTP/1.1\rHost: x\r\r`],
    ['has no Host', 'GET /api/v1/external_tests HTTP/1.1\r\nAuthorization: Bearer pro\r\n\r\n'],
  ])('gets 400 in JSON when it %s', async (_what, text) => {
    await using server = await aServer()
    const answer = await ask(server.port, text)
    expect(answer.status).toBe(400)
    expectJsonError(answer)
  })

  it.each([
    ['a single field', [`X-A: ${'a'.repeat(17_000)}`]],
    ['many fields', Array.from({ length: 800 }, (_, index) => `X-Field-${index}: ${'a'.repeat(20)}`)],
  ])('gets 431 for header fields over 16 KiB (%s)', async (_what, fields) => {
    await using server = await aServer()
    const answer = await ask(server.port, requestText('GET', '/api/v1/x', fields))
    expect(answer.status).toBe(431)
    expectJsonError(answer)
  })

  it.each([9000, 20_000, 200_000])('gets 414 for a target of %i bytes', async (length) => {
    await using server = await aServer()
    const answer = await ask(server.port, requestText('GET', `/api/v1/spam_tests/${'a'.repeat(length)}`))
    expect(answer.status).toBe(414)
    expectJsonError(answer)
  })

  it('gets 413 for chunk extensions over 16 KiB', async () => {
    await using server = await aServer()
    const text = requestText('POST', '/api/v1/spam_tests', ['Transfer-Encoding: chunked'])
    using client = await rawClient(server.port)
    client.send(`${text}2;${'a'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`)
    expect([400, 413]).toContain((await client.next()).status)
    await client.closed
  })

  it('gets 417 for an unknown expectation', async () => {
    await using server = await aServer()
    const answer = await ask(server.port, requestText('GET', '/api/v1/external_tests', ['Expect: a-miracle']))
    expect(answer.status).toBe(417)
    expectJsonError(answer)
  })

  it('closes the connection, so that the bytes after it are not read as a request', async () => {
    await using server = await aServer()
    const smuggled = requestText('GET', '/api/v1/external_tests')
    const text = `POST /api/v1/spam_tests HTTP/1.1\r\n${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`
    const answer = await ask(server.port, text)
    expect(answer.status).toBe(400)
    expectJsonError(answer)
  })

  it('closes a connection that sent nothing without a response', async () => {
    await using server = await aServer({ limits: { headerTimeoutMs: 100 } })
    using client = await rawClient(server.port)
    await client.closed
    expect(client.rest()).toBe('')
  })
})

describe('a slow request', () => {
  it('gets 408 if its head is incomplete after the header timeout', async () => {
    await using server = await aServer({ limits: { headerTimeoutMs: 100 } })
    const answer = await ask(server.port, 'GET /api/v1/external_tests HTTP/1.1\r\nHost: x\r\n')
    expect(answer.status).toBe(408)
    expectJsonError(answer)
  })

  it('gets 408 if its body is incomplete after the request timeout', async () => {
    await using server = await aServer({ limits: { headerTimeoutMs: 100, requestTimeoutMs: 200 } })
    const text = `POST /api/v1/spam_tests HTTP/1.1\r\n${head}Content-Length: 20\r\n\r\n{`
    const answer = await ask(server.port, text)
    expect(answer.status).toBe(408)
    expectJsonError(answer)
  })

  it('does not time out while it waits for the response', async () => {
    await using server = await aServer({
      limits: { headerTimeoutMs: 50, requestTimeoutMs: 60, keepAliveTimeoutMs: 80 },
    })
    const { trackingId, etag, numericId } = await server.create()
    using held = await rawClient(server.port)
    held.send(requestText('GET', `/api/v1/spam_tests/${trackingId}`, ['Prefer: wait=20', `If-None-Match: ${etag}`]))
    await server.untilWaiting(1)
    // A second connection, which is closed, shows that the timeouts have passed.
    using slow = await rawClient(server.port)
    slow.send('GET / HTTP/1.1\r\n')
    await slow.closed
    await server.record(numericId, 0)
    expect((await held.next()).status).toBe(200)
    await held.closed
    expect(held.rest()).toBe('')
  })
})

describe('a waiting request', () => {
  it.each([
    ['half a request', 'GET /api/v1/external_tests HTTP/1.1\r\nHost: x\r\n'],
    ['bytes that are no request', '\0\0\r\n\r\n'],
  ])('gets its own response, although %s follows it on the connection', async (_what, rest) => {
    await using server = await aServer({ limits: { headerTimeoutMs: 50, requestTimeoutMs: 60 } })
    const { trackingId, etag, numericId } = await server.create()
    using held = await rawClient(server.port)
    held.send(requestText('GET', `/api/v1/spam_tests/${trackingId}`, ['Prefer: wait=20', `If-None-Match: ${etag}`]))
    await server.untilWaiting(1)
    held.send(rest)
    // A second connection, which gets 408, shows that the timeouts have passed.
    using slow = await rawClient(server.port)
    slow.send('GET / HTTP/1.1\r\n')
    await slow.closed
    await server.record(numericId, 0)
    const answer = await held.next()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('connection')).toBe('close')
    await held.closed
    expect(held.rest()).toBe('')
  })
})

describe('connections over the limit', () => {
  it('are closed on accept', async () => {
    await using server = await aServer({ limits: { connectionCount: 2 } })
    using first = await rawClient(server.port)
    using second = await rawClient(server.port)
    first.send(requestText('GET', '/api/v1/external_tests'))
    expect((await first.next()).status).toBe(200)
    using third = await rawClient(server.port)
    await third.closed
    second.send(requestText('GET', '/api/v1/external_tests'))
    expect((await second.next()).status).toBe(200)
  })
})
