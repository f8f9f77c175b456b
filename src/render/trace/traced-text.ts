/** The interface of text whose characters can be traced to the author's files. */

import type { SourcePlace } from '../../foundation/errors/problem.ts'

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
