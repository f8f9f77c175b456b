import { expect, it } from 'vitest'

import { hasKnownSeeds, parseNumericId } from '../../../src/service/storage/admission-queries.ts'

it.each([
  ['1', 1],
  ['42', 42],
  ['0042', null],
  ['0', null],
  ['+1', null],
  ['999999999999999', 999_999_999_999_999],
  ['1000000000000000', null],
  ['', null],
  ['1.0', null],
  ['-1', null],
  ['pst_1', null],
  ['１', null],
])('parseNumericId(%j) returns %j', (name, expected) => {
  expect(parseNumericId(name)).toBe(expected)
})

const test = { numericId: 7, revision: 3 }

it.each([
  ['only the row is wanted', { needsSeeds: false, known: null }, true],
  ['no revision is known', { needsSeeds: true, known: null }, false],
  ['this revision is known', { needsSeeds: true, known: { numericId: 7, revision: 3 } }, true],
  ['an older revision is known', { needsSeeds: true, known: { numericId: 7, revision: 2 } }, false],
  ['another test is known', { needsSeeds: true, known: { numericId: 8, revision: 3 } }, false],
] as const)('hasKnownSeeds() when %s: %j → %j', (_case, wanted, expected) => {
  expect(hasKnownSeeds({ name: '7', ...wanted }, test)).toBe(expected)
})
