/** An HTTP endpoint whose replies a test decides. */

import { createServer } from 'node:http'

/** A server that gives one JSON reply to everything. @param answer its body; text is sent as it is */
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
