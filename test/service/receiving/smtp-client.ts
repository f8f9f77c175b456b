/** A minimal SMTP client for tests, with control over every byte. */

import { connect, type Socket } from 'node:net'

/** An SMTP session with a server. */
export interface SmtpConversation extends AsyncDisposable {
  /**
   * Resolves with the next complete reply, with its lines joined by LF; `null` once the server has closed the
   * connection.
   */
  reply(): Promise<string | null>
  write(bytes: string | Uint8Array): void
  /** Writes a line and returns the reply. */
  command(line: string): Promise<string | null>
  readonly socket: Socket
}

/** Connects; the greeting is the first reply. @param clientAddress the loopback address to connect from */
export function converse(port: number, host: string = '127.0.0.1', clientAddress?: string): SmtpConversation {
  const socket = connect({ port, host, ...(clientAddress === undefined ? {} : { localAddress: clientAddress }) })
  const lines: string[] = []
  const state = { rest: '', isClosed: false, wake: (): void => undefined }
  socket.on('data', (chunk: Buffer) => {
    const parts = (state.rest + chunk.toString('latin1')).split('\r\n')
    state.rest = parts.pop() ?? ''
    lines.push(...parts)
    state.wake()
  })
  for (const event of ['close', 'error'] as const) {
    socket.on(event, () => {
      state.isClosed = true
      state.wake()
    })
  }

  async function reply(): Promise<string | null> {
    for (;;) {
      const last = lines.findIndex((line) => /^\d{3}(?: |$)/u.test(line))
      if (last >= 0) return lines.splice(0, last + 1).join('\n')
      if (state.isClosed) return null
      await new Promise<void>((resolve) => {
        state.wake = resolve
      })
    }
  }

  return {
    socket,
    reply,
    write: (bytes) => void socket.write(bytes),
    command: async (line) => {
      socket.write(`${line}\r\n`)
      return await reply()
    },
    [Symbol.asyncDispose]: async () => {
      socket.destroy()
      await Promise.resolve()
    },
  }
}

/** A message to send in one session. */
export interface Mail {
  readonly to: string | readonly string[]
  readonly from?: string
  /** Header fields and body, without line endings and dot-stuffing. */
  readonly lines: readonly string[]
  /** The loopback address to connect from. Default: 127.0.0.1. */
  readonly clientAddress?: string
}

/** Sends a message. Returns the reply to the first rejected recipient, or else to the final dot. */
export async function sendMail(port: number, mail: Mail): Promise<string | null> {
  await using smtp = converse(port, '127.0.0.1', mail.clientAddress)
  await smtp.reply()
  await smtp.command('EHLO client.example')
  await smtp.command(`MAIL FROM:<${mail.from ?? 'bounce@shop.example'}>`)
  for (const recipient of [mail.to].flat()) {
    const reply = await smtp.command(`RCPT TO:<${recipient}>`)
    if (!reply?.startsWith('250')) return reply
  }
  await smtp.command('DATA')
  return await smtp.command(`${mail.lines.map((line) => line.replace(/^\./u, '..')).join('\r\n')}\r\n.`)
}

/**
 * Returns the lines of a small message for a test.
 *
 * @param verdict see `fakeJudge`
 */
export function mailLines(
  trackingId: string,
  verdict: string = 'INBOX',
  messageId: string = 'a@shop.example',
): readonly string[] {
  return [
    'From: Shop <news@shop.example>',
    'Subject: Your order',
    `Message-ID: <${messageId}>`,
    `X-Presend-Test: ${trackingId}`,
    `X-Judge: ${verdict}`,
    '',
    'Thank you.',
  ]
}
