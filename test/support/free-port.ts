/** Finds ports for servers that cannot choose one themselves. */

import { createServer } from 'node:net'

/** Returns a TCP port of 127.0.0.1 that was free a moment ago. */
export async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.address()
  await new Promise<void>((resolve) => server.close(() => resolve()))
  if (address === null || typeof address === 'string') throw new TypeError('a TCP server always has a port')
  return address.port
}
