import { DatabaseSync } from 'node:sqlite'

import { DatabaseError } from 'pg'
import { describe, expect, it } from 'vitest'

import { isStorageAway } from '../../src/storage/storage-away.ts'

function postgresError(code: string): DatabaseError {
  return Object.assign(new DatabaseError('it says no', 8, 'error'), { code })
}

describe('isStorageAway()', () => {
  it.each([
    ['a PostgreSQL that shuts down', postgresError('57P01')],
    ['a PostgreSQL whose disk is full', postgresError('53100')],
    ['a PostgreSQL with no connection left', postgresError('53300')],
    ['a server that does not listen', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
    ['a connection that broke', new Error('Connection terminated unexpectedly')],
    ['a pool that waited in vain', new Error('timeout exceeded when trying to connect')],
    ['a SQLite file on a full disk', Object.assign(new Error('full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 })],
    ['a SQLite I/O error of any kind', Object.assign(new Error('io'), { code: 'ERR_SQLITE_ERROR', errcode: 4874 })],
  ])('is true for %s', (_name, error) => {
    expect(isStorageAway(error)).toBe(true)
  })

  it.each([
    ['a constraint that does not hold', postgresError('23505')],
    ['SQL that is wrong', postgresError('42601')],
    ['a programming error', new TypeError('undefined is no function')],
    ['no error at all', 'Connection terminated'],
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
