/** Starts and stops servers of node:http on 127.0.0.1. */

import type { Server } from 'node:http'

/** Listens on a port that the system chooses, and resolves with this port. */
export async function listenLocally(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new TypeError('a TCP server always has a port')
  return address.port
}

/** Stops the server and closes all connections. */
export async function closeLocally(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}
