import { expect, it } from 'vitest'

import { insertDeliveries, webhookIdsOf } from '../../../src/service/storage/delivery-queries.ts'
import { aNewTest, aWebhook } from './builders.ts'
import { loggedDatabase } from './logged-database.ts'

it('insertDeliveries() inserts the deliveries to all webhooks in one statement', async () => {
  await using database = await loggedDatabase()
  for (const webhookId of ['a', 'b']) await database.store.createWebhook(aWebhook({ webhookId }))
  const testId = await database.store.createTest(aNewTest())
  database.statements.length = 0
  await database.transact(function* () {
    const ids = yield* webhookIdsOf(database, { testId })
    const deliveries = ids.map((webhookId) => ({ webhookId, deliveryId: `${webhookId}.1` }))
    yield* insertDeliveries(database.db, { event: { idempotencyKey: 'k', body: '{}' }, createdAtMs: 5, deliveries })
  })
  expect(database.statements).toHaveLength(4)
  const rows = await database.db
    .selectFrom('webhook_deliveries')
    .select(['delivery_id', 'next_attempt_at_ms'])
    .execute()
  expect(rows).toEqual([
    { delivery_id: 'a.1', next_attempt_at_ms: 5 },
    { delivery_id: 'b.1', next_attempt_at_ms: 5 },
  ])
})

it('recordAttempt() inserts nothing for an unknown delivery', async () => {
  await using database = await loggedDatabase()
  const attempt = { attemptNumber: 1, startedAtMs: 1, durationMs: 1, statusCode: 200, detail: '' }
  await database.store.recordAttempt({ deliveryId: 'unknown', attempt, next: { state: 'delivered' } })
  expect(database.statements.filter((text) => text.startsWith('insert'))).toEqual([])
})
