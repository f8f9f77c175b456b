import { describe, expect, test } from 'vitest'

import { measured, notMeasured } from '../../../src/verdict/placement/facts.ts'

describe('a fact', () => {
  test('is a value that was measured, also when the value is nothing', () => {
    expect(measured(false)).toEqual({ status: 'measured', value: false })
    expect(measured(null)).toEqual({ status: 'measured', value: null })
  })

  test('or the reason why it was not, and then it has no value', () => {
    expect(notMeasured('no address')).toEqual({ status: 'not-measured', reason: 'no address' })
  })
})
