/** Decodes a text part of a complete message and keeps each character's position in the file. */

import type { TextPiece } from '../../foundation/mail/html-tokens.ts'
import type { TracedText } from '../../render/trace/source-map.ts'
import { composeText } from '../html/composed-text.ts'
import { bodyOfPart, decodeEscapes } from './mime-fields.ts'
import type { MimeMessage, MimePart } from './mime-part.ts'

/** Returns the text of a part, decoded according to its transfer encoding and charset. Invalid bytes become U+FFFD. */
export function decodePart(mime: MimeMessage, part: MimePart): TracedText {
  const decode = decoders.get(part.encoding) ?? decodePlain
  const pieces = decode(bodyOfPart(mime, part), decoderOf(part.parameters.get('charset') ?? 'utf-8'))
  return composeText(
    pieces.map(({ text, start }) => ({ text, start: start + part.bodyStart })),
    mime.source,
  )
}

type Decode = (bytes: string) => string

const decoders: ReadonlyMap<string, typeof decodePlain> = new Map(
  Object.entries({
    'quoted-printable': decodeQuotedPrintable,
    base64: decodeBase64,
  }),
)

/** Returns the decoder for a charset. Text in an unknown charset is decoded as UTF-8. */
function decoderOf(charset: string): Decode {
  const label = isKnownCharset(charset) ? charset.trim() : 'utf-8'
  const decoder = new TextDecoder(label)
  return (latin1) => decoder.decode(Buffer.from(latin1, 'latin1'))
}

/** Returns whether the name of the charset is known. */
export function isKnownCharset(charset: string): boolean {
  try {
    return new TextDecoder(charset.trim()).encoding !== ''
  } catch {
    return false
  }
}

/** Decodes the text. Converts all line endings to line feeds. */
function decodePlain(body: string, decode: Decode): readonly TextPiece[] {
  const pieces: TextPiece[] = []
  // In all charsets used in mail, an ASCII character is a single byte.
  for (const { 0: run, index } of body.matchAll(/[^\r\u0080-\u00ff]+|[\u0080-\u00ff]+|\r(?!\n)/gu)) {
    pieces.push({ text: run.charCodeAt(0) >= 0x80 ? decode(run) : run, start: index })
  }
  return pieces
}

function decodeQuotedPrintable(body: string, decode: Decode): readonly TextPiece[] {
  const pieces: TextPiece[] = []
  // A soft line break can occur between the bytes of one character.
  const token =
    /(?:=[0-9a-f]{2}(?:=[ \t]*\r?\n(?==[0-9a-f]{2}))?|[\u0080-\u00ff])+|=[ \t]*\r?\n|[ \t]*\r?\n|=|[^=\r\n\u0080-\u00ff \t]+|[ \t]+|\r/giu
  for (const { 0: run, index } of body.matchAll(token)) {
    if (/^=[ \t]*\r?\n$/u.test(run)) continue
    if (run.endsWith('\n')) pieces.push({ text: '\n', start: index })
    else if (/^=[0-9a-f]{2}|^[\u0080-\u00ff]/iu.test(run))
      pieces.push({ text: decode(decodeEscapes(run)), start: index })
    else pieces.push({ text: run, start: index })
  }
  return pieces
}

function decodeBase64(body: string, decode: Decode): readonly TextPiece[] {
  const text = decode(Buffer.from(body, 'base64').toString('latin1')).replaceAll('\r\n', '\n')
  const lines = body.split('\n')
  const pieces: TextPiece[] = []
  const share = text.length / Math.max(body.length, 1)
  let offset = 0
  // Estimate positions within a base64 line, which is precise enough, because base64 is not edited by hand.
  for (const line of lines) {
    const end = offset + line.length + 1
    const piece = text.slice(Math.round(offset * share), Math.round(Math.min(end, body.length) * share))
    if (piece !== '') pieces.push({ text: piece, start: offset })
    offset = end
  }
  return pieces
}
