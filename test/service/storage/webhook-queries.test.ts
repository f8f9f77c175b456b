import { expect, it } from 'vitest'

import { aWebhook } from './builders.ts'
import { loggedDatabase } from './logged-database.ts'

it('findWebhook() and listWebhooks() read webhooks and secrets in one query', async () => {
  await using database = await loggedDatabase()
  for (const webhookId of ['a', 'b', 'c']) await database.store.createWebhook(aWebhook({ webhookId }))
  database.statements.length = 0
  await database.store.findWebhook('a')
  expect(await database.store.listWebhooks(null)).toHaveLength(3)
  expect(database.statements).toHaveLength(2)
})

it('secrets are stored in plain text for signing, but never printed', async () => {
  await using database = await loggedDatabase()
  await database.store.createWebhook(aWebhook())
  expect(await database.db.selectFrom('webhook_secrets').select('secret').execute()).toEqual([{ secret: 'whsec_1' }])
  expect(JSON.stringify(await database.store.findWebhook('webhook-1'))).not.toContain('whsec_1')
})
