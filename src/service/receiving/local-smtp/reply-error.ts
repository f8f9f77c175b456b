/** Converts SMTP replies to the format that smtp-server expects. */

import type { SMTPConnection } from 'smtp-server/lib/smtp-connection.js'
import type { SmtpReply } from '../../../foundation/mail/submission-outcome.ts'

/**
 * The maximum length of the reply text. RFC 5321 §4.5.3.1.5 allows 512 octets, including the code, the space and CRLF.
 */
const maxTextOctets = 500

/** An error that represents a refusal. smtp-server sends its `responseCode` and message as the reply. */
export class ReplyError extends Error {
  readonly responseCode: number

  constructor(reply: SmtpReply) {
    super(replyText(reply))
    this.name = 'ReplyError'
    this.responseCode = reply.code
  }
}

/**
 * Returns the part of the reply after the code: the enhanced status code and the text, as one line of ASCII within the
 * length limit.
 */
export function replyText({ enhancedCode, text }: SmtpReply): string {
  const line = enhancedCode === null ? text : `${enhancedCode} ${text}`
  // Rule descriptions quote the message, so they may contain any character, but RFC 5321 §4.2 allows only printable
  // ASCII and tabs.
  return line.replaceAll(/[^ -~]+/gu, '?').slice(0, maxTextOctets)
}

/** Sends a reply that does not respond to a command. A 421 reply also ends the connection. */
export function sendReply(connection: Pick<SMTPConnection, 'send'>, reply: SmtpReply): void {
  connection.send(reply.code, replyText(reply))
}
