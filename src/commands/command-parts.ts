/** What every command's declaration is made of: how the parser speaks, and the options that several commands share. */

import { type Command, CommanderError, Option } from 'commander'

import { escapeTerminal } from '../report/escape-terminal.ts'
import type { Host } from '../world/host.ts'
import type { Terminal } from '../world/terminal.ts'
import type { World } from '../world/world.ts'

/** What the run half of a command may use. */
export interface CommandTools {
  readonly world: World
  readonly host: Host
  readonly terminal: Terminal
}

/** How the parser speaks: results of `--help` and `--version` are printed, everything else is told. */
export type LineOutput = Pick<Terminal, 'print' | 'tell' | 'columnCount'>

/** How a command is asked to print. */
export type OutputFormat = 'text' | 'json'

/** The options of a command as commander hands them over. */
export type LineOptions = Readonly<Record<string, unknown>>

/** What every command that works on the storage is told, as it stands on the line. */
export interface StorageLine {
  /** `null`: not given. */
  readonly storage: string | null
  /** The service file; `null`: not given. */
  readonly config: string | null
  readonly format: OutputFormat
}

/** The exit code for a line that cannot be understood: the same as for any other bad input. */
export const misconfiguredExitCode = 2

/** A command whose errors are one line that names the way out, and which ends nothing by itself. */
export function prepared(command: Command, output: LineOutput): Command {
  return command
    .exitOverride()
    .helpOption('-h, --help', 'show this help')
    .configureOutput({
      writeOut: (text) => output.print(text),
      writeErr: (text) => output.tell(text),
      getOutHelpWidth: () => output.columnCount,
      getErrHelpWidth: () => output.columnCount,
      outputError: (text) => tellError(output, command, text.replace(/^error: /u, '')),
    })
}

/**
 * Ends the line with an error of our own.
 *
 * @throws CommanderError always; parseCommandLine turns it into the exit code
 */
export function refuseLine(output: LineOutput, command: Command, text: string): never {
  tellError(output, command, text)
  throw new CommanderError(misconfiguredExitCode, 'presend.refused', 'the line was refused')
}

function tellError(output: LineOutput, command: Command, text: string): void {
  output.tell(`presend: ${escapeTerminal(text).trim().replace(/\.$/u, '')}; try: ${fullName(command)} --help\n`)
}

/**
 * Ends the line when one of these options was not given, naming all of them. Commander's own required options hide an
 * unknown one: `--workspac a` would be told that `--workspace` is missing.
 *
 * @param flags as they were declared: `--workspace <name>`
 * @throws CommanderError when one is missing
 */
export function requireOptions(output: LineOutput, command: Command, flags: readonly string[]): void {
  const options = command.opts<LineOptions>()
  const missing = flags.filter((flag) => options[new Option(flag).attributeName()] === undefined)
  if (missing.length > 0)
    refuseLine(output, command, `got no ${missing.join(' and no ')}, expected ${missing.length === 1 ? 'it' : 'them'}`)
}

/** `presend token create`. */
function fullName(command: Command): string {
  return command.parent === null ? command.name() : `${fullName(command.parent)} ${command.name()}`
}

/** Adds `--storage` and `--config`, by which a command finds the database whether or not a service runs on it, and `--json`. */
export function addStorageOptions(command: Command): Command {
  command.option(
    '--storage <location>',
    'sqlite:PATH or postgres://USER@HOST/DATABASE (default: that of the service file, then PRESEND_STORAGE, then sqlite:./presend.db)',
  )
  return addJsonOption(addServiceFileOption(command))
}

/** Adds `--config`. */
export function addServiceFileOption(command: Command): Command {
  return command.option('--config <file>', 'the service file (default: presend-service.yml if it is there)')
}

/** What `addStorageOptions` read. */
export function storageLineOf(options: LineOptions): StorageLine {
  return { storage: textOption(options, 'storage'), config: textOption(options, 'config'), format: formatOf(options) }
}

/** Adds `--json`. */
export function addJsonOption(command: Command): Command {
  return command.option('--json', 'print JSON to standard output')
}

/** What `addJsonOption` read. */
export function formatOf(options: LineOptions): OutputFormat {
  return options['json'] === true ? 'json' : 'text'
}

/** The text of one option by its name in camel case; `null`: not given. */
export function textOption(options: LineOptions, name: string): string | null {
  const value = options[name]
  return typeof value === 'string' ? value : null
}
