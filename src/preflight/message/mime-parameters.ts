/** Reads a MIME header field that consists of a value and parameters. */

export interface FieldParameters {
  /** The field's value in lower case, without parameters. */
  readonly value: string
  /**
   * The parameters, with names in lower case. Values are as written, but without quotation marks. If a name occurs
   * twice, the first value is used.
   */
  readonly parameters: ReadonlyMap<string, string>
}

/** Parses a field such as `text/plain; charset="utf-8"`. Comments are ignored (RFC 2045 §5.1). */
export function readParameters(raw: string): FieldParameters {
  const pieces = splitUnquoted(raw)
  const parameters = new Map<string, string>()
  for (const piece of pieces.slice(1)) {
    const equals = piece.indexOf('=')
    if (equals < 1) continue
    const name = piece.slice(0, equals).trim().toLowerCase()
    const written = piece.slice(equals + 1).trim()
    const isQuoted = written.startsWith('"') && written.endsWith('"') && written.length > 1
    const value = isQuoted ? written.slice(1, -1).replaceAll(/\\(.)/gu, '$1') : written
    if (!parameters.has(name)) parameters.set(name, value)
  }
  return { value: (pieces[0] ?? '').trim().toLowerCase(), parameters }
}

/** Splits the value at semicolons outside quotation marks, and removes comments. */
function splitUnquoted(raw: string): readonly string[] {
  const pieces: string[] = []
  let piece = ''
  let isQuoted = false
  let commentDepth = 0
  for (let position = 0; position < raw.length; position += 1) {
    const character = raw.charAt(position)
    if (character === '\\' && isQuoted) {
      piece += raw.slice(position, position + 2)
      position += 1
      continue
    }
    if (character === '"' && commentDepth === 0) isQuoted = !isQuoted
    if (!isQuoted && character === '(') commentDepth += 1
    if (commentDepth === 0) {
      if (character === ';' && !isQuoted) {
        pieces.push(piece)
        piece = ''
      } else piece += character
    }
    if (!isQuoted && character === ')') commentDepth = Math.max(0, commentDepth - 1)
  }
  return [...pieces, piece]
}
