/**
 * Finds DNS records in sentences. Reports show DNS records as code and never truncate them, so that readers can copy
 * them.
 */

import { shorten } from '../foundation/errors/shorten.ts'

/** A piece of a sentence, which is not escaped yet. */
export interface Piece {
  readonly kind: 'text' | 'code'
  readonly text: string
}

/** Matches a DNS record: SPF, DMARC, DKIM, MTA-STS, TLS-RPT or BIMI. An SPF record ends with `all` or a redirect. */
const record =
  /v=spf1(?: [^\s"]+)*? (?:[+?~-]?all|redirect=[^\s"]+)(?![^\s".,;:])|v=(?:DMARC1|DKIM1|STSv1|TLSRPTv1|BIMI1)(?:; ?[a-z]{1,10}=[^\s;"]+)+;?/giu

/** The maximum length of a record. Real records are shorter: RFC 7208 §3.4 recommends at most 450 octets. */
const longestRecord = 1500

/** Splits text into DNS records and the text between them. Together, the pieces contain the whole text. */
export function splitCode(text: string): readonly Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { index, 0: found } of text.matchAll(record)) {
    pieces.push({ kind: 'text', text: text.slice(end, index) }, { kind: 'code', text: found })
    end = index + found.length
  }
  return [...pieces, { kind: 'text' as const, text: text.slice(end) }].filter((piece) => piece.text !== '')
}

/** Truncates the text outside DNS records to `longest` characters. DNS records are never truncated. */
export function shortenAroundCode(text: string, longest: number): string {
  const pieces = splitCode(text).map((piece) => shorten(piece.text, piece.kind === 'code' ? longestRecord : longest))
  return shorten(pieces.join(''), longest + longestRecord)
}
