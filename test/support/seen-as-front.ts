/**
 * A proxy in front of a Postfix that allows XCLIENT. The server sees its clients with another address, so a relay on
 * this machine can act as one anywhere on the Internet.
 */

import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface SeenAsFront extends AsyncDisposable {
  readonly port: number
}

/** Starts a proxy in front of a port on 127.0.0.1. */
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

/** The server replies to XCLIENT with its greeting, as if the client had just connected. */
async function introduce(client: Socket, target: Socket, address: string): Promise<void> {
  await answerOf(target)
  target.write('EHLO front.presend.test\r\n')
  await answerOf(target)
  target.write(`XCLIENT NAME=[UNAVAILABLE] ADDR=${address}\r\n`)
  target.pipe(client)
  client.pipe(target)
  client.resume()
}

/** Reads one complete reply; the server sends nothing more until it is asked. */
async function answerOf(target: Socket): Promise<void> {
  let text = ''
  while (!/^\d{3} .*\r\n$/mu.test(text)) {
    const [chunk]: unknown[] = await once(target, 'data')
    text += String(chunk)
  }
}
