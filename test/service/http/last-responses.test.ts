import { expect, it } from 'vitest'
import { nodeClock } from '../../../src/foundation/world/node-clock.ts'
import { startHttpServer } from '../../../src/service/http/http-server.ts'
import { rawClient } from './raw-client.ts'

it('silent connections do not delay the shutdown', async () => {
  await using server = await startHttpServer(
    { fetch: () => new Response('hello') },
    { host: '127.0.0.1', port: 0, clock: nodeClock() },
  )
  using silent = await rawClient(server.port)
  using gone = await rawClient(server.port)
  gone.socket.destroy()
  await gone.closed
  using asked = await rawClient(server.port)
  asked.send('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  expect((await asked.next()).status).toBe(200)
  await server.drain(new AbortController().signal)
  await Promise.all([silent.closed, asked.closed])
})
