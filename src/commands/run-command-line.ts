/** The command line: one line in, one exit code out. */

import { openPorts } from '../assembly/open-ports.ts'
import type { Host } from '../world/host.ts'
import type { Terminal } from '../world/terminal.ts'
import type { World } from '../world/world.ts'
import { checkCommand } from './check-command.ts'
import { parseCommandLine } from './command-line.ts'

/** The process that the command line runs in. */
export interface CommandLineWorld {
  readonly world: World
  readonly host: Host
  readonly terminal: Terminal
}

/** Runs what `argv` (behind the program's name) asks for; resolves with the exit code. */
export async function runCommandLine(argv: readonly string[], outside: CommandLineWorld): Promise<number> {
  const line = parseCommandLine(argv, outside.terminal)
  switch (line.status) {
    case 'ended':
      return line.exitCode
    case 'check':
      return await checkCommand(line, { ...outside, openPorts })
    default:
      return line satisfies never
  }
}
