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
import { declareSeedsAdd, declareSeedsRemove, type SeedsAddLine, type SeedsRemoveLine } from './seeds-add-command.ts'
import { declareSeedsCheck, type SeedsCheckLine } from './seeds-check-command.ts'

/** What was asked for. */
export type SeedsLine = SeedsListLine | SeedsSwitchLine | SeedsAddLine | SeedsRemoveLine | SeedsCheckLine

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
      'List the seed mailboxes, add and remove them, switch them on and off, try them out. Works on the storage itself, ' +
        'whether or not a service runs on it. Seeds that stand in the service file are changed there.',
    )
    .summary('list the seed mailboxes, add and remove them, switch them on and off, try them out')
    .helpCommand(false)
    .addCommand(declareList(understood, output))
    .addCommand(declareSeedsAdd(understood, output))
    .addCommand(declareSeedsRemove(understood, output))
    .addCommand(declareSwitch('enable', { understood, output }))
    .addCommand(declareSwitch('disable', { understood, output }))
    .addCommand(declareSeedsCheck(understood, output))
}

function declareList(understood: (line: SeedsLine) => void, output: LineOutput): Command {
  const command = prepared(new Command('list'), output)
    .description(
      'List the seed mailboxes: those of the service file with which the service was started last, and those that were added.',
    )
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
