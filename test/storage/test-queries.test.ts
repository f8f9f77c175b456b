import { describe, expect, it } from 'vitest'

import { createTest, findExternalTest, findTest } from '../../src/storage/test-queries.ts'
import { aNewTest, someSeeds } from './builders.ts'
import { loggedDatabase } from './logged-database.ts'

describe('findTest()', () => {
  it('asks the database once, whatever the name and however many seeds', async () => {
    await using database = await loggedDatabase()
    const test = aNewTest({ seeds: someSeeds(200) })
    const id = await createTest(database, test)
    for (const name of [String(id), test.trackingId, test.trackingKey, 'nobody']) {
      database.statements.length = 0
      await findTest(database.db, test.workspaceId, name)
      expect(database.statements).toHaveLength(1)
    }
  })

  it('carries metadata once and not with each seed', async () => {
    await using database = await loggedDatabase()
    const metadata = { note: 'x'.repeat(16_000) }
    const test = aNewTest({ metadata, seeds: someSeeds(3) })
    await createTest(database, test)
    expect((await findTest(database.db, test.workspaceId, test.trackingId))?.metadata).toEqual(metadata)
    expect(database.statements.at(-1)).toContain('case when test_seeds.position = 0 then tests.metadata')
  })
})

it('findExternalTest() asks once and reads no seed', async () => {
  await using database = await loggedDatabase()
  await findExternalTest(database.db, 'workspace-a', 1)
  expect(database.statements).toHaveLength(1)
  expect(database.statements[0]).not.toContain('test_seeds')
})

it('createTest() writes everything in one transaction that takes the lock first', async () => {
  await using database = await loggedDatabase()
  await createTest(database, aNewTest({ seeds: someSeeds(2500) }))
  expect(database.statements.map((text) => text.split(' ').slice(0, 3).join(' '))).toEqual([
    'begin immediate',
    'insert into "tests"',
    'insert into "test_seeds"',
    'insert into "test_seeds"',
    'insert into "test_seeds"',
    'commit',
  ])
})
