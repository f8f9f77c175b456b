/** `presend webhook deliveries` and `redeliver`: what became of each event, and the same once more. */

import { PresendError, problemsError } from '../errors/presend-error.ts'
import { bad, ok, type Parsed, quoteValue } from '../errors/problem.ts'
import type { Table } from '../report/result-tables.ts'
import { newDeliveryId } from '../service/webhooks/new-webhook.ts'
import type { DeliveryAttempt, StoredDelivery } from '../storage/webhook.ts'
import type { CommandTools } from './command-parts.ts'
import { openLineStorage } from './open-line-storage.ts'
import { minuteText, printJson, printTable, textColumn } from './print-data.ts'
import type { WebhookDeliveriesLine, WebhookRedeliverLine } from './webhook-command.ts'
import { deliveryObject } from './webhook-objects.ts'

const longestList = 1000

interface ListedDelivery {
  readonly delivery: StoredDelivery
  readonly attempts: readonly DeliveryAttempt[]
}

/** Shows the newest deliveries of a webhook. @throws PresendError when there is no such webhook */
export async function showDeliveries(line: WebhookDeliveriesLine, tools: CommandTools): Promise<void> {
  const { terminal } = tools
  const limit = parseLimit(line.limit)
  if (limit.status === 'bad') throw problemsError('SETTINGS_INVALID', 'Showing deliveries', limit.problems)
  await using storage = await openLineStorage(line, tools)
  const { store } = storage
  if ((await store.findWebhook(line.webhookId)) === null) throw noSuch('Showing deliveries', line.webhookId, 'webhook')
  const listed: ListedDelivery[] = []
  for (const delivery of await store.listDeliveries(line.webhookId, limit.value)) {
    listed.push({ delivery, attempts: await store.listAttempts(delivery.deliveryId) })
  }
  const objects = listed.map(({ delivery, attempts }) => deliveryObject(delivery, attempts))
  if (line.format === 'json') printJson({ deliveries: objects }, terminal)
  else if (listed.length === 0) terminal.tell('No deliveries yet: each settled seed of a test makes one.\n')
  else printTable(deliveryTable(listed), terminal)
}

/** Asks for a delivery again; a running service finds it within seconds. @throws PresendError when there is none */
export async function redeliver(line: WebhookRedeliverLine, tools: CommandTools): Promise<void> {
  const { terminal, world } = tools
  await using storage = await openLineStorage(line, tools)
  const { store } = storage
  const deliveryId = newDeliveryId(world.random)
  const again = { deliveryId, nowMs: world.clock.nowMs() }
  if (!(await store.redeliver(line.deliveryId, again))) throw noSuch('Delivering again', line.deliveryId, 'delivery')
  const delivery = await store.findDelivery(deliveryId)
  if (line.format === 'json') {
    printJson({ delivery: delivery === null ? null : deliveryObject(delivery, []) }, terminal)
    return
  }
  terminal.print(`${deliveryId}\n`)
  terminal.tell('It is sent by the service that runs on this storage, within seconds, or when one is started.\n')
}

/** Somebody named something that is not there. */
export function noSuch(done: string, came: string, what: 'webhook' | 'delivery'): PresendError {
  const list = what === 'webhook' ? 'presend webhook list' : 'presend webhook deliveries'
  return new PresendError({
    code: 'SETTINGS_INVALID',
    outcome: 'misconfigured',
    done,
    came: quoteValue(came),
    expected: `the id of a ${what}`,
    todo: `see the ids with: ${list}`,
  })
}

function parseLimit(text: string): Parsed<number> {
  const count = /^\d{1,4}$/u.test(text) ? Number(text) : 0
  if (count >= 1 && count <= longestList) return ok(count)
  return bad({ input: '--limit', came: quoteValue(text), expected: `a whole number from 1 to ${longestList}` })
}

function deliveryTable(listed: readonly ListedDelivery[]): Table {
  return {
    columns: ['id', 'state', 'attempts', 'status', 'created (UTC)', 'next attempt', 'detail'].map(textColumn),
    rows: listed.map(({ delivery, attempts }) => {
      const last = attempts.at(-1)
      return [
        delivery.deliveryId,
        delivery.state,
        String(attempts.length),
        last === undefined ? '-' : String(last.statusCode ?? 'no answer'),
        minuteText(delivery.createdAtMs),
        delivery.nextAttemptAtMs === null ? '-' : minuteText(delivery.nextAttemptAtMs),
        last === undefined || last.detail === '' ? '-' : last.detail,
      ]
    }),
  }
}
