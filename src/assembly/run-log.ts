/** The log of a run: the GitHub Actions log or standard error of the command line. */

import type { ProgressEvent } from '../check/progress.ts'

/** Implementations remove secrets and escape what they are given. */
export interface RunLog {
  info(line: string): void
  debug(line: string): void
  /** True when debug output is on; skip building expensive debug lines otherwise. */
  readonly isDebug: boolean
  warn(message: string): void
  group(title: string, lines: readonly string[]): void
  progress(event: ProgressEvent): void
}
