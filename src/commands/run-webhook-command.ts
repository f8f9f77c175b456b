/** `presend webhook`: the run half, on the storage itself. */

import { problemsError } from '../errors/presend-error.ts'
import { type Parsed, type Problem, quoteValue } from '../errors/problem.ts'
import { escapeTerminal } from '../report/escape-terminal.ts'
import type { Table } from '../report/result-tables.ts'
import { parseAccountName } from '../service/accounts/account-name.ts'
import { generateSecret, newSecret, newWebhook, parseChosenSecret } from '../service/webhooks/new-webhook.ts'
import { parseWebhookUrl } from '../service/webhooks/parse-webhook-url.ts'
import { toStoredSecret } from '../service/webhooks/webhook-vault.ts'
import { duration, renderDuration } from '../settings/parsers/duration.ts'
import { readSecretBox } from '../settings/service-file/read-secret-box.ts'
import { readAllowPrivateSetting } from '../settings/service-file/read-service-settings.ts'
import type { StoredWebhook } from '../storage/webhook.ts'
import type { Secret } from '../world/secret.ts'
import type { CommandTools } from './command-parts.ts'
import { openLineStorage } from './open-line-storage.ts'
import { minuteText, printJson, printTable, textColumn } from './print-data.ts'
import { isoTime } from './token-objects.ts'
import type {
  WebhookAddLine,
  WebhookLine,
  WebhookListLine,
  WebhookRemoveLine,
  WebhookRotateLine,
} from './webhook-command.ts'
import { noSuch, redeliver, showDeliveries } from './webhook-deliveries.ts'
import { overlapEndMs, webhookObject } from './webhook-objects.ts'

/** By which a secret is given without everybody on the machine reading it. */
const secretVariable = 'PRESEND_WEBHOOK_SECRET'

const longestOverlapMs = 720 * 3_600_000

/** Does it; resolves with the exit code. @throws PresendError what keeps it from being done */
export async function runWebhookCommand(line: WebhookLine, tools: CommandTools): Promise<number> {
  switch (line.action) {
    case 'add':
      await add(line, tools)
      return 0
    case 'list':
      await list(line, tools)
      return 0
    case 'remove':
      await remove(line, tools)
      return 0
    case 'rotate':
      await rotate(line, tools)
      return 0
    case 'deliveries':
      await showDeliveries(line, tools)
      return 0
    case 'redeliver':
      await redeliver(line, tools)
      return 0
    default:
      return line satisfies never
  }
}

async function add(line: WebhookAddLine, tools: CommandTools): Promise<void> {
  const { world, host, terminal } = tools
  const place = { config: line.config, workingDirectory: host.workingDirectory }
  const allowPrivate = await readAllowPrivateSetting(place, world)
  const url = parseWebhookUrl(line.url, { allowPrivate: allowPrivate.status === 'ok' && allowPrivate.value })
  const workspace = parseAccountName(line.workspace, '--workspace')
  const signing = signingSecret(line.secret, tools)
  const box = await readSecretBox(place, world)
  const isBad = url.status === 'bad' || workspace.status === 'bad' || signing.status === 'bad'
  if (isBad || allowPrivate.status === 'bad' || box.status === 'bad') {
    const all = [allowPrivate, url, workspace, signing, box]
    throw problemsError('SETTINGS_INVALID', 'Adding a webhook', all.flatMap(problemsOf))
  }
  await using storage = await openLineStorage(line, tools, 'create')
  const { secret } = signing.value
  const made = { ...world, box: box.value }
  const webhook = newWebhook({ workspaceId: workspace.value, url: url.value, secret }, made)
  await storage.store.createWebhook(webhook)
  printMade(webhook, signing.value, { format: line.format, ...tools })
  const of = `workspace ${quoteValue(webhook.workspaceId)} in ${storage.shown}`
  terminal.tell(`${escapeTerminal(`Added webhook ${webhook.webhookId} of ${of}.${keepSafe(signing.value)}`)}\n`)
  // A workspace is only a name: one that is mistyped would wait for results for ever.
  const tokens = await storage.store.listTokens()
  if (tokens.some((token) => token.workspaceId === webhook.workspaceId)) return
  terminal.tell('That workspace has no token yet: if its name is right, make one with: presend token create\n')
}

async function rotate(line: WebhookRotateLine, tools: CommandTools): Promise<void> {
  const { world, host, terminal } = tools
  const overlap = duration({ minMs: 0, maxMs: longestOverlapMs })(line.overlap, '--overlap')
  const signing = signingSecret(line.secret, tools)
  const box = await readSecretBox({ config: line.config, workingDirectory: host.workingDirectory }, world)
  if (overlap.status === 'bad' || signing.status === 'bad' || box.status === 'bad') {
    throw problemsError('SETTINGS_INVALID', 'Changing a secret', [overlap, signing, box].flatMap(problemsOf))
  }
  await using storage = await openLineStorage(line, tools)
  const nowMs = world.clock.nowMs()
  const { webhookId } = line
  const secret = newSecret(toStoredSecret(box.value, webhookId, signing.value.secret), nowMs)
  await storage.store.rotateWebhookSecret(webhookId, secret, nowMs + overlap.value)
  const webhook = await storage.store.findWebhook(webhookId)
  if (webhook === null) throw noSuch('Changing a secret', webhookId, 'webhook')
  printMade(webhook, signing.value, { format: line.format, ...tools })
  const before = overlap.value === 0 ? 'is over' : `is valid for another ${renderDuration(overlap.value)}`
  terminal.tell(
    `${escapeTerminal(`Changed the secret of webhook ${webhookId}; the one before ${before}.${keepSafe(signing.value)}`)}\n`,
  )
}

/** A secret, and whether it was made here: only then is it ever printed. */
interface SigningSecret {
  readonly secret: Secret
  readonly isNew: boolean
}

/** The flag's, else the environment's, else a new one. */
function signingSecret(flag: string | null, { world }: Pick<CommandTools, 'world'>): Parsed<SigningSecret> {
  const variable = world.env[secretVariable] ?? ''
  if (flag === null && variable === '') {
    return { status: 'ok', value: { secret: generateSecret(world.random), isNew: true } }
  }
  const parsed = flag === null ? parseChosenSecret(variable, secretVariable) : parseChosenSecret(flag, '--secret')
  return parsed.status === 'bad' ? parsed : { status: 'ok', value: { secret: parsed.value, isNew: false } }
}

function keepSafe({ isNew }: SigningSecret): string {
  return isNew ? ' Its secret is shown only now: keep it safe.' : ' It has the secret that was given.'
}

/** One line, `id secret`, for `read -r id secret`; the id alone when the secret is known already. */
function printMade(
  webhook: StoredWebhook,
  signing: SigningSecret,
  { format, terminal, world }: CommandTools & Pick<WebhookLine, 'format'>,
): void {
  const secret = signing.isNew ? signing.secret.reveal() : null
  if (format === 'json') printJson({ webhook: webhookObject(webhook, world.clock.nowMs()), secret }, terminal)
  else terminal.print(`${webhook.webhookId}${secret === null ? '' : ` ${secret}`}\n`)
}

async function list(line: WebhookListLine, tools: CommandTools): Promise<void> {
  const { terminal, world } = tools
  await using storage = await openLineStorage(line, tools)
  const webhooks = await storage.store.listWebhooks(line.workspace)
  const nowMs = world.clock.nowMs()
  if (line.format === 'json') printJson({ webhooks: webhooks.map((one) => webhookObject(one, nowMs)) }, terminal)
  else if (webhooks.length === 0) terminal.tell('No webhooks. Add one with: presend webhook add\n')
  else printTable(webhookTable(webhooks, nowMs), terminal)
}

function webhookTable(webhooks: readonly StoredWebhook[], nowMs: number): Table {
  return {
    columns: ['id', 'workspace', 'created (UTC)', 'old secret until', 'url'].map(textColumn),
    rows: webhooks.map((webhook) => {
      const endMs = overlapEndMs(webhook, nowMs)
      const { webhookId, workspaceId, createdAtMs, url } = webhook
      return [webhookId, workspaceId, minuteText(createdAtMs), endMs === null ? '-' : minuteText(endMs), url]
    }),
  }
}

async function remove(line: WebhookRemoveLine, tools: CommandTools): Promise<void> {
  const { terminal, world } = tools
  await using storage = await openLineStorage(line, tools)
  const webhook = await storage.store.findWebhook(line.webhookId)
  const isRemoved = webhook !== null && (await storage.store.removeWebhook(line.webhookId))
  if (!isRemoved) throw noSuch('Removing a webhook', line.webhookId, 'webhook')
  const nowMs = world.clock.nowMs()
  const removed = { webhook: webhookObject(webhook, nowMs), removed_at: isoTime(nowMs) }
  if (line.format === 'json') printJson(removed, terminal)
  else terminal.print(`${escapeTerminal(`Removed webhook ${webhook.webhookId} to ${webhook.url}`)}\n`)
}

function problemsOf(parsed: Parsed<unknown>): readonly Problem[] {
  return parsed.status === 'bad' ? parsed.problems : []
}
