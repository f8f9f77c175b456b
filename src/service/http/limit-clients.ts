/** Limits the connections of one client, so that none can take all that the server has. */

import type { Server } from 'node:http'

import { countConnections } from '../../seeds/local-smtp/connection-counts.ts'
import { clientNetwork, isLoopbackAddress, plainAddress } from '../../world/ip-address.ts'

/** Closes connections of `server` beyond `mostConnections` as they come. */
export function limitClients(
  server: Server,
  mostConnections: number,
  isUnlimited: (address: string) => boolean = isLoopbackAddress,
): void {
  const connections = countConnections(server, clientNetwork)
  server.on('connection', (socket) => {
    const address = plainAddress(socket.remoteAddress ?? '')
    if (!isUnlimited(address) && connections.of(address) > mostConnections) socket.destroy()
  })
}
