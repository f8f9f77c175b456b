import { expect, it } from 'vitest'

import { keepsMessages, listMessages } from '../../src/storage/inbound-queries.ts'
import { anInboundMessage } from './builders.ts'
import { loggedDatabase } from './logged-database.ts'

it('a message is kept in one transaction of one statement', async () => {
  await using database = await loggedDatabase()
  await keepsMessages(database)(anInboundMessage())
  expect(database.statements).toHaveLength(3)
  expect(database.statements[1]).toMatch(/^insert into "inbound_messages" .* on conflict \("id"\) do nothing$/su)
})

it('listMessages() reads no bytes', async () => {
  await using database = await loggedDatabase()
  await listMessages(database.db, { receivedBeforeMs: 1, limit: 1, after: null })
  expect(database.statements[0]).toMatch(/^select "id" as "messageId", "received_at_ms" as "receivedAtMs" from/u)
})
