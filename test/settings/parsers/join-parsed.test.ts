import { expect, it } from 'vitest'

import { bad, ok } from '../../../src/errors/problem.ts'
import { joinParsed } from '../../../src/settings/parsers/join-parsed.ts'

it('joinParsed() gives all values in order', () => {
  expect(joinParsed([ok(1), ok(2)])).toEqual(ok([1, 2]))
})

it('joinParsed() gives all problems when there is one', () => {
  const one = { input: 'a', expected: 'x' }
  const two = { input: 'b', expected: 'y' }
  expect(joinParsed([ok(1), bad(one), bad(two)])).toEqual(bad(one, two))
})
