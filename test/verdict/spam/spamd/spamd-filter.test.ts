import { createServer, type Socket } from 'node:net'

import { describe, expect, it } from 'vitest'

import { spamdFilter } from '../../../../src/verdict/spam/spamd/spamd-filter.ts'
import { fakeClock } from '../../../support/fake-clock.ts'
import { findFreePort } from '../../../support/free-port.ts'
import { aFilterInput, plainMessage } from '../filter-input.ts'

const report = 'SPAMD/1.1 0 EX_OK\r\nContent-length: 2\r\nSpam: False ; 0.4 / 5.0\r\n\r\n\r\n'
const { signal } = new AbortController()

/** A fake spamd that reads a whole request, then replies as the test specifies. */
async function startServer(
  answer: (socket: Socket) => void,
): Promise<AsyncDisposable & { port: number; requests: string[] }> {
  const requests: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket)
    const chunks: Buffer[] = []
    socket.on('error', () => undefined)
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.on('end', () => {
      requests.push(Buffer.concat(chunks).toString())
      answer(socket)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new TypeError('a TCP server always has a port')
  return {
    port: address.port,
    requests,
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

describe('spamdFilter()', () => {
  it('sends the message unchanged when the client address is unknown', async () => {
    await using server = await startServer((socket) => socket.end(report))
    const filter = spamdFilter({ host: '127.0.0.1', port: server.port }, { clock: fakeClock() })
    const input = await aFilterInput(plainMessage)
    const answer = await filter.judge(input, signal)
    expect(answer).toMatchObject({ status: 'judged', isSpam: false, verdict: { score: 0.4, threshold: 5 } })
    const length = input.bytes.length
    expect(server.requests).toEqual([
      `REPORT SPAMC/1.5\r\nContent-length: ${length}\r\n\r\n${Buffer.from(input.bytes).toString()}`,
    ])
  })

  it('prepends trace fields when the client address is known', async () => {
    await using server = await startServer((socket) => socket.end(report))
    const filter = spamdFilter({ host: '127.0.0.1', port: server.port }, { clock: fakeClock() })
    await filter.judge(await aFilterInput(plainMessage, { measuredAddress: '192.0.2.7' }), signal)
    expect(server.requests[0]).toContain(
      [
        '\r\n\r\nReturn-Path: <news@shop.example>',
        'Received: from mail.shop.example (mail.shop.example [192.0.2.7])',
        '\tby mx.freemail.example with ESMTP; Thu, 01 Jan 2026 00:00:00 +0000',
        'From: Shop <news@shop.example>',
      ].join('\r\n'),
    )
  })

  it.each([
    ['ann@büro.example', 'mx.xn--bro-hoa.example'],
    ['ann@my_shop.example', 'mx.myshop.example'],
    ['ann@shop.example\r\nX-Spam: no', 'mx.unknown'],
  ])(
    'writes only letters, digits, dots and hyphens of the domain of %j in the Received field',
    async (recipient, by) => {
      await using server = await startServer((socket) => socket.end(report))
      const filter = spamdFilter({ host: '127.0.0.1', port: server.port }, { clock: fakeClock() })
      const input = await aFilterInput(plainMessage, { measuredAddress: '192.0.2.7' })
      await filter.judge({ ...input, envelope: { ...input.envelope, recipient } }, signal)
      expect(server.requests[0]).toContain(`\tby ${by} with ESMTP`)
    },
  )

  it.each<readonly [string, (socket: Socket) => void, RegExp]>([
    ['a connection that is closed without a reply', (socket) => socket.end(), /not a spamd reply/u],
    ['a broken connection', (socket) => socket.resetAndDestroy(), /request failed: .*ECONNRESET/u],
    ['half a reply', (socket) => socket.end(report.slice(0, 40)), /no score|truncated/u],
    [
      'an endless reply',
      (socket) => {
        const more = (): void => {
          if (socket.write(' '.repeat(65_536))) setImmediate(more)
          else socket.once('drain', more)
        }
        more()
      },
      /larger than/u,
    ],
  ])('fails without rejecting on %s', async (_name, answer, reason) => {
    await using server = await startServer(answer)
    const filter = spamdFilter({ host: '127.0.0.1', port: server.port }, { clock: fakeClock() })
    const verdict = await filter.judge(await aFilterInput(plainMessage), signal)
    expect(verdict).toEqual({ status: 'failed', reason: expect.stringMatching(reason) })
  })

  it('reports the cause of a failed connection', async () => {
    const filter = spamdFilter({ host: '127.0.0.1', port: await findFreePort() }, { clock: fakeClock() })
    const verdict = await filter.judge(await aFilterInput(plainMessage), signal)
    expect(verdict).toEqual({ status: 'failed', reason: expect.stringMatching(/ECONNREFUSED/u) })
  })
})
