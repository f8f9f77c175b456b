/** A TCP proxy that simulates bad networks. */

import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export interface ToxicProxy extends AsyncDisposable {
  readonly port: number
  /** Resets all connections. */
  cut(): void
  /** From now on, no data is forwarded in either direction, and the connections stay open. */
  stall(): void
  /** Closes the server's side of every connection and keeps the client's side open. */
  halfOpen(): void
  /** Resets new connections. */
  refuse(): void
  /** From now on, all data is delayed by this time in both directions. */
  slow(delayMs: number): void
  /** Ends all faults: new connections work again, stalled ones continue, and nothing is delayed. */
  heal(): void
  /** From now on, data arrives in pieces of this size, a millisecond apart. */
  trickle(pieceBytes: number): void
  /** Returns the number of bytes that the server has sent. */
  readonly bytesToClient: number
  /** Returns the number of connections that were accepted. */
  readonly connectionCount: number
}

/** Changes to the data that passes the proxy; text is latin1, so that every byte is one character. */
export interface Rewriting {
  toServer?(text: string): string
  toClient?(text: string): string
}

interface Pair {
  readonly client: Socket
  readonly server: Socket
}

/** Starts a proxy in front of a port of 127.0.0.1. */
export async function startToxicProxy(targetPort: number, rewriting: Rewriting = {}): Promise<ToxicProxy> {
  const pairs = new Set<Pair>()
  const state = { isStalled: false, isRefusing: false, delayMs: 0, pieceBytes: 0, bytesToClient: 0, connectionCount: 0 }
  const proxy = createServer({ allowHalfOpen: true }, (client) => {
    state.connectionCount += 1
    if (state.isRefusing) {
      client.resetAndDestroy()
      return
    }
    const pair = { client, server: connect({ port: targetPort, host: '127.0.0.1', allowHalfOpen: true }) }
    pairs.add(pair)
    join(pair, { ...rewriting, slowness: () => state, onEnd: () => pairs.delete(pair) })
    pair.server.on('data', (chunk: Buffer) => {
      state.bytesToClient += chunk.length
    })
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
    slow: (delayMs) => {
      state.delayMs = delayMs
    },
    heal: () => {
      state.delayMs = 0
      state.pieceBytes = 0
      state.isStalled = false
      state.isRefusing = false
      for (const { client, server } of pairs) {
        client.resume()
        server.resume()
      }
    },
    trickle: (pieceBytes) => {
      state.pieceBytes = pieceBytes
    },
    get bytesToClient() {
      return state.bytesToClient
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

interface Joining extends Rewriting {
  readonly slowness: () => Slowness
  readonly onEnd: () => void
}

function join({ client, server }: Pair, { toServer, toClient, slowness, onEnd }: Joining): void {
  const toTheServer = laterWriter(server, toServer, slowness)
  const toTheClient = laterWriter(client, toClient, slowness)
  client.on('data', toTheServer.write)
  server.on('data', toTheClient.write)
  for (const socket of [client, server]) socket.on('error', () => undefined)
  // A client that has finished sending may still be receiving; for example, clients of spamd do this.
  client.on('end', toTheServer.end)
  server.on('end', toTheClient.end)
  client.on('close', () => {
    server.destroy()
    onEnd()
  })
  server.on('close', () => client.destroySoon())
}

interface Slowness {
  readonly delayMs: number
  /** If 0, pieces keep their size. */
  readonly pieceBytes: number
}

interface LaterWriter {
  readonly write: (chunk: Buffer) => void
  readonly end: () => void
}

/** Writes the data in order, however long each piece takes. */
function laterWriter(to: Socket, rewrite: Rewriting['toServer'], slowness: () => Slowness): LaterWriter {
  let before = Promise.resolve()
  const later = (work: () => void): void => {
    const { delayMs, pieceBytes } = slowness()
    if (delayMs === 0 && pieceBytes === 0) work()
    else before = before.then(async () => await wait(Math.max(delayMs, 1))).then(work)
  }
  return {
    write: (chunk) => {
      const { pieceBytes } = slowness()
      const data = rewritten(chunk, rewrite)
      const pieceLength = pieceBytes === 0 ? data.length : pieceBytes
      for (let start = 0; start < data.length; start += pieceLength) {
        later(() => void to.write(data.subarray(start, start + pieceLength)))
      }
    },
    end: () => later(() => void to.end()),
  }
}

function rewritten(chunk: Buffer, rewrite: ((text: string) => string) | undefined): Buffer {
  return rewrite === undefined ? chunk : Buffer.from(rewrite(chunk.toString('latin1')), 'latin1')
}

function pause({ client, server }: Pair): void {
  client.pause()
  server.pause()
}
