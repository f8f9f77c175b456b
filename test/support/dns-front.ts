/**
 * A UDP proxy in front of a name server that behaves like a resolver: it answers SERVFAIL while the server is down. It
 * can delay queries, so that a test can act while they are pending.
 */

import { createSocket, type RemoteInfo, type Socket } from 'node:dgram'
import { once } from 'node:events'

export interface DnsFront extends AsyncDisposable {
  /** `127.0.0.1:port`. */
  readonly address: string
  /** Delays all queries from now on. */
  hold(): void
  /** Resolves when a query is waiting. */
  held(): Promise<void>
  /** Forwards all waiting and future queries. */
  release(): void
}

interface Question {
  readonly bytes: Buffer
  readonly from: RemoteInfo
}

/** Starts a proxy in front of port 53 of `host`. */
export async function startDnsFront(host: string): Promise<DnsFront> {
  const front = createSocket('udp4')
  const asking = new Set<Socket>()
  const waiting: Question[] = []
  const state = { isHolding: false, wake: (): void => undefined }

  function pass({ bytes, from }: Question): void {
    const socket = createSocket('udp4')
    asking.add(socket)
    socket.on('message', (answer) => {
      front.send(answer, from.port, from.address)
      close(socket)
    })
    // Resolvers answer SERVFAIL if the server does not listen.
    socket.on('error', () => {
      front.send(serverFailure(bytes), from.port, from.address)
      close(socket)
    })
    socket.connect(53, host, () => socket.send(bytes))
  }

  function close(socket: Socket): void {
    if (asking.delete(socket)) socket.close()
  }

  front.on('message', (bytes, from) => {
    if (!state.isHolding) return pass({ bytes, from })
    waiting.push({ bytes, from })
    return state.wake()
  })
  front.bind(0, '127.0.0.1')
  await once(front, 'listening')
  return {
    address: `127.0.0.1:${front.address().port}`,
    hold: () => {
      state.isHolding = true
    },
    held: async () => {
      if (waiting.length > 0) return
      await new Promise<void>((resolve) => {
        state.wake = resolve
      })
    },
    release: () => {
      state.isHolding = false
      for (const question of waiting.splice(0)) pass(question)
    },
    [Symbol.asyncDispose]: async () => {
      for (const socket of asking) close(socket)
      front.close()
      await Promise.resolve()
    },
  }
}

/** Returns the query as a reply with code 2 (RFC 1035 §4.1.1). */
function serverFailure(question: Buffer): Buffer {
  const answer = Buffer.from(question)
  answer.writeUInt16BE(0x8182, 2)
  return answer
}
