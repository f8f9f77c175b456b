/** Hands one message over by LMTP (RFC 2033), as a mail server does for mailboxes of its own. */

import { connect, type Socket } from 'node:net'

export interface LmtpMessage {
  /** Empty: the null reverse-path. */
  readonly from: string
  readonly to: string
  /** Line ends are made CRLF; 8-bit bytes stay as they are. */
  readonly content: string | Uint8Array
}

/** @returns the reply for the recipient: to RCPT TO when that was refused, else to the message */
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

/** Replies, whole: lines `250-…` and the line `250 …` that ends them. */
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
