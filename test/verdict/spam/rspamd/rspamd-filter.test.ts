import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

import { describe, expect, it } from 'vitest'

import { rspamdFilter } from '../../../../src/verdict/spam/rspamd/rspamd-filter.ts'
import { findFreePort } from '../../../support/free-port.ts'
import { aFilterInput, plainMessage } from '../filter-input.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** A fake rspamd: a server that replies as the test specifies. */
async function startServer(answer: Answer): Promise<AsyncDisposable & { readonly url: string }> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new TypeError('a TCP server always has a port')
  return {
    url: `http://127.0.0.1:${address.port}/`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const good = JSON.stringify({ score: 1, required_score: 15, action: 'no action', symbols: {} })
const { signal } = new AbortController()

describe('rspamdFilter()', () => {
  it('sends message and envelope, and the client only if its address is known', async () => {
    const seen: { headers: IncomingMessage['headers']; url: string | undefined; body: string }[] = []
    await using server = await startServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        seen.push({ headers: request.headers, url: request.url, body: Buffer.concat(chunks).toString() })
        response.writeHead(200, { server: 'rspamd/3.4' }).end(good)
      })
    })
    const filter = rspamdFilter({ url: server.url })
    const answer = await filter.judge(await aFilterInput(plainMessage), signal)
    await filter.judge(await aFilterInput(plainMessage, { measuredAddress: '192.0.2.7' }), signal)
    expect(answer).toMatchObject({ status: 'judged', verdict: { engine: 'rspamd 3.4', score: 1, threshold: 6 } })
    expect(seen[0]).toMatchObject({
      url: '/checkv2',
      headers: { from: 'news@shop.example', rcpt: 'seed1@freemail.example' },
      body: plainMessage.replaceAll('\n', '\r\n'),
    })
    expect(seen[0]?.headers).not.toHaveProperty('ip')
    expect(seen[1]?.headers).toMatchObject({ ip: '192.0.2.7', helo: 'mail.shop.example' })
  })

  it.each<readonly [string, Answer, RegExp]>([
    ['an error status', (_request, response) => response.writeHead(500).end(good), /HTTP status 500/u],
    [
      'a redirect',
      (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
      /rspamd request failed/u,
    ],
    ['a broken connection', (request) => request.socket.destroy(), /rspamd request failed/u],
    [
      'half a reply',
      (_request, response) => {
        response.writeHead(200, { 'content-length': String(good.length) })
        response.write(good.slice(0, 20))
        response.socket?.end()
      },
      /rspamd request failed/u,
    ],
    [
      'an endless reply',
      (_request, response) => {
        const more = (): void => {
          if (response.write(' '.repeat(65_536))) setImmediate(more)
          else response.once('drain', more)
        }
        more()
      },
      /larger than/u,
    ],
  ])('fails without rejecting on %s', async (_name, answer, reason) => {
    await using server = await startServer(answer)
    const verdict = await rspamdFilter({ url: server.url }).judge(await aFilterInput(plainMessage), signal)
    expect(verdict).toEqual({ status: 'failed', reason: expect.stringMatching(reason) })
  })

  it('reports the cause of a failed connection', async () => {
    const filter = rspamdFilter({ url: `http://127.0.0.1:${await findFreePort()}` })
    const verdict = await filter.judge(await aFilterInput(plainMessage), signal)
    expect(verdict).toEqual({ status: 'failed', reason: expect.stringMatching(/ECONNREFUSED/u) })
  })
})
