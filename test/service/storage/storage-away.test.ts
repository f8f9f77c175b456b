import { DatabaseSync } from 'node:sqlite'

import { DatabaseError } from 'pg'
import { describe, expect, it } from 'vitest'

import { isStorageAway } from '../../../src/service/storage/storage-away.ts'

function postgresError(code: string): DatabaseError {
  return Object.assign(new DatabaseError('it says no', 8, 'error'), { code })
}

describe('isStorageAway()', () => {
  it.each([
    ['a PostgreSQL server that is shutting down', postgresError('57P01')],
    ['a PostgreSQL server whose disk is full', postgresError('53100')],
    ['a PostgreSQL server without free connections', postgresError('53300')],
    ['a PostgreSQL server that is read-only', postgresError('25006')],
    ['a server that does not listen', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
    ['a broken connection', new Error('Connection terminated unexpectedly')],
    ['a pool whose wait timed out', new Error('timeout exceeded when trying to connect')],
    ['a SQLite file on a full disk', Object.assign(new Error('full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 })],
    ['a SQLite I/O error of any kind', Object.assign(new Error('io'), { code: 'ERR_SQLITE_ERROR', errcode: 4874 })],
  ])('is true for %s', (_name, error) => {
    expect(isStorageAway(error)).toBe(true)
  })

  it.each([
    ['a violated constraint', postgresError('23505')],
    ['invalid SQL', postgresError('42601')],
    ['a programming error', new TypeError('undefined is no function')],
    ['the absence of an error', 'Connection terminated'],
  ])('is false for %s', (_name, error) => {
    expect(isStorageAway(error)).toBe(false)
  })

  it('recognizes errors of SQLite', () => {
    using database = new DatabaseSync(':memory:')
    expect(errorOf(() => database.exec('selec 1'))).toSatisfy((error) => !isStorageAway(error))
    database.exec('pragma query_only = on')
    expect(errorOf(() => database.exec('create table t (a)'))).toSatisfy(isStorageAway)
  })
})

function errorOf(work: () => void): unknown {
  try {
    work()
  } catch (error) {
    return error
  }
  throw new Error('nothing was thrown')
}
