/** `presend webhook` on the command line. */

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
export interface WebhookLine extends StorageLine {
  readonly command: 'webhook'
  readonly action: 'list'
}

/** Declares it. */
export function declareWebhookCommand(understood: (line: WebhookLine) => void, output: LineOutput): Command {
  return prepared(new Command('webhook'), output)
    .description('Add, list and remove webhooks. Works on the storage itself, whether or not a service runs on it.')
    .summary('add, list and remove webhooks')
    .helpCommand(false)
    .addCommand(declareList(understood, output))
}

function declareList(understood: (line: WebhookLine) => void, output: LineOutput): Command {
  const command = prepared(new Command('list'), output).description('List webhooks.')
  addStorageOptions(command)
  return command.action(() =>
    understood({ command: 'webhook', action: 'list', ...storageLineOf(command.opts<LineOptions>()) }),
  )
}
