/** Line ends that are not CRLF: what SMTP smuggling is made of. */

import type { SmtpReply } from '../mail/submission-outcome.ts'
import type { Judgement } from '../verdict/judgement.ts'

/** The first CR without LF or LF without CR; `line` counts from 1. */
export interface BareLineEnd {
  readonly kind: 'LF' | 'CR'
  readonly line: number
}

const lf = 0x0a
const cr = 0x0d

/**
 * Looks for a line end that another server might take for one and we do not: around a dot it hides a second message
 * (`<LF>.<LF>`, `<LF>.<CRLF>`, `<CR>.<CR>`).
 * Source: RFC 5321 §2.3.8; https://www.postfix.org/smtp-smuggling.html
 */
export function findBareLineEnd(bytes: Uint8Array): BareLineEnd | null {
  let line = 1
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index]
    if (byte === lf) return { kind: 'LF', line }
    if (byte !== cr) continue
    if (bytes[index + 1] !== lf) return { kind: 'CR', line }
    index += 1
    line += 1
  }
  return null
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
