/** Maps positions in rendered text to the author's files. */

import { type LineIndex, lastStartingAt, lineIndex } from '../../errors/line-index.ts'
import type { SourcePlace } from '../../errors/problem.ts'
import type { SourceText } from '../source-text.ts'
import type { TraceSegment } from './trace-sites.ts'

/** Where a character in rendered text comes from. */
export interface TextOrigin {
  /**
   * How the origin is known. `value` means that an expression printed the character, so it is probably from the data.
   * `unknown` means that only the nearest position is known.
   */
  readonly kind: 'literal' | 'value' | 'unknown'
  readonly place: SourcePlace
  /** The expression with its delimiters; null for literal text. */
  readonly expression: string | null
}

/** Rendered text with the origin of each character. */
export interface TracedText {
  readonly text: string
  /** Returns the origin of the character at an offset. The first character has the offset 0. */
  originAt(offset: number): TextOrigin
  /** Returns the origins of the expressions that printed nothing between two offsets, both inclusive. */
  emptyValuesIn(start: number, end: number): readonly TextOrigin[]
  /** Returns the origins of all values that printed something between two offsets. */
  valuesIn(start: number, end: number): readonly TextOrigin[]
}

/** Creates traced text from the ordered segments of a trace. */
export function tracedText(text: string, segments: readonly TraceSegment[]): TracedText {
  const lines = new Map<SourceText, LineIndex>()
  const linesOf = (source: SourceText): LineIndex => {
    const index = lines.get(source) ?? lineIndex(source.text)
    lines.set(source, index)
    return index
  }
  const endOf = (index: number): number => segments[index + 1]?.start ?? text.length
  // Cache the results, because comparing a long literal again for each lookup would take quadratic time.
  const verbatim = new Map<number, boolean>()
  const isVerbatim = (index: number): boolean => {
    const segment = segments[index]
    const known = verbatim.get(index)
    if (known !== undefined || segment === undefined) return known ?? false
    const isSame = segment.site.text.startsWith(text.slice(segment.start, endOf(index)))
    verbatim.set(index, isSame)
    return isSame
  }
  const place = (source: SourceText, offset: number): SourcePlace => {
    const { line, column } = linesOf(source).positionOf(offset)
    return source.placeAt(line, column) ?? { file: source.file }
  }
  const origin = (index: number, offset: number): TextOrigin => {
    const segment = segments[index]
    if (segment === undefined)
      return { kind: 'unknown', place: { file: segments[0]?.site.source.file ?? '' }, expression: null }
    const { site, start } = segment
    if (site.kind !== 'literal') {
      return { kind: 'value', place: place(site.source, site.offset), expression: site.text }
    }
    const inLiteral = isVerbatim(index) ? offset - start : alignLiteral(site.text, text.slice(start, offset))
    return { kind: 'literal', place: place(site.source, site.offset + inLiteral), expression: null }
  }
  const valuesIn = (
    start: number,
    end: number,
  ): readonly { readonly origin: TextOrigin; readonly isEmpty: boolean }[] =>
    indexesIn(segments, start, end)
      .filter((index) => segments[index]?.site.kind === 'value')
      .filter((index) => segments[index]?.start === endOf(index) || endOf(index) > start)
      .map((index) => ({ origin: origin(index, start), isEmpty: segments[index]?.start === endOf(index) }))
  return {
    text,
    originAt: (offset) => origin(indexAt(segments, offset), offset),
    emptyValuesIn: (start, end) => valuesIn(start, end).flatMap((value) => (value.isEmpty ? [value.origin] : [])),
    valuesIn: (start, end) => valuesIn(start, end).flatMap((value) => (value.isEmpty ? [] : [value.origin])),
  }
}

/** Traces `text`, which was derived from `before`. `toBefore` converts a position in `text` to one in `before`. */
export function rewritten(before: TracedText, text: string, toBefore: (offset: number) => number): TracedText {
  return {
    text,
    originAt: (offset) => before.originAt(toBefore(offset)),
    emptyValuesIn: (start, end) => before.emptyValuesIn(toBefore(start), toBefore(end)),
    valuesIn: (start, end) => before.valuesIn(toBefore(start), toBefore(end)),
  }
}

/** Returns a part of traced text. */
export function sliceTraced(whole: TracedText, start: number, end: number): TracedText {
  return rewritten(whole, whole.text.slice(start, end), (offset) => start + offset)
}

/** Returns the traced text without leading or trailing white space. */
export function trimTraced(whole: TracedText): TracedText {
  const start = whole.text.length - whole.text.trimStart().length
  return sliceTraced(whole, start, start + whole.text.trim().length)
}

function indexAt(segments: readonly TraceSegment[], offset: number): number {
  return lastStartingAt(segments, offset, ({ start }) => start)
}

function indexesIn(segments: readonly TraceSegment[], start: number, end: number): readonly number[] {
  const indexes: number[] = []
  // Several segments can start at the same offset, because segments can be empty.
  let index = Math.max(indexAt(segments, start - 1), 0)
  for (; index < segments.length && (segments[index]?.start ?? 0) <= end; index += 1) indexes.push(index)
  return indexes
}

/**
 * Finds the end of the `printed` output within a literal, and returns its offset. The literal and the output may differ
 * in white space, because engines add indentation and drop white space.
 */
function alignLiteral(literal: string, printed: string): number {
  let position = 0
  for (const character of printed) {
    if (literal.startsWith(character, position)) position += character.length
    else if (/\S/u.test(character)) {
      const next = literal.indexOf(character, position)
      if (next === -1 || /\S/u.test(literal.slice(position, next))) return position
      position = next + character.length
    }
  }
  return position
}
