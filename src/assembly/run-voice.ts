/** What a run says while it goes on, besides its result: the action's log or the command's terminal. */

import type { ProgressEvent } from '../check/progress.ts'

/** Each implementation scrubs and escapes what it is given. */
export interface RunVoice {
  info(line: string): void
  /** Shown only in debug output. */
  debug(line: string): void
  /** True: debug output is on, so lines that cost something to make are worth it. */
  readonly isDebug: boolean
  warn(message: string): void
  /** Lines that belong together under a title. */
  group(title: string, lines: readonly string[]): void
  progress(event: ProgressEvent): void
}
