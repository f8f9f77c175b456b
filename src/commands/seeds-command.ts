/** `presend seeds list|enable|disable` on the command line. */

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
export type SeedsLine = SeedsListLine | SeedsSwitchLine

interface SeedsLineBase extends StorageLine {
  readonly command: 'seeds'
}

export interface SeedsListLine extends SeedsLineBase {
  readonly action: 'list'
}

export interface SeedsSwitchLine extends SeedsLineBase {
  readonly action: 'enable' | 'disable'
  readonly address: string
}

/** Declares them. */
export function declareSeedsCommand(understood: (line: SeedsLine) => void, output: LineOutput): Command {
  return prepared(new Command('seeds'), output)
    .description(
      'List the seed mailboxes and switch them on and off. Works on the storage itself, whether or not a service runs ' +
        'on it. Which seeds there are is written in the service file.',
    )
    .summary('list the seed mailboxes, switch them on and off')
    .helpCommand(false)
    .addCommand(declareList(understood, output))
    .addCommand(declareSwitch('enable', { understood, output }))
    .addCommand(declareSwitch('disable', { understood, output }))
}

function declareList(understood: (line: SeedsLine) => void, output: LineOutput): Command {
  const command = prepared(new Command('list'), output)
    .description('List the seed mailboxes that the service was started with last.')
    .summary('list the seed mailboxes')
  addStorageOptions(command)
  return command.action(() => {
    const options = command.opts<LineOptions>()
    understood({ command: 'seeds', action: 'list', ...storageLineOf(options) })
  })
}

const switchTexts = {
  enable: 'Give a seed mailbox out to new tests again.',
  disable: 'Give a seed mailbox out to no new test; those that have it keep it.',
} as const

function declareSwitch(
  action: SeedsSwitchLine['action'],
  { understood, output }: { readonly understood: (line: SeedsLine) => void; readonly output: LineOutput },
): Command {
  const command = prepared(new Command(action), output)
    .description(switchTexts[action])
    .summary(`${action} a seed mailbox`)
    .argument('<address>', 'as seeds list shows it')
  addStorageOptions(command)
  return command.action((address: string) => {
    const options = command.opts<LineOptions>()
    understood({ command: 'seeds', action, address, ...storageLineOf(options) })
  })
}
