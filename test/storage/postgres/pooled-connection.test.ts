import { CompiledQuery } from 'kysely'
import { describe, expect, it } from 'vitest'

import { PooledConnection } from '../../../src/storage/postgres/pooled-connection.ts'
import { type FakePool, fakePool, serverError } from './fake-pool.ts'

async function connectionOf(pool: FakePool): Promise<PooledConnection> {
  return new PooledConnection(await pool.connect())
}

describe('a connection', () => {
  it('is given back when its statements went well, or the server refused one', async () => {
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
    ['a time-out of ours', new Error('Query read timeout')],
    ['a lost connection', new Error('Connection terminated unexpectedly')],
    ['a server that shuts down', serverError('57P01', 'FATAL')],
  ])('is closed after %s', async (_what, error) => {
    const pool = fakePool(() => {
      throw error
    })
    const connection = await connectionOf(pool)
    await expect(connection.run('select 1')).rejects.toBe(error)
    connection.release()
    expect(pool.released).toEqual(['closed'])
  })

  it('binds text, numbers, bytes and NULL, and no NUL in text', async () => {
    const pool = fakePool()
    const bytes = new Uint8Array([0, 1])
    await (await connectionOf(pool)).run('x', ['a\0b', 7, 7n, bytes, null])
    expect(pool.values).toEqual([['a\u{fffd}b', 7, 7n, bytes, null]])
  })

  it.each([new Date(0), true, undefined, Number.NaN, { a: 1 }, [1]])('refuses to bind %s', async (value) => {
    const pool = fakePool()
    await expect((await connectionOf(pool)).run('x', [value])).rejects.toThrow('text, numbers, bytes and NULL')
    expect(pool.asked).toEqual([])
  })

  it('answers kysely with rows and a count, and streams nothing', async () => {
    const connection = await connectionOf(fakePool(() => ({ rows: [{ a: 1 }], rowCount: 2 })))
    expect(await connection.executeQuery(CompiledQuery.raw('x'))).toEqual({ rows: [{ a: 1 }], numAffectedRows: 2n })
    expect(() => connection.streamQuery()).toThrow('streams no query')
  })
})
