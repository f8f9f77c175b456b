import { describe, expect, it } from 'vitest'

import { aServer, requestText } from './a-server.ts'
import { rawClient } from './raw-client.ts'

const head = 'Host: x\r\nAuthorization: Bearer pro\r\n'

function askingFirst(length: number): string {
  return requestText('POST', '/api/v1/spam_tests', ['Expect: 100-continue', `Content-Length: ${length}`])
}

describe('unusual but valid requests', () => {
  it.each([
    ['in absolute form', 'GET http://service.example/api/v1/external_tests HTTP/1.1', 200],
    ['with an empty query', 'GET /api/v1/external_tests? HTTP/1.1', 200],
    ['for the service itself', 'OPTIONS * HTTP/1.1', 400],
    ['for a path of two slashes', 'GET //api/v1/external_tests HTTP/1.1', 404],
    ['for a path above the root', 'GET /../../etc/passwd HTTP/1.1', 404],
    ['with a wrong percent-encoding', 'GET /api/v1/spam_tests/%zz HTTP/1.1', 404],
    ['with an encoded NUL', 'GET /api/v1/spam_tests/%00 HTTP/1.1', 404],
    ['with an encoded slash', 'GET /api/v1/spam_tests/1%2f2 HTTP/1.1', 404],
    ['with an invalid UTF-8 id', 'GET /api/v1/spam_tests/%ff%fe HTTP/1.1', 404],
    ['with a quote as its id', "GET /api/v1/spam_tests/'%20or%201=1 HTTP/1.1", 404],
    ['with a number above the maximum', `GET /api/v1/spam_tests/${'9'.repeat(40)} HTTP/1.1`, 404],
    ['with a number of 15 digits', `GET /api/v1/external_tests/${'9'.repeat(15)} HTTP/1.1`, 404],
    ['with an id of 3000 bytes', `GET /api/v1/spam_tests/${'a'.repeat(3000)} HTTP/1.1`, 404],
    ['with an unsupported method', 'PROPFIND /api/v1/external_tests HTTP/1.1', 405],
  ])('%s: gets a JSON response', async (_what, requestLine, status) => {
    await using server = await aServer()
    using client = await rawClient(server.port)
    client.send(`${requestLine}\r\n${head}\r\n`)
    const answer = await client.next()
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/u)
    expect(answer.headers.has('x-ratelimit-limit')).toBe(true)
    expect(JSON.parse(answer.body)).toBeTypeOf('object')
  })

  it('an upgrade request gets the same response as any other request', async () => {
    await using server = await aServer()
    using client = await rawClient(server.port)
    for (const protocol of ['websocket', 'h2c']) {
      client.send(requestText('GET', '/api/v1/external_tests', ['Connection: Upgrade', `Upgrade: ${protocol}`]))
      expect((await client.next()).status).toBe(200)
    }
  })

  it('several requests in one packet get their responses in order', async () => {
    await using server = await aServer()
    using client = await rawClient(server.port)
    const paths = [
      '/api/v1/external_tests',
      '/api/v1/nothing',
      '/api/v1/spam_tests/email_services',
      '/api/v1/spam_tests/1/outcome',
    ]
    client.send(paths.map((path) => requestText('GET', path)).join(''))
    const statuses: number[] = []
    while (statuses.length < paths.length) statuses.push((await client.next()).status)
    expect(statuses).toEqual([200, 404, 200, 405])
  })

  it('Expect: 100-continue gets 100 unless the body would be too large', async () => {
    await using server = await aServer()
    using client = await rawClient(server.port)
    const body = JSON.stringify({ spam_test: { name: 'asked first' } })
    client.send(askingFirst(body.length))
    expect((await client.next()).status).toBe(100)
    client.send(body)
    expect((await client.next()).status).toBe(201)
    client.send(askingFirst(2_000_000))
    const refusal = await client.next()
    expect(refusal.status).toBe(413)
    expect(refusal.headers.get('connection')).toBe('close')
    await client.closed
  })

  it('HTTP/1.0 requests, as load balancers send them, need no Host header', async () => {
    await using server = await aServer()
    using client = await rawClient(server.port)
    client.send('GET /api/v1/external_tests HTTP/1.0\r\nAuthorization: Bearer pro\r\n\r\n')
    const answer = await client.next()
    expect(answer.status).toBe(200)
  })

  it('a request line without an HTTP version is rejected with 400', async () => {
    await using server = await aServer()
    using client = await rawClient(server.port)
    client.send('GET /api/v1/external_tests\r\n\r\n')
    const answer = await client.next()
    expect(answer.status).toBe(400)
    expect(answer.body).toContain('Missing HTTP version')
  })

  it('HEAD returns the header fields of GET without a body', async () => {
    await using server = await aServer()
    const { trackingId } = await server.create()
    using client = await rawClient(server.port)
    client.send(requestText('HEAD', `/api/v1/spam_tests/${trackingId}`, ['Connection: close']))
    await client.closed
    expect(client.rest()).toMatch(/^HTTP\/1\.1 200 OK\r\n/u)
    expect(client.rest().toLowerCase()).toContain('etag: "1.0.pending"')
    expect(client.rest()).toMatch(/\r\n\r\n$/u)
  })

  it('CONNECT is rejected with 405', async () => {
    await using server = await aServer()
    using client = await rawClient(server.port)
    client.send('CONNECT internal.example:25 HTTP/1.1\r\nHost: internal.example:25\r\n\r\n')
    const answer = await client.next()
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, HEAD, POST')
    expect(answer.headers.get('connection')).toBe('close')
    expect(answer.headers.has('x-ratelimit-limit')).toBe(true)
    expect(JSON.parse(answer.body)).toEqual({ success: false, error: expect.stringContaining('not a proxy') })
    await client.closed
    expect(client.rest()).toBe('')
  })

  it('CONNECT after a pending request closes the connection without mixing up responses', async () => {
    await using server = await aServer()
    using client = await rawClient(server.port)
    client.send(
      `${requestText('GET', '/api/v1/external_tests')}CONNECT internal.example:25 HTTP/1.1\r\nHost: internal.example:25\r\n\r\n`,
    )
    await client.closed
    expect(client.rest()).not.toContain('405')
  })
})
