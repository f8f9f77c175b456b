/** Describes commands as data: the inputs of a command, and the function that runs it. */

import { Command, CommanderError, Option } from 'commander'
import type { TokenId, WorkspaceId } from '../foundation/contract/identifiers.ts'

import { plainText } from '../foundation/errors/plain-text.ts'
import type { Host } from '../foundation/world/host.ts'
import type { Terminal } from '../foundation/world/terminal.ts'
import type { World } from '../foundation/world/world.ts'
import type { ServiceExtension } from '../service/self-hosted/extension.ts'

/** What a command may use: streams, the environment, files and other resources. */
export interface CommandDeps {
  readonly world: World
  readonly host: Host
  readonly terminal: Terminal
  readonly loadServiceExtensions: () => Promise<readonly ServiceExtension[]>
}

/** The parser's output streams. Help and version go to standard output, and errors go to standard error. */
export type ParserOutput = Pick<Terminal, 'print' | 'tell' | 'columnCount'>

/** The exit code of a command with invalid input. */
export const misconfiguredExitCode = 2

/** An argument (`<id>`, `[path...]`) or an option (`--limit <count>`, `--json`, `--no-browser`). */
export interface InputSpec {
  readonly flags: string
  readonly help: string
  readonly isRequired?: true
  readonly default?: string
  readonly choices?: readonly string[]
  /** What the value identifies, which determines the type that the value is converted to. */
  readonly identifies?: 'workspace' | 'token'
}

/** A group of options that a settings table defines. */
export interface OptionGroup<Values extends object> {
  add(command: Command): void
  /** @throws CommanderError for a value that is not allowed on a command line */
  read(command: Command, output: ParserOutput): Values
}

type Text<Spec extends InputSpec> = Spec extends { readonly choices: readonly (infer Choice)[] }
  ? Choice
  : Spec extends { readonly identifies: 'workspace' }
    ? WorkspaceId
    : Spec extends { readonly identifies: 'token' }
      ? TokenId
      : string

/** The type of an input's value. The value is `null` if the input is not given. */
type InputValue<Spec extends InputSpec> = Spec['flags'] extends `${string}...${string}`
  ? readonly string[]
  : Spec['flags'] extends `<${string}`
    ? Text<Spec>
    : Spec['flags'] extends `${string}<${string}`
      ? Spec extends { readonly isRequired: true } | { readonly default: string }
        ? Text<Spec>
        : Text<Spec> | null
      : Spec['flags'] extends `[${string}`
        ? string | null
        : boolean

type InputValues<Specs extends InputSpecs> = { readonly [Name in keyof Specs]: InputValue<Specs[Name]> }
type InputSpecs = Readonly<Record<string, InputSpec>>
type Run<Input> = (input: Input, deps: CommandDeps) => Promise<number>

interface CommandText {
  readonly name: string
  /** The one-line description in the list of commands. */
  readonly summary: string
  readonly description: string
  readonly usage?: string
  /** The text below the options in the help. */
  readonly help?: string
  /** The heading that the help prints above this command and the commands that follow. */
  readonly heading?: string
  readonly subcommands?: readonly CommandSpec[]
}

/** A command with a `run` function, or a group of subcommands without one. */
export interface CommandSpec extends CommandText {
  readonly inputs?: InputSpecs
  readonly group?: OptionGroup<object>
  readonly run?: Run<object>
}

/** Defines a command. The types ensure that `run` takes exactly the values that `inputs` and `group` produce. */
export function command<const Specs extends InputSpecs, Group extends object = object>(
  spec: CommandText & {
    readonly inputs: Specs
    readonly group?: OptionGroup<Group>
    readonly run: Run<InputValues<Specs> & Group>
  },
): CommandSpec {
  // The cast is safe because readInputs() builds the values from the same specs, but the compiler cannot verify this.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { ...spec, run: async (input, deps) => await spec.run(input as InputValues<Specs> & Group, deps) }
}

/** The value of the `--json` option. */
export interface JsonInput {
  readonly isJson: boolean
}

/**
 * The values of the options shared by all commands that access the database. A value is `null` if the option is not
 * given.
 */
export interface StorageInput extends JsonInput {
  readonly storage: string | null
  readonly config: string | null
}

/** The URL of the API of `presend serve` with default settings. */
export const localApiUrl = 'http://127.0.0.1:8025/api/v1'

/** The `--config` option. */
export const configInput = {
  flags: '--config <file>',
  help: 'the service file (default: presend-service.yml, if it exists)',
} as const

/** The `--json` option. */
export const jsonInput = { flags: '--json', help: 'print JSON to standard output' } as const

/** The `--storage` option. */
export const storageInput = {
  flags: '--storage <location>',
  help: 'the database: sqlite:PATH or postgres://USER@HOST/DATABASE (default: from the service file, then PRESEND_STORAGE, then sqlite:./presend.db)',
} as const

/** The options of all commands that read or change a service's database. */
export const storageInputs = { storage: storageInput, config: configInput, isJson: jsonInput } as const

/** A command line that was parsed without an error. */
export interface ParsedCommand {
  /** The name of the command, such as `token create`. */
  readonly name: string
  readonly input: object
  run(deps: CommandDeps): Promise<number>
}

/** Builds the command for commander. @param onParsed called with the parsed command line */
export function toCommander(
  spec: CommandSpec,
  output: ParserOutput,
  onParsed: (parsed: ParsedCommand) => void,
): Command {
  const built = configured(new Command(spec.name), output).description(spec.description).summary(spec.summary)
  if (spec.usage !== undefined) built.usage(spec.usage)
  const { inputs = {}, group, run } = spec
  for (const input of Object.values(inputs)) addInput(built, input)
  group?.add(built)
  if (spec.help !== undefined) built.addHelpText('after', spec.help)
  if (spec.subcommands !== undefined) built.helpCommand(false)
  for (const subcommand of spec.subcommands ?? []) built.addCommand(toCommander(subcommand, output, onParsed))
  if (run === undefined) return built
  return built.action(() => {
    requireInputs(built, inputs, output)
    const input = { ...readInputs(built, inputs), ...group?.read(built, output) }
    onParsed({ name: fullName(built).replace(/^presend /u, ''), input, run: async (deps) => await run(input, deps) })
  })
}

/** Configures commander to print an error as one line that mentions the help command, and not to exit the process. */
export function configured(built: Command, output: ParserOutput): Command {
  return built
    .exitOverride()
    .helpOption('-h, --help', 'show this help')
    .configureOutput({
      writeOut: (text) => output.print(text),
      writeErr: (text) => output.tell(text),
      getOutHelpWidth: () => output.columnCount,
      getErrHelpWidth: () => output.columnCount,
      outputError: (text) => printError(output, built, text.replace(/^error: /u, '')),
    })
}

/** Prints an error, and ends parsing. @throws CommanderError always */
export function rejectCommand(output: ParserOutput, built: Command, text: string): never {
  printError(output, built, text)
  throw new CommanderError(misconfiguredExitCode, 'presend.rejected', text)
}

function printError(output: ParserOutput, built: Command, text: string): void {
  output.tell(`presend: ${plainText(text).trim().replace(/\.$/u, '')}; try: ${fullName(built)} --help\n`)
}

/** Returns the name of a command, including its parent commands, such as `presend token create`. */
function fullName(built: Command): string {
  return built.parent === null ? built.name() : `${fullName(built.parent)} ${built.name()}`
}

function isPositional({ flags }: InputSpec): boolean {
  return !flags.startsWith('-')
}

function addInput(built: Command, { flags, help, isRequired, default: fallback, choices }: InputSpec): void {
  if (!flags.startsWith('-')) {
    built.argument(flags, help)
    return
  }
  const option = new Option(flags, isRequired === true ? `${help} (required)` : help)
  if (fallback !== undefined) option.default(fallback)
  if (choices !== undefined) option.choices(choices)
  built.addOption(option)
}

/**
 * Reports all missing options at once. Commander's own check would hide an unknown option: given `--workspac a`, it
 * would only report that `--workspace` is missing.
 */
function requireInputs(built: Command, inputs: InputSpecs, output: ParserOutput): void {
  const values = built.optsWithGlobals<Record<string, unknown>>()
  const missing = Object.values(inputs).filter(
    ({ flags, isRequired }) => isRequired === true && values[attributeOf(flags)] === undefined,
  )
  if (missing.length === 0) return
  const noun = missing.length === 1 ? 'option' : 'options'
  rejectCommand(output, built, `missing required ${noun}: ${missing.map(({ flags }) => flags).join(', ')}`)
}

/** Returns the name under which commander stores an option's value, such as `deleteData`. */
export function attributeOf(flags: string): string {
  return new Option(flags).attributeName()
}

function readInputs(built: Command, inputs: InputSpecs): object {
  // Include the options of parent commands, because `postmaster dmarc` accepts options before its `show` subcommand.
  const options = built.optsWithGlobals<Record<string, unknown>>()
  const positionals = Object.values(inputs).filter(isPositional)
  return Object.fromEntries(
    Object.entries(inputs).map(([name, spec]) => {
      const raw: unknown = isPositional(spec)
        ? built.processedArgs[positionals.indexOf(spec)]
        : options[attributeOf(spec.flags)]
      return [name, toValue(spec, raw)]
    }),
  )
}

function toValue(spec: InputSpec, raw: unknown): string | boolean | null | readonly string[] {
  if (spec.flags.includes('...')) {
    const texts = Array.isArray(raw) ? raw.map(String) : []
    return isPositional(spec) ? texts : texts.flatMap((text) => text.split(/[\s,]+/u).filter((part) => part !== ''))
  }
  if (isPositional(spec) || spec.flags.includes('<')) return typeof raw === 'string' ? raw : null
  return spec.flags.startsWith('--no-') ? raw === false : raw === true
}
