/** An HTTP/1.1 server, plain or over TLS, with limits per client and a graceful shutdown. */

import { once } from 'node:events'
import { createServer, type Server, type ServerOptions } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { Server as TlsServer } from 'node:tls'
import { clientNetwork, isLoopbackAddress, plainAddress } from '../../foundation/world/ip-address.ts'
import { trackSockets } from '../receiving/local-smtp/open-sockets.ts'
import { answerClientError, refuseTunnel } from './client-errors.ts'
import {
  defaultHttpLimits,
  type FetchHandler,
  type HttpLimits,
  type HttpServerOptions,
  type TlsKeyPair,
} from './http-options.ts'
import { inSlices } from './in-slices.ts'
import { type LastResponses, lastResponses } from './last-responses.ts'
import { limitPipelining } from './limit-pipelining.ts'
import type { UncountedRequest } from './rate-limit.ts'
import { requestListener } from './request-listener.ts'

/** A listening server. Disposing the server closes every connection immediately. */
export interface HttpServer extends AsyncDisposable {
  readonly host: string
  readonly port: number
  /**
   * Stops accepting connections, closes idle connections, and finishes requests in progress with `Connection: close`.
   * Long polls end when their watcher is disposed. Resolves once every connection is closed. If `signal` aborts first,
   * destroys the remaining connections and rejects with the signal's reason.
   */
  drain(signal: AbortSignal): Promise<void>
  /**
   * Replaces the certificate for new connections. @throws Node's error if the pair is invalid, TypeError if TLS is off
   */
  replaceCertificate(pair: TlsKeyPair): void
}

/** The maximum number of malformed or late requests that are answered in one turn of the event loop. */
const answersPerTurn = 50

/** Starts listening. Rejects with Node's error if the port is in use or the certificate is invalid. */
export async function startHttpServer(app: FetchHandler, options: HttpServerOptions): Promise<HttpServer> {
  const limits = { ...defaultHttpLimits, ...options.limits }
  const server = openServer(options, limits)
  const uncounted = (): UncountedRequest => ({ limit: limits.anonymousRequestsPerHour, nowMs: options.clock.nowMs() })
  limitConnections(server, limits.connectionsPerClient, options.isUnlimited)
  // Register this listener before the request listener, so that it sees each request first.
  const last = lastResponses(server)
  const listener = limitPipelining(requestListener(app, uncounted))
  server.on('request', listener)
  server.on('checkContinue', listener)
  server.on('checkExpectation', listener)
  const later = inSlices(answersPerTurn)
  server.on('clientError', (error, socket) =>
    later(() => answerClientError(error, { socket, pending: last.pendingOn(socket) }, uncounted())),
  )
  server.on('connect', (_request, socket) => refuseTunnel({ socket, pending: last.pendingOn(socket) }, uncounted()))
  const { host } = options
  const port = await listen(server, host, options.port)
  return {
    host,
    port,
    drain: async (signal) => await drain(server, last, signal),
    replaceCertificate: (pair) => replaceCertificate(server, pair),
    [Symbol.asyncDispose]: async () => await close(server),
  }
}

function openServer({ tls }: HttpServerOptions, limits: HttpLimits): Server {
  const { headerTimeoutMs, requestTimeoutMs, keepAliveTimeoutMs } = limits
  const options: ServerOptions = {
    maxHeaderSize: limits.maxHeaderBytes,
    headersTimeout: Math.min(headerTimeoutMs, requestTimeoutMs),
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: keepAliveTimeoutMs,
    // How often timeouts are checked. A timeout can take effect up to one interval late.
    connectionsCheckingInterval: Math.max(50, Math.min(headerTimeoutMs / 4, 1000)),
    // Node's own 400 response has no body, so the request listener checks the Host header instead.
    requireHostHeader: false,
    // Ignore requests to upgrade the protocol, and respond as usual.
    shouldUpgradeCallback: () => false,
  }
  const server =
    tls === undefined
      ? createServer(options)
      : createTlsServer({ ...options, ...tls, handshakeTimeout: headerTimeoutMs })
  server.maxConnections = limits.connectionCount
  return server
}

/**
 * Closes a new connection immediately if its client's network has reached its limit, so that one client cannot use all
 * connections.
 */
function limitConnections(
  server: Server,
  maxConnections: number,
  isUnlimited: (address: string) => boolean = isLoopbackAddress,
): void {
  const sockets = trackSockets(server, clientNetwork)
  server.on('connection', (socket) => {
    const address = plainAddress(socket.remoteAddress ?? '')
    if (!isUnlimited(address) && sockets.countOf(address) > maxConnections) socket.destroy()
  })
}

function replaceCertificate(server: Server, pair: TlsKeyPair): void {
  if (!(server instanceof TlsServer)) throw new TypeError('a plain HTTP server has no certificate')
  server.setSecureContext(pair)
}

async function listen(server: Server, host: string, port: number): Promise<number> {
  // Allow many pending connections, because thousands of clients may reconnect at once after a restart.
  server.listen({ port, host, backlog: 4096 })
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : port
}

async function drain(server: Server, last: LastResponses, signal: AbortSignal): Promise<void> {
  const abort = (): void => server.closeAllConnections()
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
    last.begin()
    server.closeIdleConnections()
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
  })
  signal.removeEventListener('abort', abort)
  signal.throwIfAborted()
}

async function close(server: Server): Promise<void> {
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
