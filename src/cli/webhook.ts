/** Runs `presend webhook add|list|remove|rotate`, which manage webhooks directly in the database. */

import { duration, renderDuration } from '../check/settings/parsers/duration.ts'
import { readSecretBox } from '../check/settings/service-file/read-secret-box.ts'
import { readAllowPrivateSetting } from '../check/settings/service-file/read-service-settings.ts'
import type { WorkspaceId } from '../foundation/contract/identifiers.ts'
import { invalidInput, type PresendError, validOrThrow } from '../foundation/errors/presend-error.ts'
import { type Parsed, parsedObject, quoteValue } from '../foundation/errors/problem.ts'
import type { Secret } from '../foundation/world/secret.ts'
import { parseWorkspaceId } from '../service/accounts/account-name.ts'
import type { StoredWebhook } from '../service/storage/webhook.ts'
import { newWebhook } from '../service/webhooks/new-webhook.ts'
import { parseWebhookUrl } from '../service/webhooks/parse-webhook-url.ts'
import {
  generateSecret,
  overlapEndMs,
  parseChosenSecret,
  rotateSecret as replaceSecret,
} from '../service/webhooks/webhook-secrets.ts'
import type { CommandDeps, StorageInput } from './command.ts'
import { openCommandStorage } from './open-command-storage.ts'
import {
  dateOrNull,
  type Field,
  isoTime,
  noTokenNote,
  objectOf,
  printJson,
  printLine,
  printList,
  printNote,
} from './print-data.ts'

const secretVariable = 'PRESEND_WEBHOOK_SECRET'
const maxOverlapMs = 720 * 3_600_000

interface AddInput extends StorageInput {
  readonly url: string
  readonly workspace: WorkspaceId
  readonly secret: string | null
}

/** Runs `presend webhook add`. */
export async function addWebhook(input: AddInput, deps: CommandDeps): Promise<number> {
  const { world, host, terminal } = deps
  const place = { config: input.config, workingDirectory: host.workingDirectory }
  const allowPrivate = await readAllowPrivateSetting(place, world)
  const parsed = parsedObject({
    allowPrivate,
    url: parseWebhookUrl(input.url, { allowPrivate: allowPrivate.status === 'ok' && allowPrivate.value }),
    workspaceId: parseWorkspaceId(input.workspace, '--workspace'),
    signing: signingSecret(input.secret, deps),
    box: await readSecretBox(place, world),
  })
  const { url, workspaceId, signing, box } = validOrThrow(parsed, 'Adding a webhook')
  await using storage = await openCommandStorage(input, deps, 'create')
  const webhook = newWebhook({ workspaceId, url, secret: signing.secret }, { ...world, box })
  await storage.store.createWebhook(webhook)
  await storage.record({ workspaceId, actor: 'presend webhook add', action: 'webhook.create', subject: webhook.url })
  printCreated(webhook, signing, { input, deps })
  const where = `for workspace ${quoteValue(workspaceId)} in ${storage.shown}`
  printNote(`Added webhook ${webhook.webhookId} ${where}.${secretNote(signing)}`, terminal)
  // Any workspace name is accepted, so the name of a workspace without tokens may be a typo.
  const tokens = await storage.store.listTokens()
  if (!tokens.some((token) => token.workspaceId === workspaceId)) terminal.tell(`${noTokenNote}\n`)
  return 0
}

interface RotateInput extends StorageInput {
  readonly webhookId: string
  readonly overlap: string
  readonly secret: string | null
}

/** Runs `presend webhook rotate`. */
export async function rotateSecret(input: RotateInput, deps: CommandDeps): Promise<number> {
  const { world, host, terminal } = deps
  const { webhookId, config } = input
  const parsed = parsedObject({
    overlapMs: duration({ minMs: 0, maxMs: maxOverlapMs })(input.overlap, '--overlap'),
    signing: signingSecret(input.secret, deps),
    box: await readSecretBox({ config, workingDirectory: host.workingDirectory }, world),
  })
  const { overlapMs, signing, box } = validOrThrow(parsed, 'Rotating a webhook secret')
  await using storage = await openCommandStorage(input, deps)
  const wanted = { webhookId, secret: signing.secret, overlapMs }
  await replaceSecret(wanted, { store: storage.store, clock: world.clock, box })
  const webhook = await storage.store.findWebhook(webhookId)
  if (webhook === null) throw notFound('Rotating a webhook secret', webhookId, 'webhook')
  const { workspaceId, url: subject } = webhook
  await storage.record({ workspaceId, actor: 'presend webhook rotate', action: 'webhook.rotate', subject })
  printCreated(webhook, signing, { input, deps })
  const previous = overlapMs === 0 ? 'is no longer valid' : `stays valid for ${renderDuration(overlapMs)}`
  const text = `Changed the secret of webhook ${webhookId}; the previous secret ${previous}.${secretNote(signing)}`
  printNote(text, terminal)
  return 0
}

/** A signing secret, which is printed only if presend generated it. */
interface SigningSecret {
  readonly secret: Secret
  readonly isNew: boolean
}

/** Returns the secret from the flag or the environment variable. If neither is set, generates a secret. */
function signingSecret(flag: string | null, { world }: Pick<CommandDeps, 'world'>): Parsed<SigningSecret> {
  const variable = world.env[secretVariable] ?? ''
  if (flag === null && variable === '') {
    return { status: 'ok', value: { secret: generateSecret(world.random), isNew: true } }
  }
  const parsed = flag === null ? parseChosenSecret(variable, secretVariable) : parseChosenSecret(flag, '--secret')
  return parsed.status === 'bad' ? parsed : { status: 'ok', value: { secret: parsed.value, isNew: false } }
}

function secretNote({ isNew }: SigningSecret): string {
  return isNew ? ' Save the secret now: it will not be shown again.' : ' The webhook uses the secret that you provided.'
}

/**
 * Prints the id and a generated secret on one line, for `read -r id secret`. A secret that the user provided is not
 * printed.
 */
function printCreated(
  webhook: StoredWebhook,
  signing: SigningSecret,
  { input, deps: { terminal, world } }: { readonly input: StorageInput; readonly deps: CommandDeps },
): void {
  const secret = signing.isNew ? signing.secret.reveal() : null
  if (input.isJson) printJson({ webhook: objectOf(webhookFields(world.clock.nowMs()), webhook), secret }, terminal)
  else terminal.print(`${webhook.webhookId}${secret === null ? '' : ` ${secret}`}\n`)
}

function webhookFields(nowMs: number): readonly Field<StoredWebhook>[] {
  return [
    { key: 'id', column: 'id', value: (webhook) => webhook.webhookId },
    { key: 'workspace', column: 'workspace', value: (webhook) => webhook.workspaceId },
    { key: 'created_at', column: 'created (UTC)', value: (webhook) => new Date(webhook.createdAtMs) },
    {
      key: 'previous_secret_valid_until',
      column: 'old secret until',
      value: (webhook) => dateOrNull(overlapEndMs(webhook, nowMs)),
    },
    { key: 'url', column: 'url', value: (webhook) => webhook.url },
  ]
}

/** Runs `presend webhook list`. */
export async function listWebhooks(
  input: StorageInput & { readonly workspace: WorkspaceId | null },
  deps: CommandDeps,
): Promise<number> {
  const { terminal, world } = deps
  await using storage = await openCommandStorage(input, deps)
  const webhooks = await storage.store.listWebhooks(input.workspace)
  const fields = webhookFields(world.clock.nowMs())
  const note = 'No webhooks. Add a webhook with: presend webhook add'
  printList(webhooks, { key: 'webhooks', fields, note, isJson: input.isJson }, terminal)
  return 0
}

/** Runs `presend webhook remove`. */
export async function removeWebhook(
  input: StorageInput & { readonly webhookId: string },
  deps: CommandDeps,
): Promise<number> {
  const { terminal, world } = deps
  await using storage = await openCommandStorage(input, deps)
  const webhook = await storage.store.findWebhook(input.webhookId)
  const isRemoved = webhook !== null && (await storage.store.removeWebhook(input.webhookId))
  if (!isRemoved) throw notFound('Removing a webhook', input.webhookId, 'webhook')
  const { workspaceId, url: subject } = webhook
  await storage.record({ workspaceId, actor: 'presend webhook remove', action: 'webhook.remove', subject })
  const nowMs = world.clock.nowMs()
  if (input.isJson)
    printJson({ webhook: objectOf(webhookFields(nowMs), webhook), removed_at: isoTime(nowMs) }, terminal)
  else printLine(`Removed webhook ${webhook.webhookId} (${webhook.url})`, terminal)
  return 0
}

/** Returns the error for an id that does not exist. */
export function notFound(done: string, id: string, what: 'webhook' | 'delivery'): PresendError {
  const list = what === 'webhook' ? 'presend webhook list' : 'presend webhook deliveries'
  return invalidInput({
    done,
    came: quoteValue(id),
    expected: `the id of a ${what}`,
    todo: `list the ids with: ${list}`,
  })
}
