/** Thousands of waiting clients in one process, commanded over IPC by long-polls.ts. */

import { connect } from 'node:net'

import type { PollOrder } from './long-polls-words.ts'

/** So many connections are opened at once. */
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
  const socket = connect(port, '127.0.0.1')
  const request = [
    `GET /api/v1${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    `Authorization: Bearer ${secret}`,
    'Accept: application/json',
    'User-Agent: presend-bench',
    'Prefer: wait=20',
    `If-None-Match: ${etag}`,
  ].join('\r\n')
  const sent = new Promise<void>((resolve) => {
    socket.once('connect', () => {
      socket.write(`${request}\r\n\r\n`)
      resolve()
    })
  })
  const answeredAtMs = new Promise<number | null>((resolve, reject) => {
    socket.once('error', reject)
    socket.once('data', (bytes) => {
      const atMs = Number(process.hrtime.bigint()) / 1e6
      const status = bytes.toString('latin1', 9, 12)
      if (status === '200' || status === '304') resolve(status === '200' ? atMs : null)
      else reject(new Error(`a poll was answered with ${status}`))
      // Not closed at once: that would cost the others time while they are measured.
      socket.pause()
      setTimeout(() => socket.destroy(), 3000)
    })
  })
  return { sent, answeredAtMs }
}
