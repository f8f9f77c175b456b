import { DatabaseSync } from 'node:sqlite'

import { describe, expect, it } from 'vitest'

import { preparedDatabase } from '../../../../src/service/storage/sqlite/prepared-database.ts'

describe('preparedDatabase()', () => {
  it('prepares each SQL text once, and keeps a limited number of statements', () => {
    const database = preparedDatabase(new DatabaseSync(':memory:'))
    const first = database.prepare('select 1 as one')
    expect(database.prepare('select 1 as one')).toBe(first)
    for (let index = 0; index < 200; index += 1) database.prepare(`select ${index} as number`)
    expect(database.prepare('select 1 as one')).not.toBe(first)
    database.close()
  })

  it('distinguishes statements that return rows from those that do not', () => {
    const database = preparedDatabase(new DatabaseSync(':memory:'))
    const create = database.prepare('create table t (x)')
    expect(create.reader).toBe(false)
    create.run([])
    expect(database.prepare('insert into t values (?) returning x').reader).toBe(true)
    expect(database.prepare('insert into t values (?)').run([7])).toMatchObject({ changes: 1 })
    expect([...database.prepare('select x from t').iterate([])]).toEqual([{ x: 7 }])
    database.close()
  })

  it.each([[null], ['text'], [7], [1.5], [7n], [new Uint8Array([1])]])('binds %s', (value) => {
    const database = preparedDatabase(new DatabaseSync(':memory:'))
    expect(database.prepare('select ? is ? as x').all([value, value])).toEqual([{ x: 1 }])
    database.close()
  })
})
