/** A TCP proxy that does to connections what bad networks do. */

import { connect, createServer, type Socket } from 'node:net'

export interface ToxicProxy extends AsyncDisposable {
  readonly port: number
  /** Resets every connection that there is. */
  cut(): void
  /** From now on nothing goes through, in either direction, and nobody is told: connections are half open. */
  stall(): void
  /** Closes the server's side of every connection and keeps the client's: the client thinks that it is connected. */
  halfOpen(): void
  /** Answers connections with a reset. */
  refuse(): void
  /** New connections go through again; those that are stalled go on. */
  heal(): void
  /** Connections that were taken so far. */
  readonly connectionCount: number
}

/** What passes a proxy, changed on its way; text is latin1, so that every byte is a character. */
export interface Rewriting {
  toServer?(text: string): string
  toClient?(text: string): string
}

interface Pair {
  readonly client: Socket
  readonly server: Socket
}

/** Starts one in front of a port of 127.0.0.1. */
export async function startToxicProxy(targetPort: number, rewriting: Rewriting = {}): Promise<ToxicProxy> {
  const pairs = new Set<Pair>()
  const state = { isStalled: false, isRefusing: false, connectionCount: 0 }
  const proxy = createServer((client) => {
    state.connectionCount += 1
    if (state.isRefusing) {
      client.resetAndDestroy()
      return
    }
    const pair = { client, server: connect(targetPort, '127.0.0.1') }
    pairs.add(pair)
    join(pair, rewriting, () => pairs.delete(pair))
    if (state.isStalled) pause(pair)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const address = proxy.address()
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    cut: () => {
      for (const { client, server } of pairs) {
        client.resetAndDestroy()
        server.destroy()
      }
    },
    stall: () => {
      state.isStalled = true
      for (const pair of pairs) pause(pair)
    },
    halfOpen: () => {
      for (const pair of pairs) {
        pause(pair)
        pair.server.removeAllListeners('close')
        pair.server.destroy()
      }
    },
    refuse: () => {
      state.isRefusing = true
    },
    heal: () => {
      state.isStalled = false
      state.isRefusing = false
      for (const { client, server } of pairs) {
        client.resume()
        server.resume()
      }
    },
    get connectionCount() {
      return state.connectionCount
    },
    [Symbol.asyncDispose]: async () => {
      for (const { client, server } of pairs) {
        client.destroy()
        server.destroy()
      }
      await new Promise((resolve) => proxy.close(resolve))
    },
  }
}

function join({ client, server }: Pair, { toServer, toClient }: Rewriting, onEnd: () => void): void {
  client.on('data', (chunk: Buffer) => server.write(rewritten(chunk, toServer)))
  server.on('data', (chunk: Buffer) => client.write(rewritten(chunk, toClient)))
  for (const socket of [client, server]) socket.on('error', () => undefined)
  client.on('close', () => {
    server.destroy()
    onEnd()
  })
  server.on('close', () => client.destroy())
}

function rewritten(chunk: Buffer, rewrite: ((text: string) => string) | undefined): Buffer {
  return rewrite === undefined ? chunk : Buffer.from(rewrite(chunk.toString('latin1')), 'latin1')
}

function pause({ client, server }: Pair): void {
  client.pause()
  server.pause()
}
