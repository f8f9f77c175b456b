import { expect, it } from 'vitest'

import { findsCopyTargets, recordCopy } from '../../src/storage/copy-queries.ts'
import { createTest, findTest } from '../../src/storage/test-queries.ts'
import { aNewTest, aRecord } from './builders.ts'
import { loggedDatabase } from './logged-database.ts'

it('findsCopyTargets() asks once, and not at all without a tracking id', async () => {
  await using database = await loggedDatabase()
  const query = { address: 'seed1@box0.example', messageKey: 'm' }
  await findsCopyTargets(database.db)({ ...query, trackingIds: [] })
  expect(database.statements).toEqual([])
  await findsCopyTargets(database.db)({ ...query, trackingIds: ['a', 'b', 'c'] })
  expect(database.statements).toHaveLength(1)
})

it('recordCopy() writes nothing of a copy whose test is gone', async () => {
  await using database = await loggedDatabase()
  const copy = { numericId: 77, address: 'seed1@box0.example', messageKey: 'm', record: aRecord() }
  await expect(recordCopy(database, copy)).rejects.toThrow(/foreign key/iu)
  expect(await database.db.selectFrom('message_copies').selectAll().execute()).toEqual([])
})

it('recordCopy() undoes everything when one of its steps fails', async () => {
  await using database = await loggedDatabase()
  const test = aNewTest()
  const numericId = await createTest(database, test)
  await database.db.schema.alterTable('tests').renameColumn('inbox_count', 'lost').execute()
  const copy = { numericId, address: 'seed1@box0.example', messageKey: 'm', record: aRecord() }
  await expect(recordCopy(database, copy)).rejects.toThrow('inbox_count')
  await database.db.schema.alterTable('tests').renameColumn('lost', 'inbox_count').execute()
  expect((await findTest(database.db, test.workspaceId, test.trackingId))?.seeds[0]?.result).toBeNull()
  expect(await database.db.selectFrom('message_copies').selectAll().execute()).toEqual([])
})
