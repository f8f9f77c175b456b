/** Puts an app on a port: HTTP/1.1, plain or over TLS, with limits per client, and a shutdown that breaks no response. */

import { createServer, type Server, type ServerOptions } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { Server as TlsServer } from 'node:tls'

import type { ServiceApp } from './app.ts'
import { answerClientError, refuseTunnel } from './http/client-errors.ts'
import { type HttpLimits, type HttpServerOptions, type TlsKeyPair, usualHttpLimits } from './http/http-options.ts'
import { type LastResponses, lastResponses } from './http/last-responses.ts'
import { limitClients } from './http/limit-clients.ts'
import { requestListener } from './http/request-listener.ts'
import type { UncountedRequest } from './middleware/limit-rate.ts'

/** A server that listens. Disposing it ends every connection at once. */
export interface HttpServer extends AsyncDisposable {
  readonly host: string
  readonly port: number
  /**
   * Takes no new connection and lets requests under way finish, each with `Connection: close`; idle connections are
   * closed. Long polls end when their watcher is disposed. Resolves once every connection is closed; when `signal` aborts,
   * those that are left are cut and it rejects with the signal's reason.
   */
  drain(signal: AbortSignal): Promise<void>
  /** Uses another certificate from now on. @throws Node's own error when the pair cannot be used, or TLS is off */
  replaceCertificate(pair: TlsKeyPair): void
}

/** Starts listening. Rejects with Node's own error when the port is taken or the certificate cannot be used. */
export async function startHttpServer(app: Pick<ServiceApp, 'fetch'>, options: HttpServerOptions): Promise<HttpServer> {
  const limits = { ...usualHttpLimits, ...options.limits }
  const server = openServer(options, limits)
  const uncounted = (): UncountedRequest => ({ limit: limits.anonymousRequestsPerHour, nowMs: options.clock.nowMs() })
  limitClients(server, limits.connectionsPerClient, options.isUnlimited)
  // First, so that it sees each request before it is answered.
  const last = lastResponses(server)
  const listener = requestListener(app, uncounted)
  server.on('request', listener)
  server.on('checkContinue', listener)
  server.on('checkExpectation', listener)
  server.on('clientError', (error, socket) => answerClientError(error, socket, uncounted()))
  server.on('connect', (_request, socket) => refuseTunnel(socket, uncounted()))
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
    // How late a time-out may be noticed.
    connectionsCheckingInterval: Math.max(50, Math.min(headerTimeoutMs / 4, 5000)),
    // Node would answer without a body; the listener looks for it.
    requireHostHeader: false,
    // Nothing is ever upgraded: a request that asks for it is answered as if it did not.
    shouldUpgradeCallback: () => false,
  }
  const server =
    tls === undefined
      ? createServer(options)
      : createTlsServer({ ...options, ...tls, handshakeTimeout: headerTimeoutMs })
  server.maxConnections = limits.connectionCount
  return server
}

function replaceCertificate(server: Server, pair: TlsKeyPair): void {
  if (!(server instanceof TlsServer)) throw new TypeError('this server speaks plain HTTP: it has no certificate')
  server.setSecureContext(pair)
}

async function listen(server: Server, host: string, port: number): Promise<number> {
  return await new Promise((resolve, reject) => {
    server.once('error', reject)
    // Thousands of clients that come back at once, as after a restart, need a long queue.
    server.listen({ port, host, backlog: 4096 }, () => {
      server.off('error', reject)
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
}

async function drain(server: Server, last: LastResponses, signal: AbortSignal): Promise<void> {
  let isCut = false
  const cut = (): void => {
    isCut = true
    server.closeAllConnections()
  }
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
    last.begin()
    server.closeIdleConnections()
    if (signal.aborted) cut()
    else signal.addEventListener('abort', cut, { once: true })
  })
  signal.removeEventListener('abort', cut)
  if (isCut) throw signal.reason
}

async function close(server: Server): Promise<void> {
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
