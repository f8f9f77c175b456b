/** Delivers one message by LMTP (RFC 2033), as a mail server does for its own mailboxes. */

import { connect, type Socket } from 'node:net'

export interface LmtpMessage {
  /** The sender; empty for the null reverse-path. */
  readonly from: string
  readonly to: string
  /** The message. Line endings become CRLF; 8-bit bytes are kept. */
  readonly content: string | Uint8Array
}

/**
 * Delivers the message.
 *
 * @returns the reply for the recipient: to RCPT TO if it was rejected, otherwise to the message
 */
export async function deliverByLmtp(
  server: { readonly host: string; readonly port: number },
  { from, to, content }: LmtpMessage,
): Promise<string> {
  const socket = connect(server.port, server.host)
  const replies = repliesOf(socket)
  const next = async (): Promise<string> => {
    const { value, done } = await replies.next()
    if (done === true) throw new Error('LMTP: the server closed the connection')
    return value
  }
  try {
    await next()
    for (const command of ['LHLO test.presend.test', `MAIL FROM:<${from}>`]) {
      socket.write(`${command}\r\n`)
      await next()
    }
    socket.write(`RCPT TO:<${to}>\r\n`)
    const recipient = await next()
    if (!recipient.startsWith('2')) return recipient
    socket.write('DATA\r\n')
    await next()
    socket.write(stuffed(content))
    socket.write('.\r\n')
    return await next()
  } finally {
    socket.destroy()
  }
}

function stuffed(content: string | Uint8Array): Buffer {
  const text = typeof content === 'string' ? content : Buffer.from(content).toString('latin1')
  const lines = text.replaceAll(/\r?\n/gu, '\r\n').replaceAll(/^\./gmu, '..')
  const whole = lines.endsWith('\r\n') ? lines : `${lines}\r\n`
  return Buffer.from(whole, typeof content === 'string' ? 'utf8' : 'latin1')
}

/** Returns complete replies: lines `250-…` and the final line `250 …`. */
async function* repliesOf(socket: Socket): AsyncGenerator<string, void, undefined> {
  let text = ''
  for await (const chunk of socket) {
    text += String(chunk)
    for (let end = endOf(text); end > 0; end = endOf(text)) {
      yield text.slice(0, end).trimEnd()
      text = text.slice(end)
    }
  }
}

function endOf(text: string): number {
  const last = /^\d{3} .*\r\n/mu.exec(text)
  return last === null ? 0 : last.index + last[0].length
}
