/** What a run says while it goes on, besides its result: the action's log or the command's terminal. */

import type { ProgressEvent } from '../check/progress.ts'

/** Whoever speaks scrubs and escapes what it is given. */
export interface RunVoice {
  info(line: string): void
  /** Seen only by those who look for a defect. */
  debug(line: string): void
  warn(message: string): void
  /** Lines that belong together under a title. */
  group(title: string, lines: readonly string[]): void
  progress(event: ProgressEvent): void
}
