import { expect, test } from 'vitest'

import { positionOf } from '../../src/errors/text-position.ts'

test.each([
  [0, 1, 1],
  [2, 1, 3],
  [3, 2, 1],
  [6, 4, 1],
])('positionOf() returns 1-based positions: offset %i', (offset, line, column) => {
  expect(positionOf('ab\nc\n\nd', offset)).toEqual({ line, column })
})
