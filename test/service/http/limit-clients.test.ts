import { describe, expect, it, vi } from 'vitest'

import { startHttpServer } from '../../../src/service/http-server.ts'
import { nodeClock } from '../../../src/world/node-clock.ts'
import { rawClient } from './raw-client.ts'

const host = '127.0.0.1'
const plain = { host, port: 0, clock: nodeClock() }
const getText = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'

describe('connections of one client', () => {
  it('are closed beyond the limit, and another one is taken when one ends', async () => {
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
    await vi.waitFor(async () => expect(await (await fetch(`http://${host}:${server.port}/`)).text()).toBe('hello'))
    open[1]?.socket.destroy()
  })

  it('are not limited for this machine', async () => {
    const options = { ...plain, limits: { connectionsPerClient: 0 } }
    await using server = await startHttpServer({ fetch: () => new Response('hello') }, options)
    expect(await (await fetch(`http://${host}:${server.port}/`)).text()).toBe('hello')
  })
})
