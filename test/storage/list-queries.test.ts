import { expect, it } from 'vitest'

import { listExternalTests } from '../../src/storage/list-queries.ts'
import { createTest } from '../../src/storage/test-queries.ts'
import { aNewTest } from './builders.ts'
import { loggedDatabase } from './logged-database.ts'

const query = {
  workspaceId: 'workspace-a',
  source: null,
  status: 'expired',
  page: 1,
  perPage: 10,
  nowMs: 2_000_000,
} as const

it('tests that are made while a list is counted never make the count negative', async () => {
  const database = await loggedDatabase()
  const listing = listExternalTests(database.db, query)
  while (!database.statements.some((text) => text.includes('"test_totals"'))) await Promise.resolve()
  const made = Promise.all(
    [1, 2].map(async () => await createTest(database, aNewTest({ style: 'external-test', source: 'ci' }))),
  )
  expect(await listing).toEqual({ tests: [], totalCount: 0 })
  await made
  const open = database.statements.findLastIndex((text) => text.includes('count(*)'))
  const lastMade = database.statements.findLastIndex((text) => text.startsWith('insert into "tests"'))
  expect(lastMade, 'they were made before the open ones were counted').toBeLessThan(open)
  await database[Symbol.asyncDispose]()
})
