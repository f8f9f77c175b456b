/** Reads nodemailer's transaction log: the commands sent, the replies received, and the end of each message. */

import type { SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection'

/** The callbacks for events in the log. */
export interface TransactionEvents {
  /** Called when the TCP or TLS connection is established. */
  readonly onConnected: () => void
  /** Called with each command as it was sent, with secrets masked. */
  readonly onCommand: (line: string) => void
  /** Called with each complete reply. The lines of the reply are separated by LF. */
  readonly onReply: (reply: string) => void
  /** Called when the whole message, including the final dot, has been written to the socket. */
  readonly onMessageWritten: (sizeBytes: number) => void
}

type Logger = Exclude<SMTPConnectionOptions['logger'], boolean | undefined>

/** Returns a logger that calls these callbacks, for use with nodemailer's `transactionLog: true` option. */
export function transactionLogger(events: TransactionEvents): Logger {
  const log = (entry: { readonly tnx?: string; readonly outByteCount?: number }, text: string): void => {
    if (entry.tnx === 'client') events.onCommand(text)
    else if (entry.tnx === 'server') events.onReply(text)
    else if (entry.tnx === 'message') events.onMessageWritten(entry.outByteCount ?? 0)
    else if (entry.tnx === 'network' && text.includes('established')) events.onConnected()
  }
  return { trace: log, debug: log, info: log, warn: log, error: log, fatal: log }
}

const commands = /^(?:MAIL FROM:|RCPT TO:|(?:EHLO|HELO|STARTTLS|DATA|RSET|QUIT)\b)/iu

/**
 * Returns a command for debug output. For AUTH, only the mechanism is shown; responses to challenges are hidden
 * completely.
 */
export function describeCommand(line: string): string {
  if (commands.test(line)) return line
  const mechanism = /^AUTH \S+/iu.exec(line)?.[0]
  return mechanism === undefined ? `(${Buffer.byteLength(line)} bytes)` : `${mechanism} ***`
}
