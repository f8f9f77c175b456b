/**
 * A raw keep-alive client in a separate process. Usage: `node http-client.ts PORT`, with one request plan as JSON on
 * standard input; prints its figures as JSON. Each connection sends its next request when the response to the previous
 * request is complete.
 */

import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

import { percentile } from './statistics.ts'

/** The requests to send, and how long to keep sending them. */
export interface HttpOrder {
  readonly requests: readonly string[]
  readonly connectionCount: number
  readonly durationMs: number
  /** The status that every response must have. */
  readonly status: string
}

/** The measured figures. */
export interface HttpFigures {
  readonly perSecond: number
  readonly medianMs: number
  readonly slowMs: number
}

const port = Number(process.argv[2])
const order: HttpOrder = JSON.parse(await text(process.stdin))
const requests = order.requests.map((request) => Buffer.from(request))
const endMs = performance.now() + order.durationMs
const timesMs: number[] = []
let nextRequest = 0

const startMs = performance.now()
await Promise.all(Array.from({ length: order.connectionCount }, runConnection))
const elapsedMs = performance.now() - startMs
const figures: HttpFigures = {
  perSecond: (timesMs.length / elapsedMs) * 1000,
  medianMs: percentile(timesMs, 50),
  slowMs: percentile(timesMs, 99),
}
process.stdout.write(`${JSON.stringify(figures)}\n`)

async function runConnection(): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let sentMs = 0
    let missingBytes = 0

    function send(): void {
      if (performance.now() >= endMs) return void socket.end(resolve)
      sentMs = performance.now()
      missingBytes = -1
      socket.write(requests[nextRequest % requests.length] ?? '')
      nextRequest += 1
    }

    socket.once('connect', send)
    socket.once('error', reject)
    socket.on('data', (bytes) => {
      if (missingBytes === -1) missingBytes = wholeLength(bytes)
      missingBytes -= bytes.length
      if (missingBytes > 0) return
      timesMs.push(performance.now() - sentMs)
      send()
    })
  })
}

/**
 * Returns the combined length of a response's head and body. The head always arrives in one chunk, both from presend
 * and from the baseline.
 */
function wholeLength(bytes: Buffer): number {
  const headLength = bytes.indexOf('\r\n\r\n') + 4
  const head = bytes.toString('latin1', 0, headLength)
  const length = /\r\ncontent-length: (\d+)/iu.exec(head)?.[1]
  if (head.slice(9, 12) !== order.status || length === undefined) throw new Error(`an answer began with\n${head}`)
  return headLength + Number(length)
}
