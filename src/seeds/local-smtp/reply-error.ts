/** Replies in the form that smtp-server sends them. */

import type { SmtpReply } from '../../mail/submission-outcome.ts'

/** RFC 5321 §4.5.3.1.5: 512 octets with code, space and CRLF. */
const maxTextOctets = 500

/** A refusal as the error that smtp-server wants: it sends `responseCode` and the message. */
export class ReplyError extends Error {
  readonly responseCode: number

  constructor(reply: SmtpReply) {
    super(renderReply(reply))
    this.name = 'ReplyError'
    this.responseCode = reply.code
  }
}

/** The text of a reply behind its code: enhanced code, then words, on one line of ASCII that fits. */
export function renderReply({ enhancedCode, text }: SmtpReply): string {
  const line = enhancedCode === null ? text : `${enhancedCode} ${text}`
  // What rules quote is foreign; RFC 5321 §4.2 allows printable ASCII and tabs.
  return line.replaceAll(/[^ -~]+/gu, '?').slice(0, maxTextOctets)
}
