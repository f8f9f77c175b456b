/** Runs `presend webhook deliveries` and `presend webhook redeliver`. */

import { wholeNumber } from '../check/settings/parsers/number.ts'
import { invalidInput, type PresendError, validOrThrow } from '../foundation/errors/presend-error.ts'
import { quoteValue } from '../foundation/errors/problem.ts'
import { type LoggedDelivery, readDeliveryLog } from '../service/webhooks/delivery-log.ts'
import { newDeliveryId } from '../service/webhooks/new-webhook.ts'
import type { CommandDeps, StorageInput } from './command.ts'
import { openCommandStorage } from './open-command-storage.ts'
import { dateOrNull, type Field, isoTime, objectOf, printJson, printList, printNote } from './print-data.ts'
import { notFound } from './webhook.ts'

const deliveryFields: readonly Field<LoggedDelivery>[] = [
  { key: 'id', column: 'id', value: ({ delivery }) => delivery.deliveryId },
  { key: 'webhook', value: ({ delivery }) => delivery.webhookId },
  { key: 'idempotency_key', value: ({ delivery }) => delivery.idempotencyKey },
  { key: 'state', column: 'state', value: ({ delivery }) => delivery.state },
  { column: 'attempts', value: ({ attempts }) => attempts.length },
  {
    column: 'status',
    value: ({ attempts }) => attempts.at(-1)?.statusCode ?? (attempts.length === 0 ? null : 'no answer'),
  },
  { key: 'created_at', column: 'created (UTC)', value: ({ delivery }) => new Date(delivery.createdAtMs) },
  { key: 'next_attempt_at', column: 'next attempt', value: ({ delivery }) => dateOrNull(delivery.nextAttemptAtMs) },
  { column: 'detail', value: ({ attempts }) => attempts.at(-1)?.detail ?? null },
  { key: 'repeats', value: ({ delivery }) => delivery.repeats },
  {
    key: 'attempts',
    value: ({ attempts }) =>
      attempts.map(({ attemptNumber, startedAtMs, durationMs, statusCode, detail }) => ({
        number: attemptNumber,
        started_at: isoTime(startedAtMs),
        duration_ms: durationMs,
        status_code: statusCode,
        detail,
      })),
  },
]

/** Runs `presend webhook deliveries`. */
export async function listDeliveries(
  input: StorageInput & { readonly webhookId: string; readonly limit: string },
  deps: CommandDeps,
): Promise<number> {
  const { webhookId } = input
  const limit = validOrThrow(wholeNumber({ min: 1, max: 1000 })(input.limit, '--limit'), 'Listing deliveries')
  await using storage = await openCommandStorage(input, deps)
  const { store } = storage
  if ((await store.findWebhook(webhookId)) === null) throw notFound('Listing deliveries', webhookId, 'webhook')
  const listed = await readDeliveryLog(store, webhookId, limit)
  const note = 'No deliveries yet. Each test result creates a delivery.'
  printList(listed, { key: 'deliveries', fields: deliveryFields, note, isJson: input.isJson }, deps.terminal)
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
  const redelivery = await store.redeliver(input.deliveryId, { deliveryId, nowMs: world.clock.nowMs() })
  if (redelivery === 'unknown' || webhook === null) {
    throw notFound('Repeating a delivery', input.deliveryId, 'delivery')
  }
  if (redelivery === 'due') throw alreadyDue(input.deliveryId)
  const what = { actor: 'presend webhook redeliver', action: 'webhook.redeliver' }
  const subject = `${input.deliveryId} to ${webhook.url}`
  await storage.record({ ...what, workspaceId: webhook.workspaceId, subject })
  if (input.isJson) {
    const delivery = await store.findDelivery(deliveryId)
    printJson({ delivery: delivery === null ? null : objectOf(deliveryFields, { delivery, attempts: [] }) }, terminal)
    return 0
  }
  terminal.print(`${deliveryId}\n`)
  printNote(
    'If the service is running, it sends the event within seconds; otherwise, it sends the event at its next start.',
    terminal,
  )
  return 0
}

function alreadyDue(deliveryId: string): PresendError {
  return invalidInput({
    done: 'Repeating a delivery',
    came: `${quoteValue(deliveryId)}, whose event has an attempt that is due or in progress`,
    expected: 'a delivery that has ended or waits for its next attempt',
    todo: 'see the result with: presend webhook deliveries',
  })
}
