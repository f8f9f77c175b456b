import { expect, it } from 'vitest'

import { sqlStore } from '../../../src/service/storage/sql-store.ts'
import { storageExtensions } from '../../support/extensions.ts'
import { aNewTest, aRecord, aRefusal } from './builders.ts'
import { loggedDatabase } from './logged-database.ts'

it('sqlStore() announces recorded copies after the commit, but not ignored ones', async () => {
  const database = await loggedDatabase()
  const announced: unknown[] = []
  await using store = sqlStore(
    database,
    {
      announce: (numericId) => announced.push([numericId, database.statements.at(-1)]),
      listen: () => ({ [Symbol.dispose]: () => undefined }),
      [Symbol.asyncDispose]: async () => await Promise.resolve(),
    },
    storageExtensions,
  )
  const numericId = await store.createTest(aNewTest())
  const copy = { numericId, address: 'seed1@box0.example', messageKey: 'm' }
  await store.recordCopy({ ...copy, record: aRecord() })
  await store.recordCopy({ ...copy, record: aRefusal(451) })
  expect(announced).toEqual([[numericId, 'commit']])
})

it('sqlStore() closes the changes before the database', async () => {
  const closed: string[] = []
  const database = await loggedDatabase()
  const store = sqlStore(
    { ...database, [Symbol.asyncDispose]: async () => await Promise.resolve(void closed.push('database')) },
    {
      announce: () => undefined,
      listen: () => ({ [Symbol.dispose]: () => undefined }),
      [Symbol.asyncDispose]: async () => await Promise.resolve(void closed.push('changes')),
    },
    storageExtensions,
  )
  await store.ping()
  await store[Symbol.asyncDispose]()
  expect(closed).toEqual(['changes', 'database'])
  await database[Symbol.asyncDispose]()
})
