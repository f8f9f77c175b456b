/** `presend seeds add` and `presend seeds remove` on the command line. */

import { Command, Option } from 'commander'

import { type SeedFlag, seedFlags, seedVariables } from '../settings/service-file/added-seed.ts'
import {
  addStorageOptions,
  type LineOptions,
  type LineOutput,
  prepared,
  type StorageLine,
  storageLineOf,
  textOption,
} from './command-parts.ts'

/** What was asked for. */
export interface SeedsAddLine extends StorageLine {
  readonly command: 'seeds'
  readonly action: 'add'
  readonly address: string
  /** By the names of the service file's keys. */
  readonly given: Readonly<Record<string, string>>
  readonly mode: 'only-new' | 'replace'
  /** Where the refresh token comes from: `consent` asks the mailbox's owner in a browser. */
  readonly tokenFrom: 'given' | 'consent'
  readonly mayOpenBrowser: boolean
}

export interface SeedsRemoveLine extends StorageLine {
  readonly command: 'seeds'
  readonly action: 'remove'
  readonly address: string
}

/** Declares `add`. */
export function declareSeedsAdd(understood: (line: SeedsAddLine) => void, output: LineOutput): Command {
  const flags = seedFlags()
  const command = prepared(new Command('add'), output)
    .description(
      'Add a seed mailbox to those of the service file. A running service begins to use it within seconds, on all ' +
        'instances. Its options are the keys that a seed has in the service file.',
    )
    .summary('add a seed mailbox')
    .argument('<address>', 'the address of the mailbox')
    .option('--replace', 'take the place of one that was added before under this address')
    .option('--consent', 'get the refresh token now: the owner of the mailbox agrees in a browser (google, microsoft)')
    .option('--no-browser', 'with --consent: only print the address of the page of consent')
  for (const flag of flags) command.addOption(optionOf(flag))
  addStorageOptions(command)
  command.addHelpText('after', secretsHelp)
  return command.action((address: string) => {
    const options = command.opts<LineOptions>()
    const given = Object.fromEntries(flags.flatMap((flag) => givenOf(flag, options)))
    const mode = options['replace'] === true ? 'replace' : 'only-new'
    const tokenFrom = options['consent'] === true ? 'consent' : 'given'
    const mayOpenBrowser = options['browser'] !== false
    const line = { address, given, mode, tokenFrom, mayOpenBrowser, ...storageLineOf(options) } as const
    understood({ command: 'seeds', action: 'add', ...line })
  })
}

/** Declares `remove`. */
export function declareSeedsRemove(understood: (line: SeedsRemoveLine) => void, output: LineOutput): Command {
  const command = prepared(new Command('remove'), output)
    .description(
      'Remove a seed mailbox that was added, and its secrets. New tests do not get it any more; it is watched to the end ' +
        'of those that have it. A seed of the service file is removed there.',
    )
    .summary('remove a seed mailbox that was added')
    .argument('<address>', 'as seeds list shows it')
  addStorageOptions(command)
  return command.action((address: string) => {
    const options = command.opts<LineOptions>()
    understood({ command: 'seeds', action: 'remove', address, ...storageLineOf(options) })
  })
}

function optionOf({ flag, valueName, description, isBoolean }: SeedFlag): Option {
  return new Option(isBoolean ? `${flag} [${valueName}]` : `${flag} <${valueName}>`, description)
}

function givenOf({ name, flag }: SeedFlag, options: LineOptions): readonly (readonly [string, string])[] {
  const attribute = new Option(flag).attributeName()
  const text = options[attribute] === true ? 'true' : textOption(options, attribute)
  return text === null ? [] : [[name, text]]
}

const secretsHelp = `
Secrets never stand on the line. They come from these variables, from files, or are
asked for on a terminal; they are stored sealed, which needs PRESEND_ENCRYPTION_KEY:
  ${seedVariables.password.padEnd(28)} --password-file
  ${seedVariables.refreshToken.padEnd(28)} --refresh-token-file
  ${seedVariables.clientSecret.padEnd(28)} --client-secret-file`
