/** Tracks a server's responses, and closes the connections that Node's `server.close()` leaves open. */

import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { Server as TlsServer } from 'node:tls'

/** Tracks the responses and connections of one server. */
export interface LastResponses {
  /** Returns the response that is being written to `socket` or will be written next, or `null` if there is none. */
  pendingOn(socket: Duplex): ServerResponse | null
  /**
   * Makes every response, including those in progress, close its connection. Immediately closes connections that have
   * no request.
   */
  begin(): void
}

/** Starts tracking the responses and connections of a server. */
export function lastResponses(server: Server): LastResponses {
  const silent = new Set<unknown>()
  const open = new Set<ServerResponse>()
  let isLast = false

  // Node sets `this` to the emitter, so one function can serve all connections. One closure per connection would take
  // more memory.
  function forgetSocket(this: Socket): void {
    silent.delete(this)
  }

  function forgetResponse(this: ServerResponse): void {
    open.delete(this)
  }

  // A TLS server emits both events: `connection` on accept, `secureConnection` after the handshake.
  server.on(server instanceof TlsServer ? 'secureConnection' : 'connection', (socket: Socket) => {
    silent.add(socket)
    socket.once('close', forgetSocket)
  })

  function track({ socket }: IncomingMessage, response: ServerResponse): void {
    silent.delete(socket)
    if (isLast) response.shouldKeepAlive = false
    open.add(response)
    response.once('close', forgetResponse)
  }
  for (const event of ['request', 'checkContinue', 'checkExpectation']) server.on(event, track)

  return {
    // A response has a socket only while it is first in the socket's queue.
    pendingOn: (socket) => open.values().find((response) => response.socket === socket) ?? null,
    begin: () => {
      isLast = true
      for (const response of open) response.shouldKeepAlive = false
      // Keep connections on which part of a request has already arrived.
      for (const socket of silent) if (socket instanceof Socket && socket.bytesRead === 0) socket.destroy()
    },
  }
}
