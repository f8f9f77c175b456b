/** Sends arbitrary bytes to an HTTP server and returns all responses. */

import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export interface Exchange {
  /** All received data, decoded as Latin-1. */
  readonly text: string
  /** The statuses of all responses other than 100 and 101. */
  readonly statuses: readonly number[]
  readonly isClosed: boolean
  readonly tookMs: number
}

export interface ExchangeOptions {
  /** The pause between the parts, in milliseconds. */
  readonly pauseMs?: number
  /** The maximum time to wait for the first response, in milliseconds. */
  readonly waitMs?: number
  /** How long to wait for another response after each response, in milliseconds. */
  readonly settleMs?: number
}

/** Sends the parts one after another on a new connection, and reads until the server sends nothing more. */
export async function exchange(
  port: number,
  parts: readonly (string | Buffer)[],
  options: ExchangeOptions = {},
): Promise<Exchange> {
  const { pauseMs = 60, waitMs = 5000, settleMs = 80 } = options
  const startMs = performance.now()
  const socket = connect(port, '127.0.0.1')
  const pieces: string[] = []
  let isClosed = false
  let lastMs = startMs
  socket.on('data', (chunk) => {
    pieces.push(chunk.toString('latin1'))
    lastMs = performance.now()
  })
  socket.on('error', () => undefined)
  socket.once('close', () => {
    isClosed = true
  })
  for (const [index, part] of parts.entries()) {
    if (index > 0) await wait(pauseMs)
    if (!isClosed) socket.write(typeof part === 'string' ? Buffer.from(part, 'latin1') : part)
  }
  while (!isClosed) {
    const nowMs = performance.now()
    const hasAnswer = statusesOf(pieces.join('')).length > 0
    if (hasAnswer ? nowMs - lastMs > settleMs : nowMs - startMs > waitMs) break
    await wait(5)
  }
  const closedByServer = isClosed
  socket.destroy()
  const text = pieces.join('')
  return { text, statuses: statusesOf(text), isClosed: closedByServer, tookMs: performance.now() - startMs }
}

function statusesOf(text: string): readonly number[] {
  return [...text.matchAll(/HTTP\/1\.[01] (\d{3})[ \r]/gu)].map(([, status]) => Number(status)).filter((n) => n >= 200)
}

/** Builds a request as text: request line, Host field, additional fields and body. */
export function rawRequest(line: string, fields: readonly string[] = [], body: string = ''): string {
  return [`${line} HTTP/1.1`, 'Host: 127.0.0.1', ...fields, '', body].join('\r\n')
}

/** Builds a request with a JSON body and its Content-Length. */
export function jsonRequest(line: string, token: string, body: string): string {
  const fields = [
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body, 'latin1')}`,
    'Connection: close',
  ]
  return rawRequest(line, fields, body)
}
