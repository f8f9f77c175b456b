import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'

import { postgresDatabase } from '../../../../src/service/storage/postgres/postgres-database.ts'
import { changesOf, type SqlDatabase, type Steps } from '../../../../src/service/storage/sql-database.ts'
import { fakePool, serverError } from './fake-pool.ts'

function* twoSteps({ db }: SqlDatabase): Steps<string> {
  for (const text of ['one', 'two']) yield* changesOf({ compile: () => sql.raw(text).compile(db) })
  return 'done'
}

describe('transact()', () => {
  it('runs all steps on one connection between begin and commit', async () => {
    const pool = fakePool()
    await using database = postgresDatabase(pool)
    expect(await database.transact(() => twoSteps(database))).toBe('done')
    expect(pool.asked).toEqual(['begin', 'one', 'two', 'commit'])
    expect(pool.released).toEqual(['kept'])
  })

  it('rolls back and rejects when a step fails', async () => {
    const pool = fakePool((text) => {
      if (text === 'two') throw serverError('23505')
      return {}
    })
    await using database = postgresDatabase(pool)
    await expect(database.transact(() => twoSteps(database))).rejects.toThrow('23505')
    expect(pool.asked).toEqual(['begin', 'one', 'two', 'rollback'])
    expect(pool.released).toEqual(['kept'])
  })

  it.each(['40001', '40P01'])('retries after %s, up to ten times', async (code) => {
    let failuresLeft = 3
    const pool = fakePool((text) => {
      if (text === 'two' && failuresLeft > 0) {
        failuresLeft -= 1
        throw serverError(code)
      }
      return {}
    })
    await using database = postgresDatabase(pool)
    expect(await database.transact(() => twoSteps(database))).toBe('done')
    expect(pool.asked.filter((text) => text === 'begin')).toHaveLength(4)
    failuresLeft = 1000
    await expect(database.transact(() => twoSteps(database))).rejects.toThrow(code)
    expect(pool.asked.filter((text) => text === 'begin')).toHaveLength(14)
  })

  it('closes a lost connection and does not retry', async () => {
    const pool = fakePool((text) => {
      if (text === 'commit') throw new Error('Connection terminated unexpectedly')
      return {}
    })
    await using database = postgresDatabase(pool)
    await expect(database.transact(() => twoSteps(database))).rejects.toThrow('terminated')
    expect(pool.asked).toEqual(['begin', 'one', 'two', 'commit'])
    expect(pool.released).toEqual(['closed'])
  })

  it('rejects when PostgreSQL replies to a commit with a rollback', async () => {
    const pool = fakePool((text) => (text === 'commit' ? { command: 'ROLLBACK' } : {}))
    await using database = postgresDatabase(pool)
    await expect(database.transact(() => twoSteps(database))).rejects.toThrow(
      'commit failed: PostgreSQL replied ROLLBACK',
    )
  })
})

it('runs single statements through kysely and rejects its transactions', async () => {
  const pool = fakePool()
  await using database = postgresDatabase(pool)
  await sql`select 1`.execute(database.db)
  expect(pool.asked).toEqual(['select 1'])
  await expect(database.db.transaction().execute(async () => await Promise.resolve())).rejects.toThrow('transact')
  expect(pool.released).toEqual(['kept', 'kept'])
})
