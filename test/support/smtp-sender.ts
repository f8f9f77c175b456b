/**
 * Sends one message over SMTP from a chosen address: an address of this machine or, with Postfix's XCLIENT, any other
 * address.
 */

import { once } from 'node:events'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'

export interface SentMail {
  readonly heloName: string
  /** The sender; empty for the null reverse-path. */
  readonly from: string
  readonly to: string
  /** The message with CRLF line endings. */
  readonly content: Uint8Array
}

export interface SenderRoute {
  readonly host: string
  readonly port: number
  /** The client's own address, such as 127.0.0.5. */
  readonly localAddress?: string
  /** The client's address as the server sees it; the server must allow this. */
  readonly seenAs?: string
}

/**
 * Sends the message.
 *
 * @returns the last line of the reply to the message, or of the first rejection before it
 */
export async function sendBySmtp(route: SenderRoute, mail: SentMail): Promise<string> {
  const socket = connect(route)
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]()
  const answer = async (): Promise<string> => {
    const { value, done } = await lines.next()
    if (done === true) throw new Error('SMTP: the server closed the connection')
    return /^\d{3}-/u.test(value) ? await answer() : value
  }
  try {
    await once(socket, 'connect')
    let reply = await answer()
    for (const command of [...greetingOf(route, mail), `MAIL FROM:<${mail.from}>`, `RCPT TO:<${mail.to}>`, 'DATA']) {
      if (!/^[23]/u.test(reply)) return reply
      socket.write(`${command}\r\n`)
      reply = await answer()
    }
    if (!reply.startsWith('3')) return reply
    const text = Buffer.from(mail.content).toString('latin1').replaceAll(/^\./gmu, '..')
    socket.write(Buffer.from(`${text.replace(/\r\n$/u, '')}\r\n.\r\n`, 'latin1'))
    return await answer()
  } finally {
    socket.destroy()
  }
}

/** After XCLIENT, the server resets the session and sends its greeting again. */
function greetingOf({ seenAs }: SenderRoute, { heloName }: SentMail): readonly string[] {
  const greeting = `EHLO ${heloName}`
  return seenAs === undefined ? [greeting] : [greeting, `XCLIENT NAME=[UNAVAILABLE] ADDR=${seenAs}`, greeting]
}
