/** A proxy between a client and an SMTP server that removes the STARTTLS offer, as an attacker would. */

import { connect, createServer, type Socket } from 'node:net'

export interface StartTlsStripper extends AsyncDisposable {
  readonly host: string
  readonly port: number
  /** Everything that clients have sent, on all connections together. */
  readonly clientText: string
}

/** Starts the proxy in front of a server. */
export async function startStartTlsStripper(target: {
  readonly host: string
  readonly port: number
}): Promise<StartTlsStripper> {
  const sockets = new Set<Socket>()
  let clientText = ''
  const server = createServer((client) => {
    const upstream = connect(target.port, target.host)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    }
    client.on('data', (chunk: Buffer) => {
      clientText += chunk.toString('latin1')
      upstream.write(chunk)
    })
    upstream.on('data', (chunk: Buffer) =>
      client.write(chunk.toString('latin1').replace(/250-STARTTLS\r\n/u, ''), 'latin1'),
    )
    client.on('end', () => upstream.end())
    upstream.on('end', () => client.end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new TypeError('a TCP server always has a port')
  return {
    host: '127.0.0.1',
    port: address.port,
    get clientText() {
      return clientText
    },
    [Symbol.asyncDispose]: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
