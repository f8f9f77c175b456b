import { expect, it } from 'vitest'

import { renderCount } from '../../../src/foundation/errors/render-count.ts'

it.each([
  [renderCount(0, 'seed'), '0 seeds'],
  [renderCount(1, 'seed'), '1 seed'],
  [renderCount(3, 'seed'), '3 seeds'],
  [renderCount(2, 'copy', 'copies'), '2 copies'],
  [renderCount(6.67, 'point'), '6.67 points'],
])('renderCount() distinguishes singular and plural: %s', (rendered, expected) => {
  expect(rendered).toBe(expected)
})
