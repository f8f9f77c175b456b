/** Decodes the value of a header field (RFC 2047) and keeps the position of each character. */

import type { TextPiece } from '../../foundation/mail/html-tokens.ts'
import type { TracedText } from '../../render/trace/source-map.ts'
import { composeText } from '../html/composed-text.ts'
import { isKnownCharset } from './decode-part.ts'
import { decodeEscapes } from './mime-fields.ts'
import type { MimeField } from './mime-part.ts'

const token =
  /=\?(?<charset>[^?\s*]+)(?:\*[^?\s]*)?\?(?<encoding>[bq])\?(?<text>[^?\s]*)\?=|\r?\n(?=[ \t])|[\u0080-\u00ff]+|[^=\r\n\u0080-\u00ff]+|[^]/giu

/** Returns the value of a field, unfolded and with encoded-words decoded. */
export function decodeField({ written, start, valueStart }: MimeField, source: TracedText): TracedText {
  const value = written.slice(valueStart - start)
  const pieces: TextPiece[] = []
  let isAfterWord = false
  for (const match of value.matchAll(token)) {
    const [run] = match
    const at = valueStart + match.index
    const { charset, encoding, text } = match.groups ?? {}
    if (charset !== undefined && encoding !== undefined && text !== undefined) {
      // Clients ignore white space between encoded-words (RFC 2047 §6.2).
      if (isAfterWord && /^\s*$/u.test(pieces.at(-1)?.text ?? '')) pieces.pop()
      pieces.push({ text: decodeWord({ charset, encoding, text }), start: at })
      isAfterWord = true
      continue
    }
    if (/^\r?\n$/u.test(run)) continue
    if (/\S/u.test(run)) isAfterWord = false
    pieces.push({ text: /^[\u0080-\u00ff]/u.test(run) ? decodeBytes(run, 'utf-8') : run, start: at })
  }
  const last = pieces.at(-1)
  if (last !== undefined) pieces[pieces.length - 1] = { ...last, text: last.text.trimEnd() }
  return composeText(pieces.length === 0 ? [{ text: '', start: valueStart }] : pieces, source)
}

function decodeWord({ charset, encoding, text }: Record<'charset' | 'encoding' | 'text', string>): string {
  if (encoding.toLowerCase() === 'b') return decodeBytes(Buffer.from(text, 'base64').toString('latin1'), charset)
  return decodeBytes(decodeEscapes(text.replaceAll('_', ' ')), charset)
}

function decodeBytes(latin1: string, charset: string): string {
  return new TextDecoder(isKnownCharset(charset) ? charset : 'utf-8').decode(Buffer.from(latin1, 'latin1'))
}
