/** All connections of a server that are away from its parser, and the way there and back. */

import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { Server as TlsServer } from 'node:tls'

import { createAnswerWriter } from './answer-writer.ts'
import { markForDetachment } from './detach.ts'
import { DetachedConnection } from './detached-connection.ts'
import { silentConnections } from './silent-connections.ts'

export interface DetachedConnections {
  readonly isDraining: boolean
  /**
   * Takes the connection of a request away, to be called while the request is being announced.
   *
   * @returns asks for the connection; `null`: Node kept it
   */
  detach(incoming: IncomingMessage, outgoing: ServerResponse): () => DetachedConnection | null
  /** Closes idle and silent ones, and the others with their answer. */
  drain(): void
  destroyAll(): void
}

interface DetachedOptions {
  readonly keepAliveTimeoutMs: number
  nowMs(): number
}

/** Looks after them for `server`. */
export function detachedConnections(server: Server, options: DetachedOptions): DetachedConnections {
  const all = new Set<DetachedConnection>()
  const expected = new WeakMap<IncomingMessage, (connection: DetachedConnection) => void>()
  const announcement = announcementOf(server)
  const silent = silentConnections(server, announcement)
  let isDraining = false

  const ports = {
    ...options,
    writer: createAnswerWriter(),
    isDraining: () => isDraining,
    giveBack: (socket: Socket) => void server.emit(announcement, socket),
    onClosed: (connection: DetachedConnection) => void all.delete(connection),
  }

  server.on('upgrade', (incoming, socket, head) => {
    const take = expected.get(incoming)
    if (take === undefined || !(socket instanceof Socket)) {
      socket.destroy()
      return
    }
    const connection = new DetachedConnection(socket, ports, isLastRequest(incoming))
    connection.addPending(head)
    all.add(connection)
    take(connection)
  })

  return {
    get isDraining() {
      return isDraining
    },
    detach: (incoming, outgoing) => {
      // Behind another request whose answer is not written yet it has to stay in line.
      if (outgoing.socket === null) return () => null
      let taken: DetachedConnection | null = null
      expected.set(incoming, (connection) => {
        taken = connection
        outgoing.once('finish', () => connection.answered())
      })
      markForDetachment(incoming)
      return () => taken
    },
    drain: () => {
      isDraining = true
      for (const connection of all) if (connection.isIdle) connection.destroy()
      silent.destroyAll()
    },
    destroyAll: () => {
      for (const connection of all) connection.destroy()
    },
  }
}

/** A TLS server announces a connection twice: raw, and once it can be spoken on. */
function announcementOf(server: Server): 'connection' | 'secureConnection' {
  return server instanceof TlsServer ? 'secureConnection' : 'connection'
}

function isLastRequest({ httpVersion, headers }: IncomingMessage): boolean {
  return httpVersion !== '1.1' || /(?:^|,)\s*close\s*(?:,|$)/iu.test(headers.connection ?? '')
}
