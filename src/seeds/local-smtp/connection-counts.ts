/** How many connections each client holds, so that one of them cannot take all. */

import type { Server } from 'node:net'

export interface ConnectionCounts {
  /** Connections of the client at this address that are open now, the asking one included. */
  of(address: string): number
}

/** Counts the connections of a server from now on. @param clientOf whom an address belongs to: many may be one client's */
export function countConnections(server: Server, clientOf: (address: string) => string): ConnectionCounts {
  const counts = new Map<string, number>()
  // Before smtp-server's own listener, which asks at once.
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
