import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { normalDensity, normalQuantile, normalShareBelow } from '../../../src/check/client/normal-distribution.ts'

it.each([
  [0, 0.5],
  [1, 0.841_344_7],
  [-1.959_964, 0.025],
  [3, 0.998_650_1],
])('normalShareBelow(%f) returns %f', (z, share) => {
  expect(normalShareBelow(z)).toBeCloseTo(share, 6)
})

it('normalQuantile() is the inverse of normalShareBelow()', () => {
  fc.assert(
    fc.property(fc.double({ min: -4, max: 4, noNaN: true }), (z) => {
      expect(Math.abs(normalQuantile(normalShareBelow(z)) - z)).toBeLessThan(1e-3)
    }),
  )
})

it('normalDensity() is the derivative of normalShareBelow()', () => {
  expect((normalShareBelow(0.7001) - normalShareBelow(0.6999)) / 0.0002).toBeCloseTo(normalDensity(0.7), 3)
})
