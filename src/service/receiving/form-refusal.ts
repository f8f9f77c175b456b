/** Rejects messages with bare CR or LF characters or an oversized header section before any parser reads them. */

import { findHeaderExcess } from '../../foundation/mail/header-limits.ts'
import type { SmtpReply } from '../../foundation/mail/submission-outcome.ts'
import type { Judgement } from '../../verdict/judgement.ts'
import { unmeasured } from './unjudged.ts'

export type FormRefusal = Judgement & { readonly reply: SmtpReply }

/** Returns the rejection as an SMTP reply, or `null` if the line endings and the header section are valid. */
export function findFormRefusal(bytes: Uint8Array): FormRefusal | null {
  const bareLineEnd = findBareLineEnd(bytes)
  if (bareLineEnd !== null) {
    const { kind, line } = bareLineEnd
    const text = `line ${line} ends with a bare ${kind}; lines must end with CRLF (RFC 5321 section 2.3.8)`
    return refuseForm(
      { code: 550, enhancedCode: '5.5.2', text },
      'the message was rejected because of its line endings',
    )
  }
  const excess = findHeaderExcess(bytes)
  return excess === null ? null : refuseForm({ code: 552, enhancedCode: '5.3.4', text: excess }, excess)
}

function refuseForm(reply: SmtpReply, cause: string): FormRefusal {
  return {
    ...unmeasured(`not evaluated: ${cause}`),
    reply: { ...reply, text: `[presend] ${reply.text}` },
    reason: `Rejected before any check: ${reply.text}`,
  }
}

/** The first CR without LF, or LF without CR, with its line number (from 1). */
export interface BareLineEnd {
  readonly kind: 'LF' | 'CR'
  readonly line: number
}

/**
 * Finds a line ending that is not CRLF but that another server might accept. Before or after a dot, such a line ending
 * can hide a second message (`<LF>.<LF>`, `<LF>.<CRLF>`, `<CR>.<CR>`).
 * Source: RFC 5321 §2.3.8; https://www.postfix.org/smtp-smuggling.html
 */
export function findBareLineEnd(bytes: Uint8Array): BareLineEnd | null {
  // Decode as latin1, in which each byte is one character, because the regular expression is five times faster than a
  // loop over the bytes.
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
  const found = /\r(?!\n)|(?<!\r)\n/u.exec(text)
  if (found === null) return null
  return { kind: found[0] === '\n' ? 'LF' : 'CR', line: countLines(text, found.index) }
}

/** Counts the lines before `end` without splitting the text, because a message may have millions of lines. */
function countLines(text: string, end: number): number {
  let count = 1
  for (let at = text.indexOf('\n'); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) count += 1
  return count
}
