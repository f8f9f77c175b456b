/** Counts the connections of each client, so that a single client cannot use up all of them. */

import type { Server } from 'node:net'

export interface ConnectionCounts {
  /** Returns the number of open connections of the client at this address, including the current one. */
  of(address: string): number
}

/**
 * Starts counting a server's connections. @param clientOf maps an address to its client, which may have several
 * addresses
 */
export function countConnections(server: Server, clientOf: (address: string) => string): ConnectionCounts {
  const counts = new Map<string, number>()
  // This listener must run before smtp-server's own listener, which reads the count immediately.
  server.prependListener('connection', (socket) => {
    const client = clientOf(socket.remoteAddress ?? '')
    counts.set(client, (counts.get(client) ?? 0) + 1)
    socket.once('close', () => {
      const left = (counts.get(client) ?? 1) - 1
      if (left === 0) counts.delete(client)
      else counts.set(client, left)
    })
  })
  return { of: (address) => counts.get(clientOf(address)) ?? 0 }
}
