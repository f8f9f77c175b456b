import { describe, expect, it } from 'vitest'
import { toWorkspaceId } from '../../../src/foundation/contract/identifiers.ts'

import { aNewTest, someSeeds } from './builders.ts'
import { loggedDatabase } from './logged-database.ts'

describe('findTest()', () => {
  it('runs one query for any kind of name and number of seeds', async () => {
    await using database = await loggedDatabase()
    const test = aNewTest({ seeds: someSeeds(200) })
    const id = await database.store.createTest(test)
    for (const name of [String(id), test.trackingId, test.trackingKey, 'unknown']) {
      database.statements.length = 0
      await database.store.findTest(test.workspaceId, name)
      expect(database.statements).toHaveLength(1)
    }
  })

  it('selects metadata once and not with each seed', async () => {
    await using database = await loggedDatabase()
    const metadata = { note: 'x'.repeat(16_000) }
    const test = aNewTest({ metadata, seeds: someSeeds(3) })
    await database.store.createTest(test)
    expect((await database.store.findTest(test.workspaceId, test.trackingId))?.metadata).toEqual(metadata)
    expect(database.statements.at(-1)).toContain('case when test_seeds.position = 0 then tests.metadata')
  })
})

it('findReportedHead() reads the test, the time of its outcome and the report access with one query', async () => {
  await using database = await loggedDatabase()
  const test = aNewTest()
  await database.store.createTest(test)
  database.statements.length = 0
  expect(await database.store.findReportedHead(test.trackingId)).toMatchObject({
    outcomeAtMs: null,
    reportAccess: 'link',
  })
  expect(database.statements).toHaveLength(1)
})

it('findExternalTest() runs one query and reads no seeds', async () => {
  await using database = await loggedDatabase()
  await database.store.findExternalTest(toWorkspaceId('workspace-a'), 1)
  expect(database.statements).toHaveLength(1)
  expect(database.statements[0]).not.toContain('test_seeds')
})

it('createTest() writes everything in one transaction', async () => {
  await using database = await loggedDatabase()
  await database.store.createTest(aNewTest({ seeds: someSeeds(2500) }))
  expect(database.statements.map((text) => text.split(' ').slice(0, 3).join(' '))).toEqual([
    'begin immediate',
    'insert into "tests"',
    'insert into "test_seeds"',
    'insert into "test_seeds"',
    'insert into "test_seeds"',
    'insert into "test_counts"',
    'commit',
  ])
})
