/** What Node's `server.close()` leaves open: connections on which no request has begun, and those that are kept alive. */

import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { Server as TlsServer } from 'node:tls'

/** The responses and connections of one server. */
export interface LastResponses {
  /** From now on every response ends its connection, those under way included; connections without a request are closed. */
  begin(): void
}

/** Watches `server`. */
export function lastResponses(server: Server): LastResponses {
  const silent = new Set<unknown>()
  const open = new Set<ServerResponse>()
  let isLast = false

  // Node calls these two with the emitter as `this`, so that one function serves all of them.
  function forgetSocket(this: Socket): void {
    silent.delete(this)
  }

  function forgetResponse(this: ServerResponse): void {
    open.delete(this)
  }

  // A TLS server announces a connection twice: when it is accepted, and when it is encrypted.
  server.on(server instanceof TlsServer ? 'secureConnection' : 'connection', (socket: Socket) => {
    silent.add(socket)
    socket.once('close', forgetSocket)
  })

  function watch({ socket }: IncomingMessage, response: ServerResponse): void {
    silent.delete(socket)
    if (isLast) response.shouldKeepAlive = false
    open.add(response)
    response.once('close', forgetResponse)
  }
  for (const event of ['request', 'checkContinue', 'checkExpectation']) server.on(event, watch)

  return {
    begin: () => {
      isLast = true
      for (const response of open) response.shouldKeepAlive = false
      // Not those that have sent a part of a request.
      for (const socket of silent) if (socket instanceof Socket && socket.bytesRead === 0) socket.destroy()
    },
  }
}
