/** A receiver of webhooks on a real socket that records requests and answers as scripted. */

import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'

/** A request with its body as received. */
export interface ReceivedEvent {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  /** Names and values in turn, in their original spelling. */
  readonly rawHeaders: readonly string[]
  readonly body: Buffer
  readonly remoteAddress: string
}

/** Called when the whole request has been received; sends a response or simulates a fault. */
export type Answer = (event: ReceivedEvent, response: ServerResponse) => void

export interface WebhookReceiver extends AsyncDisposable {
  /** `http://127.0.0.1:<port>/hook` */
  readonly url: string
  readonly port: number
  readonly events: readonly ReceivedEvent[]
  /** The number of connections so far. */
  readonly connectionCount: number
  /** The number of requests without a response. */
  readonly openCount: number
  /** The maximum number of requests that were open at the same time. */
  readonly mostOpenCount: number
  /** Resolves when the given number of requests has been received. */
  received(count: number): Promise<void>
}

export interface ReceiverOptions {
  readonly answer?: Answer
  readonly tls?: { readonly certPem: string; readonly keyPem: string }
  /** Default 127.0.0.1. */
  readonly host?: string
  /** The port. Default: a free port. */
  readonly port?: number
}

/** Returns an answer with a status, header fields and a body. */
export function respond(statusCode: number, headers: Readonly<Record<string, string>> = {}, body: string = ''): Answer {
  return (_event, response) => {
    response.writeHead(statusCode, headers).end(body)
  }
}

/** Never answers. */
export const hang: Answer = () => undefined

/** Answers the first request with the first answer, and so on; the last answer is repeated. */
export function inTurn(...answers: readonly Answer[]): Answer {
  let count = 0
  return (event, response) => {
    const answer = answers[Math.min(count, answers.length - 1)]
    count += 1
    answer?.(event, response)
  }
}

/** Starts the receiver; by default, it answers 200. */
export async function startReceiver(options: ReceiverOptions = {}): Promise<WebhookReceiver> {
  const state = { events: new Array<ReceivedEvent>(), connectionCount: 0, openCount: 0, mostOpenCount: 0 }
  const bells = new Set<() => void>()
  const sockets = new Set<Socket>()
  const answer = options.answer ?? respond(200)

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    state.openCount += 1
    state.mostOpenCount = Math.max(state.mostOpenCount, state.openCount)
    response.on('close', () => {
      state.openCount -= 1
    })
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const event = toEvent(request, Buffer.concat(chunks))
    state.events.push(event)
    answer(event, response)
    for (const ring of bells) ring()
  }

  const onRequest = (request: IncomingMessage, response: ServerResponse): void => {
    // An interrupted request is not an event.
    handle(request, response).catch(() => undefined)
  }
  const server: Server =
    options.tls === undefined
      ? createServer(onRequest)
      : createTlsServer({ cert: options.tls.certPem, key: options.tls.keyPem }, onRequest)
  server.on('connection', (socket: Socket) => {
    state.connectionCount += 1
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  const host = options.host ?? '127.0.0.1'
  const port = await listen(server, host, options.port ?? 0)

  async function received(count: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const ring = (): void => {
      if (state.events.length >= count) resolve()
    }
    bells.add(ring)
    ring()
    await promise
    bells.delete(ring)
  }

  return {
    url: `${options.tls === undefined ? 'http' : 'https'}://${host}:${port}/hook`,
    port,
    events: state.events,
    get connectionCount() {
      return state.connectionCount
    },
    get openCount() {
      return state.openCount
    },
    get mostOpenCount() {
      return state.mostOpenCount
    },
    received,
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function toEvent(request: IncomingMessage, body: Buffer): ReceivedEvent {
  const { method = '', url = '', headers, rawHeaders, socket } = request
  return { method, path: url, headers, rawHeaders, body, remoteAddress: socket.remoteAddress ?? '' }
}

async function listen(server: Server, host: string, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => resolve())
  })
  const address: AddressInfo | string | null = server.address()
  if (address === null || typeof address === 'string') throw new TypeError('a TCP server always has a port')
  return address.port
}
