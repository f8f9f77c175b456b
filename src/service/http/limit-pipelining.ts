/** Closes connections on which a client sends many requests without waiting for the responses. */

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Handles a request. */
export type RequestListener = (incoming: IncomingMessage, outgoing: ServerResponse) => void

/**
 * The maximum number of pending responses on one connection. Browsers and common clients send the next request after
 * the response to the previous one.
 */
export const maxPendingCount = 16

/**
 * Closes a connection when its client sends more requests than `maxPendingCount` without waiting for the responses.
 * Node handles all pipelined requests at once: without the limit, 20 connections would start tens of thousands of
 * database queries, which delay all other clients and take gigabytes of memory.
 */
export function limitPipelining(listener: RequestListener): RequestListener {
  const pendingCounts = new WeakMap<Socket, number>()

  // Node sets `this` to the emitter, so one function can serve all responses.
  function onClose(this: ServerResponse): void {
    const { socket } = this.req
    pendingCounts.set(socket, (pendingCounts.get(socket) ?? 1) - 1)
  }

  return (incoming, outgoing) => {
    const { socket } = incoming
    // Node still reports the requests that it received before the connection was closed.
    if (socket.destroyed) return
    const count = (pendingCounts.get(socket) ?? 0) + 1
    if (count > maxPendingCount) {
      socket.destroy()
      return
    }
    pendingCounts.set(socket, count)
    outgoing.once('close', onClose)
    listener(incoming, outgoing)
  }
}
