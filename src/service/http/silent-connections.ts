/** Connections that have not said anything yet: Node does not count them as idle, but a server that ends need not wait for them. */

import type { Server } from 'node:http'
import { Socket } from 'node:net'

/** The silent connections of one server. */
export interface SilentConnections {
  destroyAll(): void
}

/**
 * Watches `server`, whose connections `announcement` announces; one that was away from the parser is announced again,
 * but it is not silent.
 */
export function silentConnections(server: Server, announcement: 'connection' | 'secureConnection'): SilentConnections {
  const silent = new Set<unknown>()

  /** Node calls it with the socket as `this`: one function serves all of them. */
  function forget(this: Socket): void {
    silent.delete(this)
  }

  server.on(announcement, (socket: Socket) => {
    if (socket.bytesRead > 0) return
    silent.add(socket)
    socket.once('close', forget)
  })
  server.on('request', ({ socket }) => void silent.delete(socket))
  return {
    destroyAll: () => {
      for (const socket of silent) if (socket instanceof Socket && socket.bytesRead === 0) socket.destroy()
    },
  }
}
