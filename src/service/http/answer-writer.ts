/** Writes finished answers to sockets, thousands in a row. */

import type { Socket } from 'node:net'

/** Writes a head and a body as one. */
export interface AnswerWriter {
  /** @param head Latin-1; @param body `null`: none */
  write(socket: Socket, head: string, body: Uint8Array | null): void
}

/** Larger answers are handed over in two pieces, as copying them would cost more than it saves. */
const frameBytes = 65_536

/**
 * One write a socket is cheaper than two, but needs head and body side by side: they are put together in one frame that
 * serves all sockets. A write that the kernel took whole has left the frame when it returns, which is nearly every one;
 * another keeps it, and a new frame is made.
 */
export function createAnswerWriter(): AnswerWriter {
  let frame = Buffer.allocUnsafeSlow(frameBytes)
  return {
    write: (socket, head, body) => {
      if (body === null) return void socket.write(head, 'latin1')
      const sizeBytes = head.length + body.byteLength
      if (sizeBytes > frameBytes) return writeInPieces(socket, head, body)
      frame.write(head, 0, 'latin1')
      frame.set(body, head.length)
      socket.write(frame.subarray(0, sizeBytes))
      if (socket.writableLength > 0) frame = Buffer.allocUnsafeSlow(frameBytes)
    },
  }
}

function writeInPieces(socket: Socket, head: string, body: Uint8Array): void {
  socket.cork()
  socket.write(head, 'latin1')
  socket.write(body)
  socket.uncork()
}
