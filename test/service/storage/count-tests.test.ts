import { expect, it } from 'vitest'

import { countDueTests, makeDue } from '../../../src/service/storage/count-tests.ts'
import { aNewTest } from './builders.ts'
import { loggedDatabase } from './logged-database.ts'

// The store suite, which runs for every database, contains the other tests of counting.
it('countDueTests() counts a test only if it is due', async () => {
  await using database = await loggedDatabase()
  const { db, store } = database
  const testId = await store.createTest(aNewTest())
  const { signal } = new AbortController()
  await database.transact(function* () {
    yield makeDue(db, testId, 100).compile()
  })
  await countDueTests(database, 99, signal)
  expect(await db.selectFrom('daily_sums').select('test_count').execute()).toEqual([])
  await countDueTests(database, 100, signal)
  expect(await db.selectFrom('daily_sums').select('test_count').execute()).toEqual([{ test_count: 1 }])
})
