/** The log of a run: the GitHub Actions log or standard error of the command line. */

import type { ProgressEvent } from '../check/progress.ts'

/** Prints lines. Implementations remove secrets from the text and escape it. */
export interface RunLog {
  info(line: string): void
  debug(line: string): void
  /** True when debug output is on. When it is off, callers skip building expensive debug lines. */
  readonly isDebug: boolean
  warn(message: string): void
  group(title: string, lines: readonly string[]): void
  progress(event: ProgressEvent): void
}
