import { expect, it } from 'vitest'
import { toTrackingId } from '../../../src/foundation/contract/identifiers.ts'

import { aNewTest, aRecord } from './builders.ts'
import { loggedDatabase } from './logged-database.ts'

it('findCopyTarget() runs one query, and none without tracking ids', async () => {
  await using database = await loggedDatabase()
  const query = { address: 'seed1@box0.example', messageKey: 'm' }
  await database.store.findCopyTarget({ ...query, trackingIds: [] })
  expect(database.statements).toEqual([])
  await database.store.findCopyTarget({
    ...query,
    trackingIds: [toTrackingId('a'), toTrackingId('b'), toTrackingId('c')],
  })
  expect(database.statements).toHaveLength(1)
})

it('recordCopy() writes nothing for a deleted test', async () => {
  await using database = await loggedDatabase()
  const copy = { numericId: 77, address: 'seed1@box0.example', messageKey: 'm', record: aRecord() }
  await expect(database.store.recordCopy(copy)).rejects.toThrow(/foreign key/iu)
  expect(await database.db.selectFrom('message_copies').selectAll().execute()).toEqual([])
})

it('recordCopy() rolls back everything when a step fails', async () => {
  await using database = await loggedDatabase()
  const test = aNewTest()
  const numericId = await database.store.createTest(test)
  await database.db.schema.alterTable('tests').renameColumn('inbox_count', 'lost').execute()
  const copy = { numericId, address: 'seed1@box0.example', messageKey: 'm', record: aRecord() }
  await expect(database.store.recordCopy(copy)).rejects.toThrow('inbox_count')
  await database.db.schema.alterTable('tests').renameColumn('lost', 'inbox_count').execute()
  expect((await database.store.findTest(test.workspaceId, test.trackingId))?.seeds[0]?.result).toBeNull()
  expect(await database.db.selectFrom('message_copies').selectAll().execute()).toEqual([])
})
