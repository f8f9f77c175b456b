/** A TCP connection that sends exactly what a test writes. */

import { connect, type Socket } from 'node:net'

/** A response as received. */
export interface RawAnswer {
  readonly status: number
  /** Names in lower case; of repeated fields, the last counts. */
  readonly headers: ReadonlyMap<string, string>
  readonly body: string
}

export interface RawClient extends Disposable {
  readonly socket: Socket
  send(text: string): void
  /** Resolves with the next complete response. Rejects if the connection closes first. */
  next(): Promise<RawAnswer>
  /** Resolves when the connection is closed. */
  readonly closed: Promise<void>
  /** Bytes received after the last parsed response. */
  rest(): string
}

/** Connects, over TLS if `socket` is a TLS socket. */
export async function rawClient(port: number, given?: Socket): Promise<RawClient> {
  const socket = given ?? connect(port, '127.0.0.1')
  if (given === undefined) await new Promise((resolve) => socket.once('connect', resolve))
  return readAnswers(socket)
}

function readAnswers(socket: Socket): RawClient {
  let bytes = Buffer.alloc(0)
  let isClosed = false
  let wake: (() => void) | null = null
  socket.on('data', (chunk: Buffer) => {
    bytes = Buffer.concat([bytes, chunk])
    wake?.()
  })
  socket.on('error', () => undefined)
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => {
      isClosed = true
      wake?.()
      resolve()
    })
  })
  return {
    socket,
    closed,
    rest: () => bytes.toString('latin1'),
    send: (text) => void socket.write(text, 'latin1'),
    next: async () => {
      for (;;) {
        const answer = takeAnswer(bytes)
        if (answer !== null) {
          bytes = bytes.subarray(answer.sizeBytes)
          return answer
        }
        if (isClosed) throw new Error(`the connection ended with ${JSON.stringify(bytes.toString('latin1'))}`)
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },
    [Symbol.dispose]: () => void socket.destroy(),
  }
}

/** Responses with 1xx, 204 or 304 have no body; every other response of the service has a Content-Length. */
function takeAnswer(bytes: Buffer): (RawAnswer & { readonly sizeBytes: number }) | null {
  const headEnd = bytes.indexOf('\r\n\r\n')
  if (headEnd === -1) return null
  const [statusLine = '', ...lines] = bytes.toString('latin1', 0, headEnd).split('\r\n')
  const status = Number(statusLine.split(' ')[1])
  const fields = lines.map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const
  })
  const headers = new Map(fields)
  const hasBody = status >= 200 && status !== 304 && status !== 204
  const bodyStart = headEnd + 4
  const sizeBytes = bodyStart + (hasBody ? Number(headers.get('content-length') ?? Number.NaN) : 0)
  if (Number.isNaN(sizeBytes)) throw new Error(`an answer without its length: ${statusLine} ${lines.join(' | ')}`)
  if (bytes.length < sizeBytes) return null
  return { status, headers, body: bytes.toString('utf8', bodyStart, sizeBytes), sizeBytes }
}
