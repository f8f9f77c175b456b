import { CompiledQuery } from 'kysely'
import { describe, expect, it } from 'vitest'

import { PooledConnection } from '../../../../src/service/storage/postgres/pooled-connection.ts'
import { type FakePool, fakePool, serverError } from './fake-pool.ts'

async function connectionOf(pool: FakePool): Promise<PooledConnection> {
  return new PooledConnection(await pool.connect())
}

describe('PooledConnection', () => {
  it('returns to the pool after successful statements and statement errors', async () => {
    const pool = fakePool((text) => {
      if (text === 'bad') throw serverError('23505')
      return { rows: [{ a: 1 }], rowCount: 3 }
    })
    const connection = await connectionOf(pool)
    expect(await connection.run('good')).toEqual({ rows: [{ a: 1 }], changedCount: 3, command: 'GOOD' })
    await expect(connection.run('bad')).rejects.toThrow('23505')
    expect(connection.isBroken).toBe(false)
    connection.release()
    expect(pool.released).toEqual(['kept'])
  })

  it.each([
    ['a timeout', new Error('Query read timeout')],
    ['a lost connection', new Error('Connection terminated unexpectedly')],
    ['a server shutdown', serverError('57P01', 'FATAL')],
  ])('is closed after %s', async (_what, error) => {
    const pool = fakePool(() => {
      throw error
    })
    const connection = await connectionOf(pool)
    await expect(connection.run('select 1')).rejects.toBe(error)
    connection.release()
    expect(pool.released).toEqual(['closed'])
  })

  it('binds text, numbers, bytes and null, and replaces NUL in text', async () => {
    const pool = fakePool()
    const bytes = new Uint8Array([0, 1])
    await (await connectionOf(pool)).run('x', ['a\0b', 7, 7n, bytes, null])
    expect(pool.values).toEqual([['a\u{fffd}b', 7, 7n, bytes, null]])
  })

  it('returns rows and a count to kysely, and rejects streaming', async () => {
    const connection = await connectionOf(fakePool(() => ({ rows: [{ a: 1 }], rowCount: 2 })))
    expect(await connection.executeQuery(CompiledQuery.raw('x'))).toEqual({ rows: [{ a: 1 }], numAffectedRows: 2n })
    expect(() => connection.streamQuery()).toThrow('streaming a query is not supported')
  })
})
