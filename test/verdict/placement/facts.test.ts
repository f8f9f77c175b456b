import { describe, expect, test } from 'vitest'

import { measured, notMeasured } from '../../../src/verdict/placement/facts.ts'

describe('a fact', () => {
  test('measured() returns a measured value, including null', () => {
    expect(measured(false)).toEqual({ status: 'measured', value: false })
    expect(measured(null)).toEqual({ status: 'measured', value: null })
  })

  test('notMeasured() has a reason and no value', () => {
    expect(notMeasured('no address')).toEqual({ status: 'not-measured', reason: 'no address' })
  })
})
