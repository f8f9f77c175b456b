/** What a command says besides its result, on standard error: a live line on a terminal, plain lines in a log. */

import { progressLog } from '../assembly/progress-log.ts'
import type { RunVoice } from '../assembly/run-voice.ts'
import type { ProgressEvent } from '../check/progress.ts'
import { defuse } from '../report/escape-log.ts'
import { renderProgressLine } from '../report/progress-line.ts'
import type { Scrub } from '../world/scrub-secrets.ts'
import type { Terminal } from '../world/terminal.ts'
import type { Clock } from '../world/world.ts'

/** The one way to standard error: everything said is scrubbed of secrets and cannot control the terminal. */
export interface TerminalVoice extends RunVoice {
  /** Takes the live line away. */
  finish(): void
}

/** What a voice is made with. */
export interface VoiceTools {
  readonly scrub: Scrub
  readonly clock: Pick<Clock, 'monotonicMs'>
  /** True with --debug. */
  readonly isDebug?: boolean
}

/** Back to the line's start, and nothing behind it. */
const eraseLine = '\r\u001B[K'

/** A voice that speaks through `terminal.tell`. */
export function openVoice(terminal: Terminal, { scrub, clock, isDebug = false }: VoiceTools): TerminalVoice {
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
