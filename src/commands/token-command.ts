/** `presend token create|list|revoke|set-plan` on the command line. */

import { Command, Option } from 'commander'

import type { AccountPlan } from '../storage/account.ts'
import {
  addStorageOptions,
  type LineOptions,
  type LineOutput,
  prepared,
  requireOptions,
  type StorageLine,
  storageLineOf,
  textOption,
} from './command-parts.ts'

/** The plans there are, as they are written. */
const accountPlans: readonly AccountPlan[] = ['pro', 'enterprise', 'free']

/** What was asked for. */
export type TokenLine = TokenCreateLine | TokenListLine | TokenRevokeLine | TokenSetPlanLine

interface TokenLineBase extends StorageLine {
  readonly command: 'token'
}

export interface TokenCreateLine extends TokenLineBase {
  readonly action: 'create'
  readonly workspace: string
  readonly plan: AccountPlan
  /** `null`: none was given. */
  readonly name: string | null
}

export interface TokenListLine extends TokenLineBase {
  readonly action: 'list'
  /** `null`: all. */
  readonly workspace: string | null
}

export interface TokenRevokeLine extends TokenLineBase {
  readonly action: 'revoke'
  readonly tokenId: string
}

export interface TokenSetPlanLine extends TokenLineBase {
  readonly action: 'set-plan'
  readonly workspace: string
  readonly plan: AccountPlan
}

/** Declares them. */
export function declareTokenCommand(understood: (line: TokenLine) => void, output: LineOutput): Command {
  return prepared(new Command('token'), output)
    .description(
      'Create, list and revoke API tokens, and change the plan of a workspace. Works on the storage itself, whether or not a service runs on it.',
    )
    .summary('create, list, revoke API tokens, set plans')
    .helpCommand(false)
    .addCommand(declareCreate(understood, output))
    .addCommand(declareList(understood, output))
    .addCommand(declareRevoke(understood, output))
    .addCommand(declareSetPlan(understood, output))
}

function declareCreate(understood: (line: TokenLine) => void, output: LineOutput): Command {
  const command = prepared(new Command('create'), output)
    .description('Make a token and print it, this once: only its hash is kept.')
    .summary('make a token')
    .option('--workspace <name>', 'whose tests it opens; a workspace begins with its first token (required)')
    .addOption(new Option('--plan <plan>', 'what it may do; free may not use the API (required)').choices(accountPlans))
    .option('--name <name>', 'by which people know it in lists')
  addStorageOptions(command)
  return command.action(() => {
    requireOptions(output, command, ['--workspace <name>', '--plan <plan>'])
    const options = command.opts<LineOptions>()
    understood({
      command: 'token',
      action: 'create',
      workspace: textOption(options, 'workspace') ?? '',
      plan: planOption(options),
      name: textOption(options, 'name'),
      ...storageLineOf(options),
    })
  })
}

function declareList(understood: (line: TokenLine) => void, output: LineOutput): Command {
  const command = prepared(new Command('list'), output)
    .description('List tokens, oldest first, revoked ones too; the tokens themselves are not kept.')
    .summary('list tokens')
    .option('--workspace <name>', 'only those of this workspace')
  addStorageOptions(command)
  return command.action(() => {
    const options = command.opts<LineOptions>()
    const workspace = textOption(options, 'workspace')
    understood({
      command: 'token',
      action: 'list',
      workspace,
      ...storageLineOf(options),
    })
  })
}

function declareRevoke(understood: (line: TokenLine) => void, output: LineOutput): Command {
  const command = prepared(new Command('revoke'), output)
    .description('Revoke a token: from now on no instance of the service accepts it.')
    .summary('revoke a token')
    .argument('<id>', 'as token list shows it')
  addStorageOptions(command)
  return command.action((tokenId: string) => {
    const options = command.opts<LineOptions>()
    understood({
      command: 'token',
      action: 'revoke',
      tokenId,
      ...storageLineOf(options),
    })
  })
}

function declareSetPlan(understood: (line: TokenLine) => void, output: LineOutput): Command {
  const command = prepared(new Command('set-plan'), output)
    .description('Change the plan of a workspace: of all its tokens that are not revoked, from the next request on.')
    .summary('change the plan of a workspace')
    .option('--workspace <name>', 'whose tokens (required)')
    .addOption(
      new Option('--plan <plan>', 'what they may do; free may not use the API (required)').choices(accountPlans),
    )
  addStorageOptions(command)
  return command.action(() => {
    requireOptions(output, command, ['--workspace <name>', '--plan <plan>'])
    const options = command.opts<LineOptions>()
    understood({
      command: 'token',
      action: 'set-plan',
      workspace: textOption(options, 'workspace') ?? '',
      plan: planOption(options),
      ...storageLineOf(options),
    })
  })
}

function planOption(options: LineOptions): AccountPlan {
  return accountPlans.find((plan) => plan === options['plan']) ?? 'free'
}
