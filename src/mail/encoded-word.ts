/** Non-ASCII in header fields: RFC 2047. */

/** RFC 2047 §2 allows 75, and lines of 76: so `Reply-To: ` and one word still fit on a line. */
const maxWordCharacters = 64
const overhead = '=?utf-8?Q??='.length
const maxPayloadCharacters = maxWordCharacters - overhead

/** The bytes that mean themselves in every place an encoded-word may stand in, RFC 2047 §5 (3). */
const literal = /[A-Za-z0-9!*+/-]/u

/**
 * The text as encoded-words, one space between them, each at most 64 characters: `=?utf-8?Q?Zo=C3=AB?=`.
 * Quoted-printable where half of it is ASCII, base64 elsewhere; never splits a character, nor what is seen as one
 * (a letter and its accents, a family of emoji) unless it is longer than a word.
 */
export function encodeWords(text: string): string {
  const wellFormed = text.toWellFormed()
  const characters = Array.from(wellFormed)
  const foreignCount = characters.filter((character) => /\P{ASCII}/u.test(character)).length
  return foreignCount * 2 <= characters.length ? encodeQuoted(wellFormed) : encodeBase64(wellFormed)
}

/** True when a reader could take a part of the text for an encoded-word, so that it must not stand as it is. */
export function looksLikeEncodedWord(text: string): boolean {
  return text.includes('=?')
}

function encodeQuoted(text: string): string {
  return packPayloads(text, quotedLength)
    .map((payload) => `=?utf-8?Q?${quote(payload)}?=`)
    .join(' ')
}

function encodeBase64(text: string): string {
  return packPayloads(text, base64Length)
    .map((payload) => `=?utf-8?B?${Buffer.from(payload).toString('base64')}?=`)
    .join(' ')
}

function base64Length(payload: string): number {
  return Math.ceil(Buffer.byteLength(payload) / 3) * 4
}

function quotedLength(payload: string): number {
  return quote(payload).length
}

function quote(text: string): string {
  return Array.from(text, quoteCharacter).join('')
}

function quoteCharacter(character: string): string {
  if (character === ' ') return '_'
  if (literal.test(character)) return character
  return Array.from(Buffer.from(character), (byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('')
}

/** Whole pieces per payload, as many as fit: a character is never split over two words (RFC 2047 §5). */
function packPayloads(text: string, lengthOf: (payload: string) => number): readonly string[] {
  const payloads: string[] = []
  let payload = ''
  for (const piece of piecesOf(text, lengthOf)) {
    if (payload !== '' && lengthOf(payload + piece) > maxPayloadCharacters) {
      payloads.push(payload)
      payload = ''
    }
    payload += piece
  }
  return [...payloads, payload]
}

/** What a reader sees as one character each; one that fits in no word as the characters it is made of. */
function piecesOf(text: string, lengthOf: (payload: string) => number): readonly string[] {
  const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text)
  return Array.from(graphemes, ({ segment }) => segment).flatMap((piece) =>
    lengthOf(piece) > maxPayloadCharacters ? Array.from(piece) : [piece],
  )
}
