import { expect, it } from 'vitest'

import { anInboundMessage } from './builders.ts'
import { loggedDatabase } from './logged-database.ts'

it('keepMessage() runs one statement in a transaction', async () => {
  await using database = await loggedDatabase()
  await database.store.keepMessage(anInboundMessage())
  expect(database.statements).toHaveLength(3)
  expect(database.statements[1]).toMatch(/^insert into "inbound_messages" .* on conflict \("id"\) do nothing$/su)
})

it('listMessages() does not read the bytes of messages', async () => {
  await using database = await loggedDatabase()
  await database.store.listMessages(1, 1)
  expect(database.statements[0]).toMatch(/^select "id" as "messageId", "received_at_ms" as "receivedAtMs" from/u)
})
