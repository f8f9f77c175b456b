/** Maps positions in rendered text to the author's files. */

import { type LineIndex, lastStartingAt, lineIndex } from '../../foundation/errors/line-index.ts'
import type { SourcePlace } from '../../foundation/errors/problem.ts'
import type { SourceText } from '../source-text.ts'
import type { TraceSegment } from './trace-sites.ts'
import type { TextOrigin, TracedText } from './traced-text.ts'

export type { TextOrigin, TracedText } from './traced-text.ts'

/** Creates traced text from the ordered segments of a trace. */
export function tracedText(text: string, segments: readonly TraceSegment[]): TracedText {
  const index = segmentIndex(text, segments)
  const valuesIn = (start: number, end: number): readonly FoundValue[] => {
    const found = indexesIn(segments, start, end).flatMap((at) => valuesOf(index, at, { start, end }))
    // Two segments of a rendered source can touch the same value.
    return [...new Map(found.map((value) => [JSON.stringify(value), value])).values()]
  }
  return {
    text,
    originAt: (offset) => originOf(index, indexAt(segments, offset), offset),
    emptyValuesIn: (start, end) => valuesIn(start, end).flatMap((value) => (value.isEmpty ? [value.origin] : [])),
    valuesIn: (start, end) => valuesIn(start, end).flatMap((value) => (value.isEmpty ? [] : [value.origin])),
  }
}

/** The segments of a text, and what is computed from them. */
interface SegmentIndex {
  readonly segments: readonly TraceSegment[]
  /** Returns the offset at which a segment ends. */
  readonly endOf: (at: number) => number
  /** Converts an offset in the text, in a segment that printed literal text, to an offset in its source. */
  readonly sourceOffset: (at: number, offset: number) => number
  readonly placeOf: (source: SourceText, offset: number) => SourcePlace
}

function segmentIndex(text: string, segments: readonly TraceSegment[]): SegmentIndex {
  const lines = new Map<SourceText, LineIndex>()
  const linesOf = (source: SourceText): LineIndex => {
    const index = lines.get(source) ?? lineIndex(source.text)
    lines.set(source, index)
    return index
  }
  const endOf = (at: number): number => segments[at + 1]?.start ?? text.length
  // Cache the results, because comparing a long literal again for each lookup would take quadratic time.
  const verbatim = new Map<number, boolean>()
  const isVerbatim = (at: number, { site, start }: TraceSegment): boolean => {
    const isSame = verbatim.get(at) ?? site.text.startsWith(text.slice(start, endOf(at)))
    verbatim.set(at, isSame)
    return isSame
  }
  return {
    segments,
    endOf,
    sourceOffset: (at, offset) => {
      const segment = segments[at]
      if (segment === undefined) return 0
      const { site, start } = segment
      const inLiteral = isVerbatim(at, segment) ? offset - start : alignLiteral(site.text, text.slice(start, offset))
      return site.offset + inLiteral
    },
    placeOf: (source, offset) => {
      const { line, column } = linesOf(source).positionOf(offset)
      return source.placeAt(line, column) ?? { file: source.file }
    },
  }
}

function originOf({ segments, sourceOffset, placeOf }: SegmentIndex, at: number, offset: number): TextOrigin {
  const segment = segments[at]
  if (segment === undefined)
    return { kind: 'unknown', place: { file: segments[0]?.site.source.file ?? '' }, expression: null }
  const { kind, source, offset: siteOffset, text } = segment.site
  if (kind !== 'literal') return { kind: 'value', place: placeOf(source, siteOffset), expression: text }
  const offsetInSource = sourceOffset(at, offset)
  // If an engine printed the text of the source, continue in the files behind it.
  if (source.traced !== undefined) return source.traced.originAt(offsetInSource)
  return { kind: 'literal', place: placeOf(source, offsetInSource), expression: null }
}

interface FoundValue {
  readonly origin: TextOrigin
  readonly isEmpty: boolean
}

/** Returns the values that a segment printed between two offsets. */
function valuesOf(
  index: SegmentIndex,
  at: number,
  { start, end }: { readonly start: number; readonly end: number },
): readonly FoundValue[] {
  const segment = index.segments[at]
  if (segment === undefined) return []
  const segmentEnd = index.endOf(at)
  const isEmpty = segment.start === segmentEnd
  if (segment.site.kind === 'value') {
    return isEmpty || segmentEnd > start ? [{ origin: originOf(index, at, start), isEmpty }] : []
  }
  const { traced } = segment.site.source
  const [first, last] = [Math.max(start, segment.start), Math.min(end, segmentEnd)]
  if (traced === undefined || first > last) return []
  const [from, to] = [index.sourceOffset(at, first), index.sourceOffset(at, last)]
  return [
    ...traced.valuesIn(from, to).map((origin) => ({ origin, isEmpty: false })),
    ...traced.emptyValuesIn(from, to).map((origin) => ({ origin, isEmpty: true })),
  ]
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
