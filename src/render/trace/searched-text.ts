/** Guesses the origins of text that could not be traced, by searching the sources for it. */

import { lineIndex } from '../../foundation/errors/line-index.ts'
import type { SourceText } from '../source-text.ts'
import type { TextOrigin, TracedText } from './source-map.ts'

/**
 * The lengths of the strings to search for. Longer strings come first, because their matches are more likely to be
 * correct.
 */
const matchLengths = [60, 30, 15, 8]

/**
 * Returns `text` with the origins found by searching. Characters that were not found are attributed to the first
 * source.
 */
export function searchedText(text: string, sources: readonly SourceText[]): TracedText {
  const indexed = sources.map((source) => ({ source, lines: lineIndex(source.text) }))
  const originAt = (offset: number): TextOrigin => {
    for (const length of matchLengths) {
      const wanted = text.slice(offset, offset + length)
      if (wanted.trim().length < Math.min(length, 4)) continue
      for (const { source, lines } of indexed) {
        const found = source.text.indexOf(wanted)
        if (found === -1) continue
        const { line, column } = lines.positionOf(found)
        const place = source.placeAt(line, column)
        if (place !== undefined) return { kind: 'unknown', place, expression: null }
      }
    }
    const [first] = sources
    const place = first?.placeAt(1, 1) ?? { file: first?.file ?? '' }
    return { kind: 'unknown', place, expression: null }
  }
  return { text, originAt, emptyValuesIn: () => [], valuesIn: () => [] }
}
