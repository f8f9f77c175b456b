/** Line ends that are not CRLF: what SMTP smuggling is made of. */

import type { SmtpReply } from '../mail/submission-outcome.ts'
import type { Judgement } from '../verdict/judgement.ts'

/** The first CR without LF or LF without CR; `line` counts from 1. */
export interface BareLineEnd {
  readonly kind: 'LF' | 'CR'
  readonly line: number
}

/**
 * Looks for a line end that another server might take for one and we do not: around a dot it hides a second message
 * (`<LF>.<LF>`, `<LF>.<CRLF>`, `<CR>.<CR>`).
 * Source: RFC 5321 §2.3.8; https://www.postfix.org/smtp-smuggling.html
 */
export function findBareLineEnd(bytes: Uint8Array): BareLineEnd | null {
  // One character a byte; the regular expression takes a fifth of the time of a loop over the bytes.
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
  const found = /\r(?!\n)|(?<!\r)\n/u.exec(text)
  if (found === null) return null
  return { kind: found[0] === '\n' ? 'LF' : 'CR', line: text.slice(0, found.index).split('\r\n').length }
}

/** The refusal of a message with such a line end: nothing else of it is looked at, and nothing is measured. */
export function refusalOf({ kind, line }: BareLineEnd): Judgement & { readonly reply: SmtpReply } {
  const text = `line ${line} ends in a bare ${kind}; only CRLF ends a line (RFC 5321 section 2.3.8)`
  const reason = `Refused before anything was measured: ${text}`
  const verdict = {
    isPass: null,
    isMeasured: false,
    result: null,
    domain: null,
    isAligned: null,
    detail: 'not measured: the message was refused for its line ends',
  }
  return {
    reply: { code: 550, enhancedCode: '5.5.2', text: `[presend] ${text}` },
    folder: null,
    reason,
    spf: { ...verdict, record: null },
    dkim: verdict,
    dmarc: { ...verdict, policy: null, policyDomain: null, carriedBy: null },
    spam: null,
    firedRules: [],
    skippedRules: [],
  }
}
