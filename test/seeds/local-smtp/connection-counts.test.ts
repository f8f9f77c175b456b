import { connect, createServer } from 'node:net'

import { expect, it } from 'vitest'

import { countConnections } from '../../../src/seeds/local-smtp/connection-counts.ts'
import { findFreePort } from '../../support/free-port.ts'

it('countConnections() counts open connections by network', async () => {
  const server = createServer()
  const counts = countConnections(server, (address) => address.slice(0, 3))
  const port = await findFreePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const clients = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')]
  await expect.poll(() => counts.of('127.9.9.9')).toBe(2)
  expect(counts.of('192.0.2.1')).toBe(0)
  clients[0]?.destroy()
  await expect.poll(() => counts.of('127.9.9.9')).toBe(1)
  clients[1]?.destroy()
  await expect.poll(() => counts.of('127.9.9.9')).toBe(0)
  server.close()
})
