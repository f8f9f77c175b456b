import { createServer as createHttpServer, type IncomingMessage, type Server } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'

import { afterEach, describe, expect, it } from 'vitest'
import { nodeClock } from '../../../src/foundation/world/node-clock.ts'
import type { LinkCheckTools } from '../../../src/preflight/link-check/check-link.ts'
import { type LinkLimits, linkChecker } from '../../../src/preflight/link-check/link-checker.ts'
import type { LinkResult } from '../../../src/preflight/link-check/link-facts.ts'
import { makeCertificate } from '../../support/certificate.ts'
import { fakeDns } from '../../support/fake-dns.ts'

const { signal } = new AbortController()
const servers: Server[] = []

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

interface Site {
  readonly port: number
  readonly requests: IncomingMessage[]
}

type Respond = (
  path: string,
  request: IncomingMessage,
) => { readonly status: number; readonly location?: string } | 'silent'

async function start(respond: Respond, tls?: ReturnType<typeof makeCertificate>): Promise<Site> {
  const requests: IncomingMessage[] = []
  const onRequest: Parameters<typeof createHttpServer>[1] = (request, response) => {
    requests.push(request)
    const answer = respond(request.url ?? '', request)
    if (answer === 'silent') return
    response.writeHead(answer.status, answer.location === undefined ? {} : { location: answer.location })
    response.end('body')
  }
  const server =
    tls === undefined
      ? createHttpServer(onRequest)
      : createHttpsServer({ cert: tls.certPem, key: tls.keyPem }, onRequest)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return { port: address.port, requests }
}

const records = {
  'shop.com': { A: ['127.0.0.1'] },
  'other.com': { A: ['127.0.0.1'] },
  'inside.com': { A: ['10.0.0.1'] },
  'broken.com': 'servfail' as const,
}

async function check(url: string, tools: Partial<LinkCheckTools> = {}, limits?: LinkLimits): Promise<LinkResult> {
  const rules = { allowPrivate: true, ownListeners: [] }
  const checker = linkChecker({ dns: fakeDns(records), rules, ca: null, clock: nodeClock(), ...tools }, limits)
  const result = (await checker([url], signal)).get(url)
  if (result === undefined) throw new Error('no result')
  return result
}

describe('linkChecker()', () => {
  it.each([200, 204, 410, 404, 500])('returns the status %i', async (status) => {
    const { port } = await start(() => ({ status }))
    expect(await check(`http://shop.com:${port}/a`)).toMatchObject({
      status: 'answered',
      statusCode: status,
      redirects: [],
    })
  })

  it('sends HEAD, without cookies, credentials or fragment', async () => {
    const { port, requests } = await start(() => ({ status: 200 }))
    await check(`http://user:secret@shop.com:${port}/a?b=1#c`)
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual(['HEAD /a?b=1'])
    expect(Object.keys(requests[0]?.headers ?? {}).toSorted()).toEqual(['accept', 'connection', 'host', 'user-agent'])
  })

  it('repeats the request with GET if HEAD gets no proper response', async () => {
    const { port, requests } = await start((_path, { method }) => ({ status: method === 'HEAD' ? 405 : 200 }))
    expect((await check(`http://shop.com:${port}/`)).statusCode).toBe(200)
    expect(requests.map(({ method }) => method)).toEqual(['HEAD', 'GET'])
  })

  it('follows redirects and lists them', async () => {
    const { port } = await start((path) => (path === '/a' ? { status: 301, location: '/b' } : { status: 404 }))
    expect(await check(`http://shop.com:${port}/a`)).toMatchObject({
      statusCode: 404,
      redirects: [{ statusCode: 301, target: `http://shop.com:${port}/b` }],
    })
  })

  it('gives up after five redirects', async () => {
    const { port, requests } = await start(() => ({ status: 302, location: '/a' }))
    expect(await check(`http://shop.com:${port}/a`)).toMatchObject({
      status: 'failed',
      reason: 'more than 5 redirects',
    })
    expect(requests).toHaveLength(6)
  })

  it('fails for a redirect to a target that is not a web page', async () => {
    const { port } = await start(() => ({ status: 302, location: 'file:///etc/passwd' }))
    expect(await check(`http://shop.com:${port}/a`)).toMatchObject({ status: 'failed' })
  })

  it.each(['http://127.0.0.1', 'http://localhost', 'http://shop.com', 'http://[::1]'])(
    'never connects to a private address: %s',
    async (base) => {
      const { port, requests } = await start(() => ({ status: 200 }))
      const result = await check(`${base}:${port}/`, { rules: { allowPrivate: false, ownListeners: [] } })
      expect(result.status).toBe('unknown')
      expect(result.reason).toContain('non-public address')
      expect(requests).toEqual([])
    },
  )

  it('never follows a redirect to cloud metadata', async () => {
    const { port } = await start(() => ({ status: 302, location: 'http://169.254.169.254/latest/meta-data/' }))
    const result = await check(`http://shop.com:${port}/a`)
    expect(result).toMatchObject({ status: 'unknown', statusCode: null })
    expect(result.reason).toContain('cloud metadata')
  })

  it('fails for a host that does not exist, but not when the DNS query fails', async () => {
    expect(await check('http://gone.com/')).toMatchObject({ status: 'failed', reason: 'gone.com does not exist' })
    expect(await check('http://broken.com/')).toMatchObject({ status: 'unknown' })
  })

  it('fails when the server refused the connection', async () => {
    const { port } = await start(() => ({ status: 200 }))
    const [server] = servers.splice(0)
    await new Promise((resolve) => server?.close(resolve))
    expect(await check(`http://shop.com:${port}/`)).toMatchObject({
      status: 'failed',
      reason: 'the server refused the connection',
    })
  })

  it('returns "unknown" when the server does not respond in time', async () => {
    const { port } = await start(() => 'silent')
    const limits = { maxLinks: 9, maxLinksPerHost: 9, maxHostsAtOnce: 2, linkTimeoutMs: 100, totalTimeoutMs: 5000 }
    expect(await check(`http://shop.com:${port}/`, {}, limits)).toMatchObject({
      status: 'unknown',
      reason: 'the server did not respond in time',
    })
  })

  it('returns the expiry date of the certificate', async () => {
    const notAfter = new Date(Date.UTC(2030, 0, 1))
    const tls = makeCertificate({ hosts: ['shop.com'], notAfter })
    const { port } = await start(() => ({ status: 200 }), tls)
    const result = await check(`https://shop.com:${port}/`, { ca: tls.certPem })
    expect(result).toMatchObject({ statusCode: 200, certificateExpiresAtMs: notAfter.getTime() })
  })

  it("fails for an expired certificate and for another host's certificate", async () => {
    const expired = makeCertificate({ hosts: ['shop.com'], notBefore: new Date(0), notAfter: new Date(86_400_000) })
    const first = await start(() => ({ status: 200 }), expired)
    expect(await check(`https://shop.com:${first.port}/`, { ca: expired.certPem })).toMatchObject({
      status: 'failed',
      reason: 'the TLS certificate has expired',
    })
    const foreign = makeCertificate({ hosts: ['else.com'] })
    const second = await start(() => ({ status: 200 }), foreign)
    expect(await check(`https://shop.com:${second.port}/`, { ca: foreign.certPem })).toMatchObject({
      status: 'failed',
      reason: 'the TLS certificate is for another host',
    })
  })

  it('requests each URL once per run, and the links to a host one after another', async () => {
    const state = { open: 0, most: 0 }
    const { port, requests } = await start((_path, request) => {
      state.open += 1
      state.most = Math.max(state.most, state.open)
      request.on('close', () => {
        state.open -= 1
      })
      return { status: 200 }
    })
    const rules = { allowPrivate: true, ownListeners: [] }
    const checker = linkChecker({ dns: fakeDns(records), rules, ca: null, clock: nodeClock() })
    const urls = Array.from({ length: 6 }, (_, index) => `http://shop.com:${port}/${index}`)
    await checker([...urls, ...urls], signal)
    await checker(urls, signal)
    expect(requests).toHaveLength(6)
    expect(state.most).toBe(1)
  })

  it('stops at the limits per host and per message', async () => {
    const { port, requests } = await start(() => ({ status: 200 }))
    const rules = { allowPrivate: true, ownListeners: [] }
    const limits = { maxLinks: 6, maxLinksPerHost: 2, maxHostsAtOnce: 2, linkTimeoutMs: 1000, totalTimeoutMs: 5000 }
    const checker = linkChecker({ dns: fakeDns(records), rules, ca: null, clock: nodeClock() }, limits)
    const urls = [0, 1, 2, 3].flatMap((index) => [
      `http://shop.com:${port}/${index}`,
      `http://other.com:${port}/${index}`,
    ])
    const results = await checker(urls, signal)
    expect([results.size, requests.length]).toEqual([6, 4])
    expect(results.get(`http://shop.com:${port}/2`)?.reason).toBe('the message has too many links to this host')
  })
})
