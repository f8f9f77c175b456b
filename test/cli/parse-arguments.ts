/** Parses a command line and records the parser's output. */

import { parseCommandLine } from '../../src/cli/run-command-line.ts'
import { extensionCommands } from '../support/extensions.ts'
import { fakeTerminal } from '../support/fake-terminal.ts'

/** `name` and `input` are null when parsing ended without a command to run; `exitCode` then contains the exit code. */
export interface ParsedArguments {
  readonly name: string | null
  readonly input: object | null
  readonly exitCode: number | null
  readonly printed: string
  readonly told: string
}

/** Parses the arguments after `presend`. */
export function parseArguments(...argv: readonly string[]): ParsedArguments {
  const terminal = fakeTerminal()
  const parsed = parseCommandLine(argv, terminal, extensionCommands)
  const { printed, told } = terminal
  if (parsed.status === 'ended') return { name: null, input: null, exitCode: parsed.exitCode, printed, told }
  const { name, input } = parsed.command
  return { name, input, exitCode: null, printed, told }
}
