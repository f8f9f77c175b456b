/** Declares the log of a run, which is the log of GitHub Actions or the standard error of the command line. */

import type { ProgressEvent } from '../check/progress.ts'

/** Prints lines. An implementation removes secrets from the text and escapes it. */
export interface RunLog {
  info(line: string): void
  debug(line: string): void
  /** True if debug output is on. Otherwise callers do not build debug lines, which can be expensive. */
  readonly isDebug: boolean
  warn(message: string): void
  group(title: string, lines: readonly string[]): void
  progress(event: ProgressEvent): void
}
