/** Puts an app on a port. */

import type { Server } from 'node:http'

import { createAdaptorServer } from '@hono/node-server'
import type { ServiceApp } from './app.ts'

/** A server that listens. Disposing it ends every connection at once. */
export interface HttpServer extends AsyncDisposable {
  readonly host: string
  readonly port: number
}

/** Longer than clients keep idle connections, so that none is closed under a request that is just being sent. */
const keepAliveTimeoutMs = 65_000

/** Starts listening; port 0 takes any free one. Rejects with Node's own error when the port is taken. */
export async function startHttpServer(
  app: Pick<ServiceApp, 'fetch'>,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<HttpServer> {
  const server = createAdaptorServer({ fetch: app.fetch, hostname: host })
  if (!isHttpServer(server)) throw new TypeError('only HTTP/1.1 was asked for')
  server.keepAliveTimeout = keepAliveTimeoutMs
  const takenPort = await listen(server, host, port)
  return { host, port: takenPort, [Symbol.asyncDispose]: async () => await close(server) }
}

function isHttpServer(server: object): server is Server {
  return 'closeAllConnections' in server
}

async function listen(server: Server, host: string, port: number): Promise<number> {
  return await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
}

async function close(server: Server): Promise<void> {
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
