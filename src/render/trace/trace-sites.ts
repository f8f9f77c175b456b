/** Records which part of a template printed which part of the output, using markers in the output. */

import type { SourceText } from '../source-text.ts'

/** A part of a template that prints text. */
export interface TraceSite {
  /**
   * The kind of part. `literal` is literal text in the template, `value` is an expression, and `tag` is a tag that
   * prints text itself.
   */
  readonly kind: 'literal' | 'value' | 'tag'
  readonly source: SourceText
  /**
   * The position in `source.text` of a literal's first printed character, or of the opening delimiter of a value or
   * tag.
   */
  readonly offset: number
  /** The literal as printed, or the expression with its delimiters. */
  readonly text: string
}

/** The sites of one rendering. An engine that receives this object prints a marker before the output of each site. */
export interface TraceSites {
  /** Adds a site and returns its marker. */
  mark(site: TraceSite): string
  readonly sites: readonly TraceSite[]
}

// Markers consist of Unicode noncharacters, which no text contains (Unicode §23.7). Filters and escaping do not change
// them.
const opening = '\ufdd0'
const closing = '\ufdd1'
const firstDigit = 0xfd_d2
const radix = 16

/** Matches a single marker. */
const marker = /\ufdd0(?<digits>[\ufdd2-\ufde1]+)\ufdd1/gu

/** Returns whether `text` contains marker characters, in which case it cannot be traced. */
export function hasMarkerCharacters(text: string): boolean {
  return /[\ufdd0-\ufde1]/u.test(text)
}

/** Creates an empty list of sites. */
export function openTraceSites(): TraceSites {
  const sites: TraceSite[] = []
  const markers = new Map<SourceText, Map<number, string>>()
  return {
    sites,
    mark: (site) => {
      const ofSource = markers.get(site.source) ?? new Map<number, string>()
      markers.set(site.source, ofSource)
      const known = ofSource.get(site.offset)
      if (known !== undefined) return known
      const added = markerOf(sites.push(site) - 1)
      ofSource.set(site.offset, added)
      return added
    },
  }
}

/**
 * Returns the marker for the literal text of `source` that starts at an offset, or an empty string if nothing is
 * traced.
 */
export function literalMark(trace: TraceSites | undefined, source: SourceText, offset: number = 0): string {
  return trace?.mark({ kind: 'literal', source, offset, text: source.text.slice(offset) }) ?? ''
}

function markerOf(index: number): string {
  const digits = Array.from(index.toString(radix), (digit) =>
    String.fromCharCode(firstDigit + Number.parseInt(digit, radix)),
  )
  return `${opening}${digits.join('')}${closing}`
}

/** The part of the output that one site printed, up to the start of the next segment. */
export interface TraceSegment {
  readonly start: number
  readonly site: TraceSite
}

/** Removes the markers from an output. */
export function readMarkers(
  marked: string,
  { sites }: TraceSites,
): { text: string; segments: readonly TraceSegment[] } {
  const pieces: string[] = []
  const segments: TraceSegment[] = []
  let position = 0
  let length = 0
  for (const match of marked.matchAll(marker)) {
    const piece = marked.slice(position, match.index)
    pieces.push(piece)
    length += piece.length
    position = match.index + match[0].length
    const site = sites[indexOf(match.groups?.['digits'] ?? '')]
    if (site !== undefined) segments.push({ start: length, site })
  }
  pieces.push(marked.slice(position))
  return { text: pieces.join(''), segments }
}

function indexOf(digits: string): number {
  const written = Array.from(digits, (digit) => (digit.charCodeAt(0) - firstDigit).toString(radix))
  return Number.parseInt(written.join(''), radix)
}
