import { expect, it } from 'vitest'

import { testField } from '../../../src/service/operations/test-field.ts'

it.each([
  [[], {}],
  [[7], { test: 7 }],
  [[7, 7], { test: 7 }],
  [[7, 8, 7], { test: [7, 8] }],
])('testField(%j) is %j', (numericIds, field) => {
  expect(testField(numericIds)).toEqual(field)
})
