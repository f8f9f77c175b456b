/**
 * Takes a connection away from Node's HTTP parser while its request waits.
 *
 * A parser costs about 6 KB outside the heap, as long as its connection lives; a request and its response 4 KB more. Node
 * gives the parser up by itself when a connection is upgraded, so a request that may wait is marked as one; see
 * docs/decisions/0005-held-connections.md. Should a later Node not look at the mark, nothing breaks: no `upgrade` event
 * comes, and the request waits in its handler.
 */

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

/** To be called while the request is being announced: Node looks at the mark when that is done. */
export function markForDetachment(incoming: IncomingMessage): void {
  Reflect.set(incoming, 'upgrade', true)
}

/** True when this Node can part a response from its socket. */
export function canRelease(outgoing: ServerResponse): boolean {
  return typeof Reflect.get(outgoing, 'detachSocket') === 'function'
}

/** Parts a response that will not be written from its socket. @throws TypeError when this Node cannot */
export function releaseSocket(outgoing: ServerResponse, socket: Duplex): void {
  const detach: unknown = Reflect.get(outgoing, 'detachSocket')
  if (typeof detach !== 'function') throw new TypeError('this Node cannot part a response from its socket')
  Reflect.apply(detach, outgoing, [socket])
}
