/** Provides an HTTP endpoint whose response can be configured. */

import { createServer } from 'node:http'

/**
 * Starts a server that sends a JSON response to every request. @param answer returns the body; a string is sent as is
 */
export async function serveJson(answer: () => unknown): Promise<AsyncDisposable & { readonly url: string }> {
  const server = createServer((_request, response) => {
    const body = answer()
    response.writeHead(200, { 'Content-Type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
