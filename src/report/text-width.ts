/** How much room text takes on a terminal. */

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** East Asian wide and full-width letters, and emoji: two columns. Source: Unicode Standard Annex 11. */
const wide =
  /^(?:\p{Emoji_Presentation}|.\uFE0F|[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{1F300}-\u{1FAFF}\u{20000}-\u{3FFFD}])/u

const plainAscii = /^[\u0020-\u007E]*$/u

/** Columns that plain text (without escape sequences) takes. */
export function textWidth(text: string): number {
  if (plainAscii.test(text)) return text.length
  let width = 0
  for (const { segment } of segmenter.segment(text)) width += wide.test(segment) ? 2 : 1
  return width
}

/** Lines of at most `width` columns, broken at spaces, and inside a word that is longer alone. */
export function wrapText(text: string, width: number): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').flatMap((one) => splitWord(one, width))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (textWidth(longer) <= width) line = longer
    else {
      lines.push(line)
      line = word
    }
  }
  return [...lines, line]
}

function splitWord(word: string, width: number): readonly string[] {
  if (textWidth(word) <= width) return [word]
  const pieces: string[] = []
  let piece = ''
  for (const { segment } of segmenter.segment(word)) {
    if (piece !== '' && textWidth(piece + segment) > width) {
      pieces.push(piece)
      piece = ''
    }
    piece += segment
  }
  return [...pieces, piece]
}
