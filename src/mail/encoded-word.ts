/** Non-ASCII in header fields: RFC 2047. */

/** RFC 2047 §2 allows 75, and lines of 76: so `Reply-To: ` and one word still fit on a line. */
const maxWordCharacters = 64
const overhead = '=?utf-8?Q??='.length
const maxPayloadCharacters = maxWordCharacters - overhead

/** The bytes that mean themselves in every place an encoded-word may stand in, RFC 2047 §5 (3). */
const literal = /[A-Za-z0-9!*+/-]/u

/**
 * The text as encoded-words, one space between them, each at most 64 characters: `=?utf-8?Q?Zo=C3=AB?=`.
 * Quoted-printable where half of it is ASCII, base64 elsewhere; never splits a character.
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
  return packPayloads(Array.from(text, quoteCharacter), (payload, piece) => payload.length + piece.length)
    .map((payload) => `=?utf-8?Q?${payload}?=`)
    .join(' ')
}

function encodeBase64(text: string): string {
  return packPayloads(Array.from(text), base64Length)
    .map((payload) => `=?utf-8?B?${Buffer.from(payload).toString('base64')}?=`)
    .join(' ')
}

function base64Length(payload: string, character: string): number {
  return Math.ceil((Buffer.byteLength(payload) + Buffer.byteLength(character)) / 3) * 4
}

function quoteCharacter(character: string): string {
  if (character === ' ') return '_'
  if (literal.test(character)) return character
  return Array.from(Buffer.from(character), (byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('')
}

/** Whole pieces per payload, as many as fit: a character is never split over two words (RFC 2047 §5). */
function packPayloads(
  pieces: readonly string[],
  lengthWith: (payload: string, piece: string) => number,
): readonly string[] {
  const payloads: string[] = []
  let payload = ''
  for (const piece of pieces) {
    if (payload !== '' && lengthWith(payload, piece) > maxPayloadCharacters) {
      payloads.push(payload)
      payload = ''
    }
    payload += piece
  }
  return [...payloads, payload]
}
