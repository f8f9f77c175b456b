/** A minimal SMTP client, which sends one message to one recipient per connection. */

import { connect } from 'node:net'

import { type DkimSigner, signatureLine } from './dkim.ts'

/** A message to one seed. */
export interface TestMail {
  readonly from: string
  readonly envelopeSender: string
  readonly to: string
  readonly subject: string
  /** Header lines in addition to From, To, Subject, Date and Message-ID. */
  readonly headerLines: readonly string[]
  readonly bodyLines: readonly string[]
  /** `null`: unsigned. */
  readonly signer: DkimSigner | null
}

/** The timeout for one message, in milliseconds. */
const mailTimeoutMs = 60_000

/** Sends a message. Returns the last reply: the reply to the final dot, or to the rejected command. */
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
      last = value ?? 'connection closed'
      if (!/^[23]/u.test(last)) break
    }
    socket.write('QUIT\r\n')
    return last
  } finally {
    socket.destroy()
  }
}

/** Yields complete replies. The lines of each reply are joined. */
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
