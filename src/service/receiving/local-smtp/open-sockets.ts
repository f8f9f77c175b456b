/** Tracks the open connections of a server, so that a single client cannot use up all of them. */

import type { Server, Socket } from 'node:net'

export interface OpenSockets {
  /** All open connections, including one that is being accepted. */
  readonly all: ReadonlySet<Socket>
  /** Returns how many connections the client at this address has open, including one that is being accepted. */
  countOf(address: string): number
}

/**
 * Starts tracking a server's connections. @param clientOf maps an address to a client, because a client may have
 * several addresses
 */
export function trackSockets(server: Server, clientOf: (address: string) => string): OpenSockets {
  const sockets = new Set<Socket>()
  const counts = new Map<string, number>()
  // This listener must run before smtp-server's own listener, which reads the counts immediately.
  server.prependListener('connection', (socket) => {
    const client = clientOf(socket.remoteAddress ?? '')
    sockets.add(socket)
    counts.set(client, (counts.get(client) ?? 0) + 1)
    socket.once('close', () => {
      sockets.delete(socket)
      const left = (counts.get(client) ?? 1) - 1
      if (left === 0) counts.delete(client)
      else counts.set(client, left)
    })
  })
  return { all: sockets, countOf: (address) => counts.get(clientOf(address)) ?? 0 }
}
