import { describe, expect, it } from 'vitest'

import { deleteOlderThan } from '../../../src/service/storage/retention-queries.ts'
import { aNewTest, someSeeds } from './builders.ts'
import { type LoggedDatabase, loggedDatabase } from './logged-database.ts'

async function withOldTests(count: number): Promise<LoggedDatabase> {
  const database = await loggedDatabase()
  for (let index = 0; index < count; index += 1) {
    await database.store.createTest(aNewTest({ createdAtMs: index, seeds: someSeeds(1) }))
  }
  database.statements.length = 0
  return database
}

const age = { createdBeforeMs: 1000, nowMs: Number.MAX_SAFE_INTEGER, onTestDeleted: () => undefined }

describe('deleteOlderThan()', () => {
  it('deletes in transactions of at most fifty tests', async () => {
    await using database = await withOldTests(120)
    expect(await deleteOlderThan(database, age, new AbortController().signal)).toEqual({ tests: 120, messages: 0 })
    expect(database.statements.filter((text) => text.startsWith('delete from "tests"'))).toHaveLength(3)
    expect(database.statements.filter((text) => text === 'commit').length).toBeGreaterThanOrEqual(6)
  })

  it('lets other work run between two batches', async () => {
    await using database = await withOldTests(60)
    let turns = 0
    const turn = (): void => {
      turns += 1
      if (turns < 1000) setImmediate(turn)
    }
    setImmediate(turn)
    await deleteOlderThan(database, age, new AbortController().signal)
    expect(turns).toBeGreaterThan(0)
    turns = 1000
  })

  it('stops after the current batch when it is aborted', async () => {
    await using database = await withOldTests(120)
    const stopping = new AbortController()
    setImmediate(() => stopping.abort(new Error('the service stops')))
    await expect(deleteOlderThan(database, age, stopping.signal)).rejects.toThrow('the service stops')
    const { length } = await database.db.selectFrom('tests').select('id').execute()
    expect([20, 70]).toContain(length)
  })
})
