/** Runs thousands of waiting clients in one process, controlled by long-polls.ts over IPC. */

import { connect } from 'node:net'

import type { PollOrder } from './long-polls-words.ts'

/**
 * All sockets read into the same buffer, because the allocations of thousands of sockets would distort the measurement.
 */
const received = Buffer.alloc(65_536)
/** The number of connections to open at the same time. */
const openingCount = 200

process.on('message', (order: PollOrder) => void obey(order))
process.on('disconnect', () => process.exit())

async function obey({ port, polls }: PollOrder): Promise<void> {
  const answers: Promise<number | null>[] = []
  for (let start = 0; start < polls.length; start += openingCount) {
    const opened = polls.slice(start, start + openingCount).map((poll) => open(port, poll))
    await Promise.all(opened.map((one) => one.sent))
    answers.push(...opened.map((one) => one.answeredAtMs))
  }
  process.send?.({ answeredAtMs: null })
  process.send?.({ answeredAtMs: await Promise.all(answers) })
}

function open(
  port: number,
  { path, etag, secret }: PollOrder['polls'][number],
): { readonly sent: Promise<void>; readonly answeredAtMs: Promise<number | null> } {
  const sent = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<number | null>()
  const socket = connect({ port, host: '127.0.0.1', onread: { buffer: received, callback: onRead } })
  socket.once('error', answered.reject)
  socket.once('connect', () => {
    socket.write(requestText(port, { path, etag, secret }))
    sent.resolve()
  })

  function onRead(): boolean {
    const atMs = Number(process.hrtime.bigint()) / 1e6
    const status = received.toString('latin1', 9, 12)
    // Only the first chunk of a response begins with a status line.
    if (status === '200' || status === '304') answered.resolve(status === '200' ? atMs : null)
    return true
  }
  return { sent: sent.promise, answeredAtMs: answered.promise }
}

function requestText(port: number, { path, etag, secret }: PollOrder['polls'][number]): string {
  const lines = [
    `GET /api/v1${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    `Authorization: Bearer ${secret}`,
    'Accept: application/json',
    'User-Agent: presend-bench',
    'Prefer: wait=20',
    `If-None-Match: ${etag}`,
  ]
  return `${lines.join('\r\n')}\r\n\r\n`
}
