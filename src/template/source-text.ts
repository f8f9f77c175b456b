/** A piece of text that an author wrote, and where each character of it stands in their file. */

import type { SourcePlace } from '../errors/problem.ts'

/** What an engine renders: a whole file, the body below its front matter, or one value of the front matter. */
export interface SourceText {
  /** What problems call it: `template`, `subject`, `headers`… */
  readonly input: string
  /** Relative to the repository; includes are looked up from its folder. */
  readonly file: string
  readonly text: string
  /** The author's place of a line and column of `text`, both 1-based; `undefined` for a value from an input. */
  readonly placeAt: (line: number, column: number) => SourcePlace | undefined
}

/** A file, or the rest of it below its first `skippedLines` lines. */
export function sourceOfFile(file: string, text: string, skippedLines: number = 0): SourceText {
  return { input: 'template', file, text, placeAt: (line, column) => ({ file, line: line + skippedLines, column }) }
}

/** A value that stands in no file. */
export function sourceOfValue(input: string, file: string, text: string): SourceText {
  return { input, file, text, placeAt: () => undefined }
}
