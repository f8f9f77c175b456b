/** The least SMTP that delivers a mail: one connection, one mail, one recipient. */

import { connect } from 'node:net'

import { type DkimSigner, signatureLine } from './dkim.ts'

/** A mail to one seed. */
export interface TestMail {
  readonly from: string
  readonly envelopeSender: string
  readonly to: string
  readonly subject: string
  /** Beside From, To, Subject, Date and Message-ID. */
  readonly headerLines: readonly string[]
  readonly bodyLines: readonly string[]
  /** `null`: not signed. */
  readonly signer: DkimSigner | null
}

/** No server may take longer over one mail. */
const mailTimeoutMs = 60_000

/** Sends it. @returns the server's last reply: of the final dot, or of the command that was refused */
export async function sendMail(
  server: { readonly host: string; readonly port: number },
  mail: TestMail,
): Promise<string> {
  const socket = connect(server)
  socket.setTimeout(mailTimeoutMs, () => socket.destroy(new Error(`no SMTP reply within ${mailTimeoutMs / 1000} s`)))
  try {
    const replies = readReplies(socket)
    const commands = [
      null,
      'EHLO conformance.example',
      `MAIL FROM:<${mail.envelopeSender}>`,
      `RCPT TO:<${mail.to}>`,
      'DATA',
      `${messageLines(mail).join('\r\n')}\r\n.`,
    ]
    let last = ''
    for (const command of commands) {
      if (command !== null) socket.write(`${command}\r\n`)
      const { value } = await replies.next()
      last = value ?? 'the connection was closed'
      if (!/^[23]/u.test(last)) break
    }
    socket.write('QUIT\r\n')
    return last
  } finally {
    socket.destroy()
  }
}

/** Whole replies, the lines of each joined. */
async function* readReplies(socket: AsyncIterable<Uint8Array>): AsyncGenerator<string, undefined> {
  let rest = ''
  let reply = ''
  for await (const chunk of socket) {
    const lines = (rest + Buffer.from(chunk).toString('latin1')).split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      reply += line
      if (line[3] === '-') continue
      yield reply
      reply = ''
    }
  }
  return undefined
}

function messageLines(mail: TestMail): readonly string[] {
  const domain = mail.from.slice(mail.from.lastIndexOf('@') + 1)
  const headerLines = [
    `From: <${mail.from}>`,
    `To: <${mail.to}>`,
    `Subject: ${mail.subject}`,
    `Date: ${new Date().toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${crypto.randomUUID()}@${domain}>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    ...mail.headerLines,
  ]
  const signature = mail.signer === null ? [] : [signatureLine(headerLines, mail.bodyLines, mail.signer)]
  return [...signature, ...headerLines, '', ...mail.bodyLines].map((line) => line.replace(/^\./u, '..'))
}
