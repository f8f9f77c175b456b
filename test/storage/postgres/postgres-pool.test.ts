import { types } from 'pg'
import { expect, it } from 'vitest'

import { connectionOptions, openMigrationPool, openPool } from '../../../src/storage/postgres/postgres-pool.ts'

const url = 'postgres://presend@127.0.0.1:1/presend'
it('64-bit integers are read as numbers, and one that no number can hold is an error', () => {
  const parse: unknown = connectionOptions(url).types?.getTypeParser(types.builtins.INT8)
  if (typeof parse !== 'function') throw new TypeError('there is no parser')
  expect(parse('1800000000000')).toBe(1_800_000_000_000)
  expect(parse('-9007199254740991')).toBe(Number.MIN_SAFE_INTEGER)
  expect(() => parse('9007199254740993')).toThrow('the database holds 9007199254740993')
})

it('every wait for the server has an end, and the server gives up before we do', () => {
  const options = connectionOptions(url)
  expect(options.connectionTimeoutMillis).toBeGreaterThan(0)
  expect(options.query_timeout).toBeGreaterThan(Number(options.statement_timeout))
  expect(options.idle_in_transaction_session_timeout).toBeGreaterThan(0)
})

it('a migration may take as long as it takes, and has one connection', async () => {
  const pool = openMigrationPool({ url }, () => undefined)
  expect(pool.options).toMatchObject({ max: 1, statement_timeout: 0, query_timeout: 0 })
  expect(pool.options.idle_in_transaction_session_timeout).toBe(0)
  await pool.end()
})

it('a pool has ten connections, or as many as it is told', async () => {
  const pools = [openPool({ url }, () => undefined), openPool({ url, poolSize: 3 }, () => undefined)]
  expect(pools.map((pool) => pool.options.max)).toEqual([10, 3])
  await Promise.all(pools.map(async (pool) => await pool.end()))
})

it('an idle connection that breaks is told, and ends nothing', async () => {
  const told: unknown[] = []
  const pool = openPool({ url }, (error) => told.push(error))
  const error = new Error('the connection broke')
  pool.emit('error', error)
  expect(told).toEqual([error])
  await pool.end()
})
