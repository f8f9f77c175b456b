/** What the parser makes of a command line, and what it says. */

import { type ParsedLine, parseCommandLine } from '../../src/commands/command-line.ts'
import { fakeTerminal } from '../support/fake-terminal.ts'

/** A line as it was parsed. */
export interface SaidLine {
  readonly line: ParsedLine
  readonly printed: string
  readonly told: string
}

/** Parses the arguments behind `presend`. */
export function parseLine(...argv: readonly string[]): SaidLine {
  const terminal = fakeTerminal()
  const line = parseCommandLine(argv, terminal)
  return { line, printed: terminal.printed, told: terminal.told }
}
