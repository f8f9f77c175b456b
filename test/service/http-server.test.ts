import { connect } from 'node:net'

import { describe, expect, it } from 'vitest'

import { startHttpServer } from '../../src/service/http-server.ts'
import { nodeClock } from '../../src/world/node-clock.ts'

const host = '127.0.0.1'
const clock = nodeClock()

describe('startHttpServer()', () => {
  it('takes a free port and answers there', async () => {
    await using server = await startHttpServer({ fetch: () => new Response('hello') }, { host, port: 0, clock })
    const response = await fetch(`http://${host}:${server.port}/`)
    expect(await response.text()).toBe('hello')
  })

  it('says why it cannot listen', async () => {
    await using server = await startHttpServer({ fetch: () => new Response() }, { host, port: 0, clock })
    const again = startHttpServer({ fetch: () => new Response() }, { host, port: server.port, clock })
    await expect(again).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })

  it('ends idle and busy connections when it is disposed', async () => {
    const server = await startHttpServer(
      { fetch: async () => await new Promise<Response>(() => undefined) },
      { host, port: 0, clock },
    )
    const idle = connect(server.port, host)
    const closed = new Promise((resolve) => {
      idle.once('close', resolve)
    })
    idle.on('error', () => undefined)
    await new Promise((resolve) => {
      idle.once('connect', resolve)
    })
    const busy = fetch(`http://${host}:${server.port}/`).catch((error: unknown) => error)
    await new Promise((resolve) => setImmediate(resolve))
    await server[Symbol.asyncDispose]()
    await closed
    expect(await busy).toBeInstanceOf(Error)
  })
})
