import { connect, createServer } from 'node:net'

import { expect, it } from 'vitest'

import { trackSockets } from '../../../../src/service/receiving/local-smtp/open-sockets.ts'
import { findFreePort } from '../../../support/free-port.ts'

it('trackSockets() counts open connections, in total and by client', async () => {
  const server = createServer()
  const sockets = trackSockets(server, (address) => address.slice(0, 3))
  const port = await findFreePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const clients = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')]
  await expect.poll(() => sockets.countOf('127.9.9.9')).toBe(2)
  expect(sockets.countOf('192.0.2.1')).toBe(0)
  expect(sockets.all.size).toBe(2)
  clients[0]?.destroy()
  await expect.poll(() => sockets.countOf('127.9.9.9')).toBe(1)
  clients[1]?.destroy()
  await expect.poll(() => sockets.countOf('127.9.9.9')).toBe(0)
  server.close()
})
