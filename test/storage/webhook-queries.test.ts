import { expect, it } from 'vitest'

import { createWebhook, findWebhook, listWebhooks } from '../../src/storage/webhook-queries.ts'
import { aWebhook } from './builders.ts'
import { loggedDatabase } from './logged-database.ts'

it('findWebhook() and listWebhooks() ask once, secrets included, however many there are', async () => {
  await using database = await loggedDatabase()
  for (const webhookId of ['a', 'b', 'c']) await createWebhook(database, aWebhook({ webhookId }))
  database.statements.length = 0
  await findWebhook(database.db, 'a')
  expect(await listWebhooks(database.db, null)).toHaveLength(3)
  expect(database.statements).toHaveLength(2)
})

it('a secret is kept as it is, since it must sign, and printed by nobody', async () => {
  await using database = await loggedDatabase()
  await createWebhook(database, aWebhook())
  expect(await database.db.selectFrom('webhook_secrets').select('secret').execute()).toEqual([{ secret: 'whsec_1' }])
  expect(JSON.stringify(await findWebhook(database.db, 'webhook-1'))).not.toContain('whsec_1')
})
