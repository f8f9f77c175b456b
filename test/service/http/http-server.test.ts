import { connect } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { describe, expect, it } from 'vitest'
import { nodeClock } from '../../../src/foundation/world/node-clock.ts'
import { startHttpServer } from '../../../src/service/http/http-server.ts'
import { makeCertificate } from '../../support/certificate.ts'
import { rawClient } from './raw-client.ts'

const host = '127.0.0.1'
const plain = { host, port: 0, clock: nodeClock() }
const never = new AbortController().signal
const getText = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'

/** An app whose responses wait until the test releases them. */
function slowApp() {
  const { promise, resolve } = Promise.withResolvers<void>()
  let asked = 0
  return {
    app: {
      fetch: async () => {
        asked += 1
        await promise
        return new Response('done', { headers: { 'Content-Type': 'text/plain' } })
      },
    },
    answer: resolve,
    untilAsked: async () => {
      for (let isAsked = false; !isAsked; isAsked = asked > 0) await new Promise((done) => setImmediate(done))
    },
  }
}

describe('startHttpServer()', () => {
  it('listens on a free port and responds', async () => {
    await using server = await startHttpServer({ fetch: () => new Response('hello') }, plain)
    const response = await fetch(`http://${host}:${server.port}/`)
    expect(await response.text()).toBe('hello')
  })

  it('reports why the server cannot listen', async () => {
    await using server = await startHttpServer({ fetch: () => new Response() }, plain)
    const again = startHttpServer({ fetch: () => new Response() }, { ...plain, port: server.port })
    await expect(again).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })

  it('closes idle and busy connections when the server is disposed', async () => {
    const slow = slowApp()
    const server = await startHttpServer(slow.app, plain)
    using idle = await rawClient(server.port)
    using busy = await rawClient(server.port)
    busy.send(getText)
    await slow.untilAsked()
    await server[Symbol.asyncDispose]()
    await Promise.all([idle.closed, busy.closed])
    expect(busy.rest()).toBe('')
  })

  it('responds with 500 in JSON without details if the app throws', async () => {
    await using server = await startHttpServer(
      { fetch: async () => await Promise.reject(new Error('secret of /var/lib')) },
      plain,
    )
    const response = await fetch(`http://${host}:${server.port}/`)
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({ success: false, error: expect.not.stringContaining('secret') })
  })
})

describe('a server that is draining', () => {
  it('finishes requests in progress, closes idle connections and accepts no new ones', async () => {
    const slow = slowApp()
    await using server = await startHttpServer(slow.app, plain)
    using idle = await rawClient(server.port)
    using busy = await rawClient(server.port)
    busy.send(getText)
    await slow.untilAsked()
    const drained = server.drain(never)
    await idle.closed
    const refused = connect(server.port, host)
    await new Promise((resolve) => refused.once('error', resolve))
    slow.answer()
    const answer = await busy.next()
    expect(answer).toMatchObject({ status: 200, body: 'done' })
    expect(answer.headers.get('connection')).toBe('close')
    await busy.closed
    await drained
  })

  it('closes remaining connections when the signal aborts', async () => {
    const slow = slowApp()
    await using server = await startHttpServer(slow.app, plain)
    using busy = await rawClient(server.port)
    busy.send(getText)
    await slow.untilAsked()
    const limit = new AbortController()
    const drained = server.drain(limit.signal)
    limit.abort(new Error('time is up'))
    await expect(drained).rejects.toThrow('time is up')
    await busy.closed
  })

  it('ends immediately without connections', async () => {
    await using server = await startHttpServer({ fetch: () => new Response() }, plain)
    expect(await server.drain(never)).toBeUndefined()
  })
})

async function certificateOf(port: number, ca: string): Promise<string> {
  const socket = connectTls({ port, host, ca, servername: '', checkServerIdentity: () => undefined })
  await new Promise((resolve, reject) => {
    socket.once('secureConnect', resolve)
    socket.once('error', reject)
  })
  const name = socket.getPeerCertificate().subject.CN
  socket.destroy()
  return String(name)
}

describe('a server over TLS', () => {
  it('uses a replaced certificate for new connections', async () => {
    const [first, second] = ['first.example', 'second.example'].map((name) => makeCertificate({ name, hosts: [host] }))
    if (first === undefined || second === undefined) throw new Error('no certificates')
    const tls = { cert: first.certPem, key: first.keyPem }
    await using server = await startHttpServer({ fetch: () => new Response('hello') }, { ...plain, tls })
    expect(await certificateOf(server.port, first.certPem)).toBe('first.example')
    server.replaceCertificate({ cert: second.certPem, key: second.keyPem })
    expect(await certificateOf(server.port, second.certPem)).toBe('second.example')
    expect(() => server.replaceCertificate({ cert: 'nothing', key: 'nothing' })).toThrow(/PEM/u)
    expect(await certificateOf(server.port, second.certPem)).toBe('second.example')
  })

  it('does not start with an invalid certificate', async () => {
    const tls = { cert: 'nothing', key: 'nothing' }
    await expect(startHttpServer({ fetch: () => new Response() }, { ...plain, tls })).rejects.toThrow(/PEM/u)
  })

  it('throws when the certificate of a plain HTTP server is replaced', async () => {
    await using server = await startHttpServer({ fetch: () => new Response() }, plain)
    expect(() => server.replaceCertificate({ cert: '', key: '' })).toThrow('plain HTTP')
  })
})

describe('the connection limit per client', () => {
  it('closes connections over the limit, and accepts another after one ends', async () => {
    const options = { ...plain, limits: { connectionsPerClient: 2 }, isUnlimited: () => false }
    await using server = await startHttpServer({ fetch: () => new Response('hello') }, options)
    const open = [await rawClient(server.port), await rawClient(server.port)]
    for (const client of open) {
      client.send(getText)
      expect((await client.next()).status).toBe(200)
    }
    using refused = await rawClient(server.port)
    await refused.closed
    open[0]?.socket.destroy()
    await open[0]?.closed
    await expect.poll(async () => await (await fetch(`http://${host}:${server.port}/`)).text()).toBe('hello')
    open[1]?.socket.destroy()
  })

  it('does not apply to loopback clients', async () => {
    const options = { ...plain, limits: { connectionsPerClient: 0 } }
    await using server = await startHttpServer({ fetch: () => new Response('hello') }, options)
    expect(await (await fetch(`http://${host}:${server.port}/`)).text()).toBe('hello')
  })
})
