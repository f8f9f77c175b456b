/** Both ends of one TCP connection in this process. */

import { connect, createServer, type Socket } from 'node:net'

export interface SocketPair extends AsyncDisposable {
  /** The client's end of the connection. */
  readonly near: Socket
  readonly far: Socket
  /** Everything that the far end has received so far. */
  received(): string
  /** Resolves when the far end has received `text`. */
  untilReceived(text: string): Promise<void>
}

/** Opens a connected pair of sockets on 127.0.0.1. */
export async function openSocketPair(): Promise<SocketPair> {
  const accepted = Promise.withResolvers<Socket>()
  const server = createServer((socket) => accepted.resolve(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new TypeError('a TCP server always has a port')
  const near = connect(address.port, '127.0.0.1')
  const far = await accepted.promise
  let text = ''
  const watchers = new Set<() => void>()
  far.on('error', () => undefined)
  far.on('data', (chunk: Buffer) => {
    text += chunk.toString('latin1')
    for (const watcher of watchers) watcher()
  })
  return {
    near,
    far,
    received: () => text,
    untilReceived: async (wanted) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      const look = (): void => {
        if (text.includes(wanted)) resolve()
      }
      watchers.add(look)
      look()
      await promise
      watchers.delete(look)
    },
    [Symbol.asyncDispose]: async () => {
      near.destroy()
      far.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
