/** Reads nodemailer's transaction log: the commands sent, the replies received, and where a message ended. */

import type { SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection'

/** What the log reports. */
export interface TransactionEvents {
  /** The TCP or TLS connection is established. */
  readonly onConnected: () => void
  /** A command as sent, secrets masked. */
  readonly onCommand: (line: string) => void
  /** A complete reply; its lines are separated by LF. */
  readonly onReply: (reply: string) => void
  /** The whole message, final dot included, was handed to the socket. */
  readonly onMessageWritten: (sizeBytes: number) => void
}

type Logger = Exclude<SMTPConnectionOptions['logger'], boolean | undefined>

/** A logger for `transactionLog: true`, which calls the events. */
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

/** A command for debug output. Of AUTH only the mechanism is shown, and nothing of what answers a challenge. */
export function describeCommand(line: string): string {
  if (commands.test(line)) return line
  const mechanism = /^AUTH \S+/iu.exec(line)?.[0]
  return mechanism === undefined ? `(${Buffer.byteLength(line)} bytes)` : `${mechanism} ***`
}
