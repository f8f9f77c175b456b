/** Text with the position of each character in its file. */

import type { SourcePlace } from '../foundation/errors/problem.ts'
import type { TracedText } from './trace/traced-text.ts'

/** The input of an engine: a file, the body below its front matter, or a single value. */
export interface SourceText {
  /** The name of the text in problem messages, such as `template`, `subject` or `headers`. */
  readonly input: string
  /** The path of the file, relative to the repository. Includes are resolved relative to its folder. */
  readonly file: string
  readonly text: string
  /**
   * Maps a line and column of `text` (both start at 1) to a position in the file. Returns undefined for a value from an
   * input.
   */
  readonly placeAt: (line: number, column: number) => SourcePlace | undefined
  /** If an engine printed `text`, the origins of its characters. */
  readonly traced?: TracedText
}

/** Creates a source text from the part of a file that follows the first `skippedLines` lines. */
export function sourceOfFile(file: string, text: string, skippedLines: number = 0): SourceText {
  return { input: 'template', file, text, placeAt: (line, column) => ({ file, line: line + skippedLines, column }) }
}

/** Creates a source text from a value that does not come from a file. */
export function sourceOfValue(input: string, file: string, text: string): SourceText {
  return { input, file, text, placeAt: () => undefined }
}
