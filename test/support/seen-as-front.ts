/**
 * A proxy in front of a Postfix that allows XCLIENT: whoever comes through it is seen as a client of another address.
 * So a real relay on this machine can stand for one somewhere in the world.
 */

import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface SeenAsFront extends AsyncDisposable {
  readonly port: number
}

/** Starts one in front of a port of 127.0.0.1. */
export async function startSeenAsFront(targetPort: number, address: string): Promise<SeenAsFront> {
  const sockets = new Set<Socket>()
  const server = createServer({ pauseOnConnect: true }, (client) => {
    const target = connect(targetPort, '127.0.0.1')
    for (const [one, other] of [
      [client, target],
      [target, client],
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
    void introduce(client, target, address)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const listening = server.address()
  return {
    port: typeof listening === 'object' ? (listening?.port ?? 0) : 0,
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** What the server says to XCLIENT is its greeting, as if the client had only now come. */
async function introduce(client: Socket, target: Socket, address: string): Promise<void> {
  await answerOf(target)
  target.write('EHLO front.presend.test\r\n')
  await answerOf(target)
  target.write(`XCLIENT NAME=[UNAVAILABLE] ADDR=${address}\r\n`)
  target.pipe(client)
  client.pipe(target)
  client.resume()
}

/** Reads one reply to its last line; the server says nothing more until it is asked. */
async function answerOf(target: Socket): Promise<void> {
  let text = ''
  while (!/^\d{3} .*\r\n$/mu.test(text)) {
    const [chunk]: unknown[] = await once(target, 'data')
    text += String(chunk)
  }
}
