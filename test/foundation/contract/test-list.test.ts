import { expect, it } from 'vitest'

import { listTestsQuery } from '../../../src/foundation/contract/test-list.ts'
import { parseWire } from '../../../src/foundation/contract/wire-schema.ts'

it('listTestsQuery ignores empty parameters', () => {
  const empty = { search: '', source: '', status: '', outcome: '', before: '', per_page: '' }
  expect(Object.values(Object(parseWire(listTestsQuery, empty)).value)).toEqual(Array(6).fill(undefined))
})

it.each([
  [{ status: 'done' }, 'status'],
  [{ outcome: 'passed' }, 'outcome'],
  [{ before: '0' }, 'before'],
  [{ per_page: 'x' }, 'per_page'],
  [{ search: 'x'.repeat(201) }, 'search'],
  [{ search: 'a\0' }, 'search'],
])('listTestsQuery rejects %j', (query, name) => {
  expect(parseWire(listTestsQuery, query)).toMatchObject({ status: 'bad', problems: [{ input: `$.${name}` }] })
})
