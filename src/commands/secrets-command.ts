/** `presend secrets reseal` on the command line. */

import { Command } from 'commander'

import {
  addStorageOptions,
  type LineOptions,
  type LineOutput,
  prepared,
  type StorageLine,
  storageLineOf,
} from './command-parts.ts'

/** What was asked for. */
export interface SecretsLine extends StorageLine {
  readonly command: 'secrets'
  readonly action: 'reseal'
}

/** Declares it. */
export function declareSecretsCommand(understood: (line: SecretsLine) => void, output: LineOutput): Command {
  return prepared(new Command('secrets'), output)
    .description('Work with the secrets that are stored: passwords, refresh tokens and webhook secrets.')
    .summary('reseal stored secrets with a new encryption key')
    .helpCommand(false)
    .addCommand(declareReseal(understood, output))
}

function declareReseal(understood: (line: SecretsLine) => void, output: LineOutput): Command {
  const command = prepared(new Command('reseal'), output)
    .description(
      'Seal every stored secret with the first encryption key. To rotate the key: put the new one before the old one, ' +
        'restart every instance, run this command, remove the old key.',
    )
    .summary('seal every stored secret with the first encryption key')
  addStorageOptions(command)
  return command.action(() =>
    understood({ command: 'secrets', action: 'reseal', ...storageLineOf(command.opts<LineOptions>()) }),
  )
}
