import { CompiledQuery } from 'kysely'
import { expect, it } from 'vitest'

import {
  changeInBatches,
  changesOf,
  firstRowOf,
  rowsOf,
  type StatementResult,
  type Steps,
} from '../../../src/service/storage/sql-database.ts'

const query = { compile: () => CompiledQuery.raw('select 1') }

/** Runs steps that each consist of one statement. */
function answer<T>(steps: Steps<T>, result: StatementResult): T {
  const first = steps.next()
  expect(first.value).toMatchObject({ sql: 'select 1' })
  const end = steps.next(result)
  if (end.done !== true) throw new Error('more than one statement')
  return end.value
}

it('rowsOf() returns all rows, firstRowOf() the first or null, changesOf() the count', () => {
  const rows = [{ a: 1 }, { a: 2 }]
  expect(answer(rowsOf(query), { rows, changedCount: 0 })).toEqual(rows)
  expect(answer(firstRowOf(query), { rows, changedCount: 0 })).toEqual({ a: 1 })
  expect(answer(firstRowOf(query), { rows: [], changedCount: 0 })).toBeNull()
  expect(answer(changesOf(query), { rows: [], changedCount: 3 })).toBe(3)
})

it('changeInBatches() stops after the first batch that is not full, and returns the total', async () => {
  const counts = [10, 10, 3, 10]
  expect(await changeInBatches(10, async () => await Promise.resolve(counts.shift() ?? 0))).toBe(23)
  expect(counts).toEqual([10])
})

it('changeInBatches() starts no batch after the signal has aborted', async () => {
  const stop = new AbortController()
  let batchCount = 0
  const changing = changeInBatches(
    10,
    async () => {
      batchCount += 1
      stop.abort(new Error('stopped'))
      return await Promise.resolve(10)
    },
    stop.signal,
  )
  await expect(changing).rejects.toThrow('stopped')
  expect(batchCount).toBe(1)
})
