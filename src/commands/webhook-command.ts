/** `presend webhook add|list|remove|rotate|deliveries|redeliver` on the command line. */

import { Command } from 'commander'

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

/** What was asked for. */
export type WebhookLine =
  | WebhookAddLine
  | WebhookListLine
  | WebhookRemoveLine
  | WebhookRotateLine
  | WebhookDeliveriesLine
  | WebhookRedeliverLine

interface WebhookLineBase extends StorageLine {
  readonly command: 'webhook'
}

export interface WebhookAddLine extends WebhookLineBase {
  readonly action: 'add'
  readonly url: string
  readonly workspace: string
  /** `null`: the environment's, else a new one. */
  readonly secret: string | null
}

export interface WebhookListLine extends WebhookLineBase {
  readonly action: 'list'
  /** `null`: all. */
  readonly workspace: string | null
}

export interface WebhookRemoveLine extends WebhookLineBase {
  readonly action: 'remove'
  readonly webhookId: string
}

export interface WebhookRotateLine extends WebhookLineBase {
  readonly action: 'rotate'
  readonly webhookId: string
  /** A duration as it was typed. */
  readonly overlap: string
  /** `null`: the environment's, else a new one. */
  readonly secret: string | null
}

export interface WebhookDeliveriesLine extends WebhookLineBase {
  readonly action: 'deliveries'
  readonly webhookId: string
  /** A number as it was typed. */
  readonly limit: string
}

export interface WebhookRedeliverLine extends WebhookLineBase {
  readonly action: 'redeliver'
  readonly deliveryId: string
}

type Understood = (line: WebhookLine) => void

const defaultOverlap = '24h'
const defaultLimit = '20'

/** Declares them. */
export function declareWebhookCommand(understood: Understood, output: LineOutput): Command {
  return prepared(new Command('webhook'), output)
    .description(
      'Tell a URL of each result as it comes, and see what became of it. Works on the storage itself, whether or not a service runs on it.',
    )
    .summary('add, list and remove webhooks, see and repeat their deliveries')
    .helpCommand(false)
    .addCommand(declareAdd(understood, output))
    .addCommand(declareList(understood, output))
    .addCommand(declareRemove(understood, output))
    .addCommand(declareRotate(understood, output))
    .addCommand(declareDeliveries(understood, output))
    .addCommand(declareRedeliver(understood, output))
}

const secretFlag = '--secret <secret>'
const secretHelp =
  'the secret that signs, 24 to 256 characters; every user of this machine can read it here, so rather set PRESEND_WEBHOOK_SECRET (default: a new one is made and printed, this once)'

function declareAdd(understood: Understood, output: LineOutput): Command {
  const command = prepared(new Command('add'), output)
    .description('Add a webhook; prints its id and, when one was made, its secret.')
    .summary('add a webhook')
    .argument('<url>', 'where events are sent; https, unless the service file has webhooks.allow-private')
    .option('--workspace <name>', 'of whose tests it is told (required)')
    .option(secretFlag, secretHelp)
  addStorageOptions(command)
  return command.action((url: string) => {
    requireOptions(output, command, ['--workspace <name>'])
    const options = command.opts<LineOptions>()
    const workspace = textOption(options, 'workspace') ?? ''
    const secret = textOption(options, 'secret')
    understood({ command: 'webhook', action: 'add', url, workspace, secret, ...storageLineOf(options) })
  })
}

function declareList(understood: Understood, output: LineOutput): Command {
  const command = prepared(new Command('list'), output)
    .description('List webhooks, oldest first; never their secrets.')
    .summary('list webhooks')
    .option('--workspace <name>', 'only those of this workspace')
  addStorageOptions(command)
  return command.action(() => {
    const options = command.opts<LineOptions>()
    const workspace = textOption(options, 'workspace')
    understood({ command: 'webhook', action: 'list', workspace, ...storageLineOf(options) })
  })
}

function declareRemove(understood: Understood, output: LineOutput): Command {
  const command = prepared(new Command('remove'), output)
    .description('Remove a webhook with its deliveries: what is not delivered yet never will be.')
    .summary('remove a webhook')
    .argument('<id>', 'as webhook list shows it')
  addStorageOptions(command)
  return command.action((webhookId: string) =>
    understood({ command: 'webhook', action: 'remove', webhookId, ...storageLineOf(command.opts<LineOptions>()) }),
  )
}

function declareRotate(understood: Understood, output: LineOutput): Command {
  const command = prepared(new Command('rotate'), output)
    .description('Give a webhook a new secret. The one before stays valid for a while, so that no event is lost.')
    .summary('change the secret of a webhook')
    .argument('<id>', 'as webhook list shows it')
    .option('--overlap <duration>', 'how long the secret before stays valid; 0s ends it now', defaultOverlap)
    .option(secretFlag, secretHelp)
  addStorageOptions(command)
  return command.action((webhookId: string) => {
    const options = command.opts<LineOptions>()
    const overlap = textOption(options, 'overlap') ?? defaultOverlap
    const secret = textOption(options, 'secret')
    understood({ command: 'webhook', action: 'rotate', webhookId, overlap, secret, ...storageLineOf(options) })
  })
}

function declareDeliveries(understood: Understood, output: LineOutput): Command {
  const command = prepared(new Command('deliveries'), output)
    .description('Show the deliveries of a webhook, newest first, with what came of each attempt.')
    .summary('show the deliveries of a webhook')
    .argument('<id>', 'as webhook list shows it')
    .option('--limit <count>', 'how many, from 1 to 1000', defaultLimit)
  addStorageOptions(command)
  return command.action((webhookId: string) => {
    const options = command.opts<LineOptions>()
    const limit = textOption(options, 'limit') ?? defaultLimit
    understood({ command: 'webhook', action: 'deliveries', webhookId, limit, ...storageLineOf(options) })
  })
}

function declareRedeliver(understood: Understood, output: LineOutput): Command {
  const command = prepared(new Command('redeliver'), output)
    .description('Deliver an event once more: the same body and idempotency key, under a new delivery id.')
    .summary('deliver an event once more')
    .argument('<delivery-id>', 'as webhook deliveries shows it')
  addStorageOptions(command)
  return command.action((deliveryId: string) =>
    understood({ command: 'webhook', action: 'redeliver', deliveryId, ...storageLineOf(command.opts<LineOptions>()) }),
  )
}
