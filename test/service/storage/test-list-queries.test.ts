import { expect, it } from 'vitest'
import { toWorkspaceId } from '../../../src/foundation/contract/identifiers.ts'

import { maxSearchedTests } from '../../../src/service/storage/listed-test.ts'
import { openMemoryStore } from '../../support/memory-store.ts'
import { aNewTest, anyTest } from './builders.ts'

// The store suite, which runs for every database, contains the other tests.
it('listTests() searches 10,000 tests if the query sets no limit', async () => {
  await using store = await openMemoryStore()
  const ids: number[] = []
  for (const name of ['old', ...Array.from({ length: maxSearchedTests }, () => 'new')]) {
    ids.push(await store.createTest(aNewTest({ name, seeds: [] })))
  }
  const filter = { ...anyTest, search: 'old' }
  const query = { filter, beforeId: null, limit: 10, nowMs: 0 }
  const first = await store.listTests(toWorkspaceId('workspace-a'), query)
  expect(first).toEqual({ tests: [], searchedToId: ids[1] })
  const second = await store.listTests(toWorkspaceId('workspace-a'), { ...query, beforeId: first.searchedToId })
  expect(second).toMatchObject({ tests: [{ name: 'old' }], searchedToId: null })
})
