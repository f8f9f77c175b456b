/** Runs `presend webhook deliveries` and `presend webhook redeliver`. */

import { validOrThrow } from '../errors/presend-error.ts'
import type { Table } from '../report/table.ts'
import { type LoggedDelivery, readDeliveryLog } from '../service/webhooks/delivery-log.ts'
import { newDeliveryId } from '../service/webhooks/new-webhook.ts'
import { wholeNumber } from '../settings/parsers/number.ts'
import type { CommandDeps, StorageInput } from './command.ts'
import { openCommandStorage } from './open-command-storage.ts'
import { isoTime, isoTimeOrNull, minuteText, printJson, printNote, printTable, textColumn } from './print-data.ts'
import { notFound } from './webhook.ts'

/** Runs `presend webhook deliveries`. */
export async function listDeliveries(
  input: StorageInput & { readonly webhookId: string; readonly limit: string },
  deps: CommandDeps,
): Promise<number> {
  const { terminal } = deps
  const { webhookId } = input
  const limit = validOrThrow(wholeNumber({ min: 1, max: 1000 })(input.limit, '--limit'), 'Listing deliveries')
  await using storage = await openCommandStorage(input, deps)
  const { store } = storage
  if ((await store.findWebhook(webhookId)) === null) throw notFound('Listing deliveries', webhookId, 'webhook')
  const listed = await readDeliveryLog(store, webhookId, limit)
  if (input.isJson) printJson({ deliveries: listed.map(deliveryObject) }, terminal)
  else if (listed.length === 0) printNote('No deliveries yet. Each test result creates a delivery.', terminal)
  else printTable(deliveryTable(listed), terminal)
  return 0
}

/** Runs `presend webhook redeliver`. A running service sends the new delivery within seconds. */
export async function redeliver(
  input: StorageInput & { readonly deliveryId: string },
  deps: CommandDeps,
): Promise<number> {
  const { terminal, world } = deps
  await using storage = await openCommandStorage(input, deps)
  const { store } = storage
  const deliveryId = newDeliveryId(world.random)
  const before = await store.findDelivery(input.deliveryId)
  const webhook = before === null ? null : await store.findWebhook(before.webhookId)
  const isCreated = await store.redeliver(input.deliveryId, { deliveryId, nowMs: world.clock.nowMs() })
  if (!isCreated || webhook === null) throw notFound('Repeating a delivery', input.deliveryId, 'delivery')
  const what = { actor: 'presend webhook redeliver', action: 'webhook.redeliver' }
  const subject = `${input.deliveryId} to ${webhook.url}`
  await storage.record({ ...what, workspaceId: webhook.workspaceId, subject })
  if (input.isJson) {
    const delivery = await store.findDelivery(deliveryId)
    printJson({ delivery: delivery === null ? null : deliveryObject({ delivery, attempts: [] }) }, terminal)
    return 0
  }
  terminal.print(`${deliveryId}\n`)
  printNote(
    'If the service is running, it sends the event within seconds; otherwise, it sends the event at its next start.',
    terminal,
  )
  return 0
}

function deliveryTable(listed: readonly LoggedDelivery[]): Table {
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

function deliveryObject({ delivery, attempts }: LoggedDelivery): Readonly<Record<string, unknown>> {
  return {
    id: delivery.deliveryId,
    webhook: delivery.webhookId,
    idempotency_key: delivery.idempotencyKey,
    state: delivery.state,
    created_at: isoTime(delivery.createdAtMs),
    next_attempt_at: isoTimeOrNull(delivery.nextAttemptAtMs),
    repeats: delivery.repeats,
    attempts: attempts.map(({ attemptNumber, startedAtMs, durationMs, statusCode, detail }) => ({
      number: attemptNumber,
      started_at: isoTime(startedAtMs),
      duration_ms: durationMs,
      status_code: statusCode,
      detail,
    })),
  }
}
