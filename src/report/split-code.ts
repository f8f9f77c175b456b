/** Sentences with a DNS record in them: the record is to be copied, so it is shown as code and never cut. */

import { shorten } from './plain-text.ts'

/** A piece of a sentence, not yet escaped for any format. */
export interface Piece {
  readonly kind: 'text' | 'code'
  readonly text: string
}

/** A whole SPF or DMARC record. An SPF record ends with `all` or a redirect; words behind it are not part of it. */
const record =
  /v=spf1(?: [^\s"]+)*? (?:[+?~-]?all|redirect=[^\s"]+)(?![^\s".,;:])|v=DMARC1(?:; ?[a-z]{1,10}=[^\s;"]+)+;?/giu

/** Longer ones don't fit into a DNS answer that every resolver takes. Source: RFC 7208 §3.4 asks for 450 octets. */
const longestRecord = 1500

/** The pieces in their order; together they are the whole text. */
export function splitCode(text: string): readonly Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { index, 0: found } of text.matchAll(record)) {
    pieces.push({ kind: 'text', text: text.slice(end, index) }, { kind: 'code', text: found })
    end = index + found.length
  }
  return [...pieces, { kind: 'text' as const, text: text.slice(end) }].filter((piece) => piece.text !== '')
}

/** `text` with its sentences cut to `longest` characters each; records stay whole. */
export function shortenAroundCode(text: string, longest: number): string {
  const pieces = splitCode(text).map((piece) => shorten(piece.text, piece.kind === 'code' ? longestRecord : longest))
  return shorten(pieces.join(''), longest + longestRecord)
}
