import { expect, it } from 'vitest'
import { toWorkspaceId } from '../../../src/foundation/contract/identifiers.ts'

import { listExternalTests } from '../../../src/service/storage/list-queries.ts'
import { aNewTest } from './builders.ts'
import { loggedDatabase } from './logged-database.ts'

const query = {
  workspaceId: toWorkspaceId('workspace-a'),
  source: null,
  status: 'expired',
  page: 1,
  perPage: 10,
  nowMs: 2_000_000,
} as const

it('listExternalTests() never returns a negative count when tests are created while it counts', async () => {
  const database = await loggedDatabase()
  const listing = listExternalTests(database.db, query)
  while (!database.statements.some((text) => text.includes('"test_totals"'))) await Promise.resolve()
  const made = Promise.all(
    [1, 2].map(async () => await database.store.createTest(aNewTest({ style: 'external-test', source: 'ci' }))),
  )
  expect(await listing).toEqual({ tests: [], totalCount: 0 })
  await made
  const open = database.statements.findLastIndex((text) => text.includes('count(*)'))
  const lastMade = database.statements.findLastIndex((text) => text.startsWith('insert into "tests"'))
  expect(lastMade, 'the tests were created before open ones were counted').toBeLessThan(open)
  await database[Symbol.asyncDispose]()
})
