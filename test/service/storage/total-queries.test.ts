import { expect, it } from 'vitest'
import { toWorkspaceId } from '../../../src/foundation/contract/identifiers.ts'

import { addToTotals, readTotals } from '../../../src/service/storage/total-queries.ts'
import { loggedDatabase } from './logged-database.ts'

const test = { workspaceId: toWorkspaceId('a'), style: 'external-test', source: 'ci' } as const

it('addToTotals() counts an external test for its workspace and for its source', async () => {
  await using database = await loggedDatabase()
  const { db } = database
  await database.transact(() => addToTotals(db, test, { total: 1, complete: 0 }))
  await database.transact(() => addToTotals(db, { ...test, source: '' }, { total: 1, complete: 1 }))
  await database.transact(() => addToTotals(db, { ...test, source: null }, { total: 1, complete: 0 }))
  expect(await readTotals(db, toWorkspaceId('a'), null)).toEqual({ total: 3, complete: 1 })
  expect(await readTotals(db, toWorkspaceId('a'), 'ci')).toEqual({ total: 1, complete: 0 })
  expect(await readTotals(db, toWorkspaceId('a'), '')).toEqual({ total: 1, complete: 1 })
  expect(await readTotals(db, toWorkspaceId('a'), 'nobody')).toEqual({ total: 0, complete: 0 })
  expect(await readTotals(db, toWorkspaceId('b'), null)).toEqual({ total: 0, complete: 0 })
})

it('addToTotals() writes nothing for a spam test', async () => {
  await using database = await loggedDatabase()
  await database.transact(() => addToTotals(database.db, { ...test, style: 'spam-test' }, { total: 1, complete: 0 }))
  expect(database.statements).toEqual(['begin immediate', 'commit'])
})
