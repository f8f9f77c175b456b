/**
 * The baseline for sending: bare sockets that use a minimal subset of SMTP with PIPELINING and do not handle failures.
 * The sockets use one write per envelope and one write per message, and all sockets take messages from the same list.
 */

import { connect } from 'node:net'

import type { ComposedMessage } from '../../src/foundation/mail/message.ts'

/**
 * Sends all messages over `socketCount` sockets. Resolves with the number of 250 replies and the time of the last one.
 */
export async function sendRaw(
  messages: readonly ComposedMessage[],
  { port, socketCount }: { readonly port: number; readonly socketCount: number },
): Promise<{ readonly count: number; readonly lastAtMs: number }> {
  const waiting = messages.values()
  let acceptedCount = 0

  async function serve(): Promise<void> {
    const socket = connect({ host: '127.0.0.1', port, noDelay: true })
    const read = replyReader(socket)
    await read(1)
    socket.write('EHLO bench.example\r\n')
    await read(1)
    for (const { envelope, chunks } of waiting) {
      socket.write(`MAIL FROM:<${envelope.sender}>\r\nRCPT TO:<${envelope.recipient}>\r\nDATA\r\n`)
      await read(3)
      socket.cork()
      for (const chunk of chunks) socket.write(chunk)
      socket.write('.\r\n')
      socket.uncork()
      if ((await read(1)).startsWith('250')) acceptedCount += 1
    }
    socket.end('QUIT\r\n')
  }

  await Promise.all(Array.from({ length: Math.min(socketCount, messages.length) }, serve))
  return { count: acceptedCount, lastAtMs: performance.now() }
}

/** Reads the given number of replies and returns the last line. */
function replyReader(socket: NodeJS.ReadableStream): (count: number) => Promise<string> {
  const replies: string[] = []
  let rest = ''
  let wake: (() => void) | null = null
  socket.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk.toString('latin1')).split('\r\n')
    rest = lines.pop() ?? ''
    replies.push(...lines.filter((line) => line[3] !== '-'))
    wake?.()
  })
  return async (count) => {
    while (replies.length < count) await new Promise<void>((resolve) => (wake = resolve))
    return replies.splice(0, count).at(-1) ?? ''
  }
}
