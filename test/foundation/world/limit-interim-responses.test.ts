import { createServer, type Server } from 'node:net'

import { afterEach, describe, expect, it } from 'vitest'

import { attemptRequest } from '../../../src/check/client/attempt.ts'
import { serviceAgent } from '../../../src/check/client/open-agent.ts'
import { maxInterimResponses } from '../../../src/foundation/world/limit-interim-responses.ts'
import { nodeClock } from '../../../src/foundation/world/node-clock.ts'
import { Secret } from '../../../src/foundation/world/secret.ts'
import { requestLink } from '../../../src/preflight/link-check/request-link.ts'
import { postEvent } from '../../../src/service/webhooks/post-event.ts'

const servers: Server[] = []
const { signal } = new AbortController()
const addresses = [{ address: '127.0.0.1', family: 4 }] as const

afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve))
})

/** Starts a server that sends interim responses, then `200 OK`. If `count` is infinite, the server never ends. */
async function start(count: number): Promise<URL> {
  const server = createServer((socket) => {
    socket
      .on('error', () => undefined)
      .once('data', () => {
        let sent = 0
        const more = (): void => {
          while (sent < count && !socket.destroyed) {
            sent += 1
            if (!socket.write('HTTP/1.1 103 Early Hints\r\n\r\n')) return void socket.once('drain', more)
          }
          socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}')
        }
        more()
      })
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return new URL(`http://127.0.0.1:${Object(server.address()).port}/`)
}

const requests = {
  'a link': async (url: URL) => (await requestLink({ url, method: 'GET', addresses, ca: null }, signal)).statusCode,
  'a call of the service': callService,
  'a webhook': async (url: URL) =>
    (await postEvent({ url, headers: {}, body: Buffer.from('{}'), addresses, ca: null }, signal)).statusCode,
}

async function callService(url: URL): Promise<number> {
  using agent = serviceAgent('close')
  const wire = { method: 'GET', url, headers: {}, body: null, timeLimitMs: 600_000 } as const
  const deps = { agent, apiToken: new Secret('a-token'), clock: nodeClock(), maxBodyBytes: 100 }
  const attempt = await attemptRequest(wire, deps, signal)
  if (attempt.status === 'replied') return attempt.reply.statusCode
  throw 'cause' in attempt ? attempt.cause : new Error(attempt.status)
}

describe.each(Object.entries(requests))('the request of %s', (_name, request) => {
  it('accepts interim responses', async () => {
    expect(await request(await start(maxInterimResponses))).toBe(200)
  })

  it('fails if there is no end of interim responses', async () => {
    const url = await start(Number.POSITIVE_INFINITY)
    await expect(request(url)).rejects.toThrow('too many interim responses')
  })
})
