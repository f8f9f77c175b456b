/** Composes decoded text from pieces of rendered text, and keeps the origin of each piece. */

import { joinPieces, type TextPiece } from '../../foundation/mail/html-tokens.ts'
import type { TracedText } from '../../render/trace/source-map.ts'

/** Joins pieces. The offsets in `pieces` refer to `whole`. */
export function composeText(pieces: readonly TextPiece[], whole: TracedText): TracedText {
  let known: readonly number[] | null = null
  const offsetOf = (index: number): number => {
    // Compute the starts only on demand, because origins are rarely needed.
    const starts = (known ??= startsOf(pieces))
    let low = 0
    let high = starts.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0) <= index) low = middle + 1
      else high = middle
    }
    const at = Math.max(low - 1, 0)
    return (pieces[at]?.start ?? 0) + index - (starts[at] ?? 0)
  }
  return {
    text: joinPieces(pieces),
    originAt: (index) => whole.originAt(offsetOf(index)),
    emptyValuesIn: (start, end) => whole.emptyValuesIn(offsetOf(start), offsetOf(end)),
    valuesIn: (start, end) => whole.valuesIn(offsetOf(start), offsetOf(end)),
  }
}

function startsOf(pieces: readonly TextPiece[]): readonly number[] {
  const starts: number[] = []
  let length = 0
  for (const { text } of pieces) {
    starts.push(length)
    length += text.length
  }
  return starts
}
