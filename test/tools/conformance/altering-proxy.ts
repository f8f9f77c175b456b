/** A proxy between the suite and a correct service that makes the service faulty in exactly one respect. */

import { once } from 'node:events'
import {
  request as ask,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'

/** A request on its way to the service. */
export interface ProxiedRequest {
  readonly method: string
  /** The path below `/api/v1`, with its query: `/spam_tests/x`. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}

/** A reply on its way to the suite. */
export interface ProxiedReply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** The behavior of a faulty service. */
export interface Behaviour {
  /** Returns the request to forward to the service, or a reply to return without forwarding the request. */
  readonly request?: (request: ProxiedRequest) => ProxiedRequest | ProxiedReply | Promise<ProxiedRequest>
  readonly reply?: (reply: ProxiedReply, request: ProxiedRequest) => ProxiedReply
}

/** A kind of fault, and the checks that must detect it. */
export interface Alteration {
  readonly name: string
  readonly breaks: readonly string[]
  /** The path at which the faulty service claims that its API begins; if absent, `/api/v1`. */
  readonly base?: string
  /** Creates a new behavior, which may keep state about requests. */
  start(): Behaviour
}

/** A running proxy. */
export interface AlteringProxy extends AsyncDisposable {
  readonly port: number
}

const apiBase = '/api/v1'

/** Starts the proxy in front of `http://127.0.0.1:<servicePort>`. By default, `port` is a free port. */
export async function startAlteringProxy(
  servicePort: number,
  behaviour: Behaviour,
  place: { readonly port?: number; readonly base?: string; readonly serviceBase?: string } = {},
): Promise<AlteringProxy> {
  const { port = 0, base = apiBase, serviceBase = apiBase } = place

  async function answer(incoming: IncomingMessage): Promise<ProxiedReply> {
    const came = await readRequest(incoming, base)
    const altered = (await behaviour.request?.(came)) ?? came
    if ('status' in altered) return altered
    const reply = await forward(servicePort, serviceBase, altered)
    return behaviour.reply?.(reply, came) ?? reply
  }

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    try {
      const { status, headers, body } = await answer(incoming)
      const { 'content-length': _length, 'transfer-encoding': _encoding, connection: _connection, ...rest } = headers
      outgoing.writeHead(status, rest)
      outgoing.end(incoming.method === 'HEAD' || status === 304 ? undefined : body)
    } catch {
      // The service closed the connection, so the proxy does the same.
      outgoing.destroy()
    }
  }

  const server = createServer((incoming, outgoing) => void serve(incoming, outgoing))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new TypeError('a TCP server always has a port')
  return {
    port: address.port,
    [Symbol.asyncDispose]: async () => {
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
    },
  }
}

async function readRequest(incoming: IncomingMessage, base: string): Promise<ProxiedRequest> {
  const body = Buffer.concat(await Array.fromAsync<Uint8Array>(incoming))
  const { method = '', url = '' } = incoming
  const path = url.startsWith(base) ? url.slice(base.length) : `outside:${url}`
  return { method, path, headers: plainHeaders(incoming.headers), body }
}

async function forward(
  port: number,
  base: string,
  { method, path, headers, body }: ProxiedRequest,
): Promise<ProxiedReply> {
  const { 'transfer-encoding': encoding, ...others } = headers
  const length = encoding === undefined && body.length > 0 ? { 'content-length': String(body.length) } : {}
  const kept = encoding === undefined ? others : { ...others, 'transfer-encoding': encoding }
  const url = path.startsWith('outside:') ? path.slice('outside:'.length) : base + path
  const outgoing = ask({ host: '127.0.0.1', port, method, path: url, headers: { ...kept, ...length } })
  outgoing.end(body)
  const [incoming]: readonly IncomingMessage[] = await once(outgoing, 'response')
  if (incoming === undefined) throw new TypeError('a response comes with its message')
  const text = Buffer.concat(await Array.fromAsync<Uint8Array>(incoming)).toString('utf8')
  return { status: incoming.statusCode ?? 0, headers: plainHeaders(incoming.headers), body: text }
}

function plainHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)] as const])),
  )
}
