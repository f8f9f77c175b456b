import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { lineIndex } from '../../../src/foundation/errors/line-index.ts'
import { positionOf } from '../../../src/foundation/errors/problem.ts'

it('lineIndex() agrees with positionOf() on every offset', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '\n', '\r', 'é') }), (text) => {
      const index = lineIndex(text)
      for (let offset = 0; offset <= text.length; offset += 1) {
        expect(index.positionOf(offset)).toEqual(positionOf(text, offset))
      }
    }),
  )
})

it('lineIndex() returns the start of each line', () => {
  const index = lineIndex('a\nbc\n')
  expect([1, 2, 3, 4].map((line) => index.offsetOfLine(line))).toEqual([0, 2, 5, 5])
})
