/** A text with the position of each character in its file. */

import type { SourcePlace } from '../errors/problem.ts'

/** The input of an engine: a file, the body below its front matter, or a value of the front matter. */
export interface SourceText {
  /** The name of the text in problems: `template`, `subject`, `headers`… */
  readonly input: string
  /** Path of the file, relative to the repository. Includes are resolved from its folder. */
  readonly file: string
  readonly text: string
  /** Maps a 1-based line and column of `text` to the file; undefined for a value from an input. */
  readonly placeAt: (line: number, column: number) => SourcePlace | undefined
}

/** Returns a file without its first `skippedLines` lines. */
export function sourceOfFile(file: string, text: string, skippedLines: number = 0): SourceText {
  return { input: 'template', file, text, placeAt: (line, column) => ({ file, line: line + skippedLines, column }) }
}

/** Returns a value that does not come from a file. */
export function sourceOfValue(input: string, file: string, text: string): SourceText {
  return { input, file, text, placeAt: () => undefined }
}
