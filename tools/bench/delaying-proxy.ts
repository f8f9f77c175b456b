/** A TCP proxy that delays the bytes it forwards, to simulate a distant server. */

import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A running proxy. It listens on 127.0.0.1. */
export interface DelayingProxy extends AsyncDisposable {
  readonly port: number
}

/** Starts a proxy for a port on this machine. Each direction is delayed by half the round-trip time. */
export async function startDelayingProxy(targetPort: number, roundTripMs: number): Promise<DelayingProxy> {
  const sockets = new Set<Socket>()
  const server = createServer({ noDelay: true, allowHalfOpen: true }, (client) => {
    const target = connect({ host: '127.0.0.1', port: targetPort, noDelay: true, allowHalfOpen: true })
    for (const socket of [client, target]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.once('close', () => sockets.delete(socket))
    }
    forward(client, target, roundTripMs / 2)
    forward(target, client, roundTripMs / 2)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new TypeError('expected the TCP server to have a port')
  return {
    port: address.port,
    [Symbol.asyncDispose]: async () => {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}

/** Timers with the same delay fire in the order in which they were set, so the bytes stay in order. */
function forward(from: Socket, to: Socket, delayMs: number): void {
  from.on('data', (chunk) => void setTimeout(() => to.write(chunk), delayMs))
  from.once('end', () => void setTimeout(() => to.end(), delayMs))
  from.once('close', () => void setTimeout(() => to.destroy(), delayMs))
}
