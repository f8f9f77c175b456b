import { types } from 'pg'
import { expect, it } from 'vitest'

import {
  connectionOptions,
  openMigrationPool,
  openPool,
} from '../../../../src/service/storage/postgres/postgres-pool.ts'

const url = 'postgres://presend@127.0.0.1:1/presend'
it('connectionOptions() parses 64-bit integers as numbers and rejects larger ones', () => {
  const parse: unknown = connectionOptions(url).types?.getTypeParser(types.builtins.INT8)
  if (typeof parse !== 'function') throw new TypeError('no parser')
  expect(parse('1800000000000')).toBe(1_800_000_000_000)
  expect(parse('-9007199254740991')).toBe(Number.MIN_SAFE_INTEGER)
  expect(() => parse('9007199254740993')).toThrow(
    'expected an integer below 2^53 in a database column, got 9007199254740993',
  )
})

it('connectionOptions() limits every wait, on the server earlier than on the client', () => {
  const options = connectionOptions(url)
  expect(options.connectionTimeoutMillis).toBeGreaterThan(0)
  expect(options.query_timeout).toBeGreaterThan(Number(options.statement_timeout))
  expect(options.idle_in_transaction_session_timeout).toBeGreaterThan(0)
})

it('openMigrationPool() has one connection without timeouts', async () => {
  const pool = openMigrationPool({ url }, () => undefined)
  expect(pool.options).toMatchObject({ max: 1, statement_timeout: 0, query_timeout: 0 })
  expect(pool.options.idle_in_transaction_session_timeout).toBe(0)
  await pool.end()
})

it('openPool() has ten connections unless `poolSize` is given', async () => {
  const pools = [openPool({ url }, () => undefined), openPool({ url, poolSize: 3 }, () => undefined)]
  expect(pools.map((pool) => pool.options.max)).toEqual([10, 3])
  await Promise.all(pools.map(async (pool) => await pool.end()))
})

it('openPool() reports an idle connection that breaks', async () => {
  const reported: unknown[] = []
  const pool = openPool({ url }, (error) => reported.push(error))
  const error = new Error('the connection broke')
  pool.emit('error', error)
  expect(reported).toEqual([error])
  await pool.end()
})
