/** The log that `presend check` writes to standard error; on a terminal, it has a live progress line. */

import { progressLog } from '../action/assembly/progress-log.ts'
import type { RunLog } from '../action/assembly/run-log.ts'
import type { ProgressEvent } from '../check/progress.ts'
import type { Scrub } from '../foundation/world/scrub-secrets.ts'
import type { Terminal } from '../foundation/world/terminal.ts'
import type { Clock } from '../foundation/world/world.ts'
import { defuse } from '../report/escape-log.ts'
import { renderProgressLine } from '../report/progress-line.ts'

/** A log that removes secrets and terminal control sequences from its output. */
export interface TerminalLog extends RunLog {
  /** Erases the progress line. */
  finish(): void
}

export interface TerminalLogOptions {
  readonly scrub: Scrub
  readonly clock: Pick<Clock, 'monotonicMs'>
  /** True if `--debug` is given. */
  readonly isDebug?: boolean
}

const eraseLine = '\r\u001B[K'

/** Opens the log of a command. */
export function openTerminalLog(
  terminal: Terminal,
  { scrub, clock, isDebug = false }: TerminalLogOptions,
): TerminalLog {
  const clean = (line: string): string => defuse(scrub(line))
  const erase = (): void => {
    if (terminal.isInteractive) terminal.tell(eraseLine)
  }
  const say = (line: string): void => {
    erase()
    terminal.tell(`${clean(line)}\n`)
  }
  const live = (event: ProgressEvent): void =>
    terminal.tell(`${eraseLine}${clean(renderProgressLine(event, terminal.columnCount - 1))}`)
  return {
    info: say,
    isDebug,
    debug: (line) => {
      if (isDebug) say(`debug: ${line}`)
    },
    warn: (line) => say(`Warning: ${line}`),
    group: (title, lines) => {
      if (terminal.isInteractive) return
      for (const line of [`${title}:`, ...lines.map((one) => `  ${one}`)]) say(line)
    },
    progress: terminal.isInteractive ? live : progressLog(say, clock),
    finish: erase,
  }
}
