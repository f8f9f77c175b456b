/** Line ends that are not CRLF: what SMTP smuggling is made of. */

import { type FormRefusal, refuseForm } from './form-refusal.ts'

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
  return { kind: found[0] === '\n' ? 'LF' : 'CR', line: countLines(text, found.index) }
}

/** Without a list of all lines: a message may have millions. */
function countLines(text: string, end: number): number {
  let count = 1
  for (let at = text.indexOf('\n'); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) count += 1
  return count
}

/** The refusal of a message with such a line end: nothing else of it is looked at, and nothing is measured. */
export function refusalOf({ kind, line }: BareLineEnd): FormRefusal {
  const text = `line ${line} ends in a bare ${kind}; only CRLF ends a line (RFC 5321 section 2.3.8)`
  return refuseForm({ code: 550, enhancedCode: '5.5.2', text }, 'the message was refused for its line ends')
}
