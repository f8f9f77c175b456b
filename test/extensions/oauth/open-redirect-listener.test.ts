import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'

import { describe, expect, it } from 'vitest'

import { openRedirectListener } from '../../../src/extensions/oauth/open-redirect-listener.ts'

const state = 'kvj7Yk0mP3'
const good = `?code=4/abc&state=${state}`

interface Reply {
  readonly statusCode: number
  readonly text: string
  readonly headers: Readonly<Record<string, unknown>>
}

/** Sends a request that fetch() would not allow. */
async function send(
  url: string,
  options: { readonly method?: string; readonly path?: string; readonly headers?: Readonly<Record<string, string>> },
): Promise<Reply> {
  return await new Promise((resolve, reject) => {
    const outgoing = request(url, { ...options, agent: false }, (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('end', () => {
        const { statusCode = 0, headers } = incoming
        resolve({ statusCode, headers, text: Buffer.concat(chunks).toString() })
      })
    })
    outgoing.on('error', reject).end()
  })
}

describe('openRedirectListener()', () => {
  it('receives the redirect despite sixty idle connections, and closes these connections', async () => {
    await using listener = await openRedirectListener()
    const { port } = new URL(listener.redirectUri)
    const idle = Array.from({ length: 60 }, () => connect(Number(port), '127.0.0.1'))
    const closed = idle.map((socket) => {
      socket.on('error', () => undefined).resume()
      return once(socket, 'close')
    })
    await Promise.all(idle.map((socket) => once(socket, 'connect')))
    const answer = listener.waitFor(state)
    expect((await send(`${listener.redirectUri}${good}`, {})).statusCode).toBe(200)
    expect(await answer).toMatchObject({ status: 'code' })
    await Promise.all(closed)
  })

  it('receives the redirect and shows a page without its content', async () => {
    await using listener = await openRedirectListener()
    expect(listener.redirectUri).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/u)
    const answer = listener.waitFor(state)
    const reply = await send(`${listener.redirectUri}${good}`, {})
    expect(await answer).toMatchObject({ status: 'code' })
    expect(reply.statusCode).toBe(200)
    expect(reply.text).toContain('presend has received your consent')
    expect(reply.text).not.toContain('4/abc')
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      connection: 'close',
    })
    expect(reply.headers).not.toHaveProperty('access-control-allow-origin')
  })

  it('shows a page that explains that the account was not connected if the user declined', async () => {
    await using listener = await openRedirectListener()
    const answer = listener.waitFor(state)
    const reply = await send(`${listener.redirectUri}?error=access_denied&state=${state}`, {})
    expect(await answer).toEqual({ status: 'denied', error: 'access_denied' })
    expect(reply.text).toContain('was not connected')
  })

  it('accepts only one redirect', async () => {
    await using listener = await openRedirectListener()
    const answer = listener.waitFor(state)
    expect((await send(`${listener.redirectUri}${good}`, {})).statusCode).toBe(200)
    expect((await send(`${listener.redirectUri}?code=4/other&state=${state}`, {})).statusCode).toBe(400)
    const taken = await answer
    expect(taken.status === 'code' && taken.code.reveal()).toBe('4/abc')
  })

  it.each([
    ['another state', {}, '?code=4/abc&state=guessed'],
    ['no state', {}, '?code=4/abc'],
    ['another path', {}, `favicon.ico${good}`],
    ['a POST', { method: 'POST' }, good],
    ['a HEAD', { method: 'HEAD' }, good],
    ['a host name that resolves to this machine', { headers: { host: 'evil.example' } }, good],
    ['another host name', { headers: { host: 'localhost' } }, good],
    ['an absolute URL in the request', { path: `http://evil.example/${good}` }, good],
  ])('rejects %s and keeps waiting', async (_what, options, target) => {
    await using listener = await openRedirectListener()
    const answer = listener.waitFor(state)
    expect((await send(`${listener.redirectUri}${target}`, options)).statusCode).toBe(400)
    await send(`${listener.redirectUri}${good}`, {})
    expect((await answer).status).toBe('code')
  })

  it('redirects a browser to the consent page once', async () => {
    await using listener = await openRedirectListener()
    const door = listener.redirectOnceTo('https://accounts.example/auth?state=s', 'r4nd0m')
    expect(door).toBe(`${listener.redirectUri}to/r4nd0m`)
    expect((await send(door, { headers: { host: 'evil.example' } })).statusCode).toBe(400)
    const { statusCode, headers } = await send(door, {})
    expect([statusCode, headers['location']]).toEqual([302, 'https://accounts.example/auth?state=s'])
    expect((await send(door, {})).statusCode).toBe(400)
    expect((await send(`${listener.redirectUri}to/`, {})).statusCode).toBe(400)
  })

  it('rejects everything before waitFor() is called', async () => {
    await using listener = await openRedirectListener()
    expect((await send(`${listener.redirectUri}${good}`, {})).statusCode).toBe(400)
  })

  it('listens on loopback only', async () => {
    await using listener = await openRedirectListener()
    const { port } = new URL(listener.redirectUri)
    const outside = Object.values(networkInterfaces())
      .flatMap((one) => one ?? [])
      .filter((one) => !one.internal && one.family === 'IPv4')
    for (const host of ['127.0.0.2', ...outside.map((one) => one.address)]) {
      await expect(send(`http://${host}:${port}/${good}`, {})).rejects.toThrow('ECONNREFUSED')
    }
  })

  it('closes even if an unused connection is open', async () => {
    const listener = await openRedirectListener()
    const socket = connect({ host: '127.0.0.1', port: Number(new URL(listener.redirectUri).port) })
    await new Promise((resolve) => socket.once('connect', resolve))
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.on('error', () => undefined).resume()
    await listener[Symbol.asyncDispose]()
    await closed
    expect(socket.destroyed).toBe(true)
  })
})
