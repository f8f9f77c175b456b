/** An SMTP client that sends arbitrary bytes at any time. */

import { connect, type Socket } from 'node:net'

export interface SmtpDialogue extends AsyncDisposable {
  readonly socket: Socket
  /**
   * Sends bytes and waits for `replyCount` complete replies. Returns fewer replies if the server closes the connection
   * or sends nothing.
   */
  say(bytes: string | Buffer, replyCount?: number): Promise<readonly string[]>
  isClosed(): boolean
  /** Returns all replies received so far. */
  replies(): readonly string[]
}

function nothing(): void {
  // Used as the callback while no caller is waiting for a reply.
}

/** Connects and waits for the greeting. @param silenceMs the maximum time to wait for replies */
export async function openSmtp(port: number, silenceMs: number = 3000): Promise<SmtpDialogue> {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  let isClosed = false
  let wake = nothing
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1')
    wake()
  })
  socket.on('error', () => undefined)
  socket.once('close', () => {
    isClosed = true
    wake()
  })
  // Only the last line of a reply has a space after the code.
  const replies = (): readonly string[] =>
    [...text.matchAll(/^(?:\d{3}-.*\r\n)*(\d{3}(?: .*)?)\r\n/gmu)].map((match) => match[1] ?? '')
  const untilReplies = async (count: number): Promise<readonly string[]> => {
    const deadlineMs = performance.now() + silenceMs
    while (replies().length < count && !isClosed && performance.now() < deadlineMs) {
      const timer = setTimeout(() => wake(), deadlineMs - performance.now())
      await new Promise<void>((resolve) => {
        wake = resolve
      })
      clearTimeout(timer)
    }
    return replies()
  }
  await untilReplies(1)
  return {
    socket,
    replies,
    isClosed: () => isClosed,
    say: async (bytes, replyCount = 1) => {
      const before = replies().length
      if (!isClosed) socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes)
      return (await untilReplies(before + replyCount)).slice(before)
    },
    [Symbol.asyncDispose]: async () => void socket.destroy(),
  }
}

export interface SmtpMessage {
  readonly to: string
  readonly from?: string
  /** The content of the message, with CRLF line endings and without dot-stuffing. */
  readonly content: string
}

/** Sends one message. @returns the final reply, or the first rejection; empty if the server closed the connection */
export async function sendMessage(port: number, message: SmtpMessage): Promise<string> {
  await using dialogue = await openSmtp(port, 60_000)
  for (const command of [
    'EHLO client.example',
    `MAIL FROM:<${message.from ?? 'news@shop.example'}>`,
    `RCPT TO:<${message.to}>`,
    'DATA',
  ]) {
    const [reply = ''] = await dialogue.say(`${command}\r\n`)
    if (!/^[23]/u.test(reply)) return reply
  }
  const stuffed = message.content.replaceAll(/^\./gmu, '..')
  const [reply = ''] = await dialogue.say(`${stuffed}\r\n.\r\n`)
  return reply
}
