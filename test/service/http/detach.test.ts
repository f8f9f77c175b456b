import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'

import { expect, it } from 'vitest'

import { canRelease, markForDetachment, releaseSocket } from '../../../src/service/http/detach.ts'
import { rawClient } from './raw-client.ts'

it('Node hands over the socket of a request that was marked while it was announced, and the response can be parted from it', async () => {
  const server = createServer({ shouldUpgradeCallback: () => false })
  const announced = Promise.withResolvers<ServerResponse>()
  const handedOver = Promise.withResolvers<{ incoming: IncomingMessage; socket: Duplex; head: Buffer }>()
  server.on('request', (incoming, outgoing) => {
    markForDetachment(incoming)
    announced.resolve(outgoing)
  })
  server.on('upgrade', (incoming, socket, head) => handedOver.resolve({ incoming, socket, head }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address: AddressInfo | string | null = server.address()
  using client = await rawClient(typeof address === 'object' ? (address?.port ?? 0) : 0)
  client.send('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  const outgoing = await announced.promise
  const { socket, head } = await handedOver.promise
  expect(head).toHaveLength(0)
  expect(outgoing.socket).toBe(socket)
  expect(canRelease(outgoing)).toBe(true)
  releaseSocket(outgoing, socket)
  expect(outgoing.socket).toBeNull()
  socket.end('HTTP/1.1 204 No Content\r\n\r\n')
  expect((await client.next()).status).toBe(204)
  await client.closed
  await new Promise((resolve) => server.close(resolve))
})
