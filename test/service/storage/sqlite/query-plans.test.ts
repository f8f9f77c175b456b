import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toWorkspaceId } from '../../../../src/foundation/contract/identifiers.ts'
import { migrate } from '../../../../src/service/storage/migrate.ts'
import { sqlStore } from '../../../../src/service/storage/sql-store.ts'
import { sqliteDatabase } from '../../../../src/service/storage/sqlite/sqlite-database.ts'
import type { Store } from '../../../../src/service/storage/store.ts'
import { localChanges } from '../../../../src/service/storage/test-changes.ts'
import { storageExtensions } from '../../../support/extensions.ts'
import { hotLists, hotReads, hotTestLists, hotWrites } from '../../../support/hot-queries.ts'
import { watchedConnection } from '../../../support/sqlite-plans.ts'
import { fillingNowMs, fillingStatements } from '../../../support/storage-filler.ts'
import { anyTest } from '../builders.ts'

const file = new DatabaseSync(':memory:')
const { connection, plansOf } = watchedConnection(file)
let store: Store

beforeAll(async () => {
  const database = sqliteDatabase(connection)
  await migrate(database, storageExtensions)
  file.exec('pragma foreign_keys = off')
  for (const text of fillingStatements({ tests: 2000, seedsPerTest: 2 }, 'sqlite')) file.exec(text)
  file.exec('pragma foreign_keys = on')
  store = sqlStore(database, localChanges(), storageExtensions)
})

afterAll(async () => {
  await store[Symbol.asyncDispose]()
})

/**
 * Returns steps that read a whole table or build a temporary index. `listed` is the part of a list that is searched.
 */
function isSlow(step: string): boolean {
  return /^SCAN (?!CONSTANT|listed$|\d+-ROW VALUES)|AUTOMATIC/u.test(step)
}

describe('every frequent query on SQLite', () => {
  it.each([...hotReads, ...hotLists, ...hotTestLists, ...hotWrites])(
    'uses its index: $name',
    async ({ ask, indexes }) => {
      const plan = await plansOf(async () => await ask(store, 1999))
      expect(plan.filter(isSlow)).toEqual([])
      for (const index of indexes) expect(plan.join('\n')).toMatch(new RegExp(`INDEX ${index}\\b`, 'u'))
    },
  )

  it('finds old data by index, except in small tables', async () => {
    const plan = await plansOf(
      async () =>
        await store.deleteOlderThan(
          { createdBeforeMs: 0, nowMs: Number.MAX_SAFE_INTEGER },
          new AbortController().signal,
        ),
    )
    for (const index of ['tests_by_age', 'inbound_messages_by_age', 'webhook_deliveries_by_end']) {
      expect(plan.join('\n')).toMatch(new RegExp(`INDEX ${index}\\b`, 'u'))
    }
    // These tables have few rows, so SQLite may scan them.
    const small = new Set(['SCAN workspaces', 'SCAN invitations', 'SCAN alerts', 'SCAN request_counts'])
    expect(new Set(plan.filter(isSlow))).toEqual(small)
  })

  it('finds the old messages of tests by index', async () => {
    const plan = await plansOf(async () => await store.deleteTestMessages(0, new AbortController().signal))
    expect(plan.join('\n')).toMatch(/INDEX test_messages_by_age\b/u)
    expect(plan.filter(isSlow)).toEqual([])
  })

  it.each([
    [{}, 'tests_of_workspace (workspace_id=? AND id<?)'],
    [{ source: 'source-4' }, 'tests_by_source (workspace_id=? AND source=? AND id<?)'],
    [{ status: 'complete' }, 'tests_of_end (workspace_id=? AND is_complete=? AND id<?)'],
    [{ status: 'expired' }, 'tests_of_end (workspace_id=? AND is_complete=? AND id<?)'],
    [{ search: 'x' }, 'tests_of_workspace (workspace_id=? AND id<?)'],
  ] as const)('reads the list of tests from its key on: %j', async (filter, step) => {
    const query = { filter: { ...anyTest, ...filter }, beforeId: 1000, limit: 51, nowMs: fillingNowMs }
    const plan = await plansOf(async () => await store.listTests(toWorkspaceId('workspace-a'), query))
    expect(plan.join('\n')).toContain(`INDEX ${step}`)
    expect(plan.join('\n')).not.toMatch(/TEMP B-TREE/u)
  })

  it('reads only open tests to count expired ones', async () => {
    const plan = await plansOf(async () => {
      const query = {
        workspaceId: toWorkspaceId('workspace-a'),
        source: null,
        status: 'expired',
        page: 1,
        perPage: 10,
      } as const
      return await store.listExternalTests({ ...query, nowMs: fillingNowMs })
    })
    expect(plan).toContain(
      'SEARCH tests USING COVERING INDEX tests_open (workspace_id=? AND is_complete=? AND expires_at_ms>?)',
    )
    expect(plan.join('\n')).not.toContain('TEMP B-TREE FOR ORDER BY')
  })
})
