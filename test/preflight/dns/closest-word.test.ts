import { expect, it } from 'vitest'

import { closestWord } from '../../../src/preflight/dns/closest-word.ts'

it.each([
  ['quarentine', 'quarantine'],
  ['Rejct', 'reject'],
  ['nnoe', 'none'],
  ['block', null],
  ['x'.repeat(5000), null],
])('closestWord(%s) returns %s', (text, expected) => {
  expect(closestWord(text, ['none', 'quarantine', 'reject'])).toBe(expected)
})
